/** First aid ("Medics", "Field Surgery Checklist"). */
import { describe, expect, it } from 'vitest';
import { skillRoll } from '../../../../src/systems/blood-berets/dice-odds.ts';
import { Stage, type Setting } from '../stage.ts';

const WARD: Setting['figures'] = { medic: { at: [3, 1], gear: ['medikit'] }, 'trooper-3': { at: [4, 2], wounds: 1 }, 'trooper-4': { at: [6, 2], wounds: 1 }, 'trooper-5': { at: [3, 2] } };

function ward(dice: number[] = [], more: Partial<Setting> = {}): Stage {
  return new Stage({ rules: 'advanced', figures: WARD, dice, ...more });
}

const treated = (die: number): [string, number, number] => {
  const stage = ward([die]);
  stage.play({ do: 'treat', patient: stage.figure('trooper-3') });
  return [stage.at('trooper-3').fate, stage.at('trooper-3').wounds, stage.battle.active!.left];
};

describe('the medic, field surgery 15', () => {
  it('heals with two actions on 15 or less, with one on a 1; fails above; a 20 kills the patient', () => {
    expect([treated(1), treated(15), treated(16), treated(20)]).toEqual([['in-play', 0, 2], ['in-play', 0, 1], ['in-play', 1, 1], ['dead', 1, 1]]);
  });

  it('so heals 15 times in 20, and 12 times when wounded himself', () => {
    const heals = (skill: number) => skillRoll(skill, true).odds().chances.slice(0, 2).reduce((sum, chance) => sum + chance);
    expect([heals(15), heals(12)]).toEqual([expect.closeTo(0.75, 12), expect.closeTo(0.6, 12)]);
  });

  it('may treat himself, with the skill of who is wounded', () => {
    const figures: Setting['figures'] = { medic: { at: [3, 1], gear: ['medikit'], wounds: 1 } };
    const failed = ward([13], { figures });
    failed.play({ do: 'treat', patient: failed.figure('medic') });
    expect(failed.at('medic').wounds).toBe(1);
    const stage = ward([12], { figures });
    stage.play({ do: 'treat', patient: stage.figure('medic') });
    expect(stage.at('medic').wounds).toBe(0);
  });

  it('has to stand next to a wounded comrade, with two actions left', () => {
    const stage = ward([16]);
    expect(stage.refusal({ do: 'treat', patient: stage.figure('trooper-4') })).toContain('not next to');
    expect(stage.refusal({ do: 'treat', patient: stage.figure('trooper-5') })).toContain('not wounded');
    expect(new Set(stage.optionsTo('treat').map(({ patient }) => patient))).toEqual(new Set([stage.figure('trooper-3')]));
    stage.play({ do: 'treat', patient: stage.figure('trooper-3') });
    expect(stage.refusal({ do: 'treat', patient: stage.figure('trooper-3') })).toContain('1 of the 2 actions');
  });

  it('heals nobody by the basic rules, and nobody else heals', () => {
    const basic = ward([], { rules: 'basic' });
    expect(basic.refusal({ do: 'treat', patient: basic.figure('trooper-3') })).toContain('basic rules');
    const trooper = ward([], { turnOf: 'trooper-5' });
    expect(trooper.refusal({ do: 'treat', patient: trooper.figure('trooper-3') })).toContain('no medikit');
  });
});
