/** Dimension Warp: who is gone, who comes back, and how ("Dark Symmetry"). */
import { describe, expect, it } from 'vitest';
import { returnWarped } from '../../../../src/systems/blood-berets/rules/warp.ts';
import { nephariteWith, use } from '../powers/powers.ts';
import { Stage, type Setting } from '../stage.ts';

const warped = (trooper: Partial<Setting['figures'][string]> = {}, more: Partial<Setting> = {}): Stage => {
  const stage = nephariteWith('dimension-warp', [11, 14], { figures: { 'trooper-3': { at: [5, 2], ...trooper }, medic: { at: [6, 8] } }, ...more });
  return use(stage, 'dimension-warp', { target: stage.figure('trooper-3') });
};

const turnEnds = (stage: Stage): string => {
  returnWarped(stage.ground, stage.state, stage.chance);
  const { fate, wounds } = stage.at('trooper-3');
  stage.battle.turn += 1;
  return `${fate} ${wounds}`;
};

describe('a warped Blood Beret', () => {
  it('is gone for the activation to come, and back wounded on the same square when that turn ends', () => {
    const waiting = warped();
    expect([waiting.at('trooper-3').fate, turnEnds(waiting), waiting.place('trooper-3')]).toEqual(['warped', 'in-play 1', [5, 2]]);
    const acted = warped({ acted: true });
    expect([turnEnds(acted), turnEnds(acted)]).toEqual(['warped 0', 'in-play 1']);
  });

  it('comes back beside it where somebody stands there now', () => {
    const stage = warped();
    stage.at('medic').at = stage.square([5, 2]);
    stage.battle.clock += 1;
    turnEnds(stage);
    expect(stage.place('trooper-3')).toEqual([4, 1]);
  });

  it('finds who has moved in meanwhile, as anybody does who enters a section', () => {
    const stage = warped({}, { counters: [{ piece: 'legionnaire-3', section: 0 }] });
    stage.at('medic').at = stage.square([20, 20]);
    stage.battle.clock += 1;
    turnEnds(stage);
    expect(stage.battle.agenda.at(-1)).toMatchObject({ step: 'discovery', figure: stage.figure('trooper-3'), section: 0 });
  });

  it('takes the aim at him away', () => {
    const stage = nephariteWith('dimension-warp', [11, 14], { figures: { 'trooper-3': { at: [5, 2] }, 'legionnaire-3': { at: [2, 7] } } });
    stage.at('legionnaire-3').aim = stage.figure('trooper-3');
    use(stage, 'dimension-warp', { target: stage.figure('trooper-3') });
    expect(stage.at('legionnaire-3').aim).toBe(-1);
  });

  it('who is wounded already does not come back', () => {
    expect(warped({ wounds: 1 }).at('trooper-3').fate).toBe('dead');
  });

  it('his counter is spent on him like on one who is stunned', () => {
    const stage = warped();
    stage.play({ do: 'end' });
    stage.battle.agenda.push({ step: 'drawn', seat: 0, saved: false });
    expect(stage.optionsTo('recover')).toEqual([{ do: 'recover', figure: stage.figure('trooper-3') }]);
    stage.play({ do: 'recover', figure: stage.figure('trooper-3') });
    expect([stage.at('trooper-3').fate, stage.at('trooper-3').acted]).toEqual(['warped', true]);
  });
});
