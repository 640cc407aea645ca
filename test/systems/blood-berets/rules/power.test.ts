/** Dark powers: skill less level, saves, fumbles, once a turn ("Dark Symmetry", "Dark Symmetry Checklist"). */
import { describe, expect, it } from 'vitest';
import { effectRoll } from '../../../../src/systems/blood-berets/dice-odds.ts';
import { powerSkill } from '../../../../src/systems/blood-berets/rules/power.ts';
import { POWERS, type Power } from '../../../../src/systems/blood-berets/vocabulary.ts';
import { Stage, type Setting } from '../stage.ts';

/** The first Nepharite, dark symmetry 16, and a trooper in sight, initiative 13. */
function facing(symmetry: readonly Power[], dice: number[] = [], more: Partial<Setting> = {}): Stage {
  return new Stage({ rules: 'advanced', figures: { 'nepharite-1': { at: [2, 2], symmetry }, 'trooper-3': { at: [5, 2] } }, dice, ...more });
}

const lance = (...dice: number[]): Stage => {
  const stage = facing(['lance-of-pain'], dice);
  return stage.play({ do: 'power', power: 'lance-of-pain', target: stage.figure('trooper-3') });
};

const stunned = (stage: Stage) => ({ trooper: stage.at('trooper-3').stunned, nepharite: stage.at('nepharite-1').stunned, unused: stage.unused.length });

describe('a dark power', () => {
  it('is rolled against the skill less its level: a malfunction by skill 16 needs 13 or less', () => {
    const stage = facing(['malfunction']);
    const skills = POWERS.map((power) => powerSkill(stage.ground, stage.battle, stage.figure('nepharite-1'), power));
    expect(skills).toEqual([15, 15, 14, 13, 12, 12, 11, 11, 10, 10]);
    stage.at('nepharite-1').wounds = 2;
    expect(powerSkill(stage.ground, stage.battle, stage.figure('nepharite-1'), 'malfunction')).toBe(10);
  });

  it('succeeds unless the attacked Blood Beret rolls his initiative or less', () => {
    expect(stunned(lance(15, 14))).toEqual({ trooper: true, nepharite: false, unused: 0 });
    expect(stunned(lance(15, 13))).toEqual({ trooper: false, nepharite: false, unused: 0 });
    expect(stunned(lance(16))).toEqual({ trooper: false, nepharite: false, unused: 0 });
  });

  it('a 1 leaves him no roll, a 20 stuns the Nepharite', () => {
    expect(stunned(lance(1))).toEqual({ trooper: true, nepharite: false, unused: 0 });
    const fumbled = lance(20);
    expect([stunned(fumbled), fumbled.battle.active]).toEqual([{ trooper: false, nepharite: true, unused: 0 }, null]);
  });

  it('so a Lance of Pain by skill 16 stuns initiative 13, 15 and 17 with .295, .225 and .155, and a Dimension Warp gets 13 and 15 with .225 and .175', () => {
    const chance = (level: number, initiative: number) => effectRoll(16 - level, true, initiative, 1).odds().average((worth) => worth);
    expect([13, 15, 17].map((initiative) => chance(1, initiative))).toEqual([0.295, 0.225, 0.155].map((each) => expect.closeTo(each, 12) as number));
    expect([13, 15].map((initiative) => chance(5, initiative))).toEqual([0.225, 0.175].map((each) => expect.closeTo(each, 12) as number));
  });

  it('the helmet and a hyperactivator help against it, the scanner does not', () => {
    const saves = (trooper: Partial<Setting['figures'][string]>, ...dice: number[]) => {
      const stage = facing(['lance-of-pain'], dice, { figures: { 'nepharite-1': { at: [2, 2], symmetry: ['lance-of-pain'] }, 'trooper-3': { at: [5, 2], ...trooper } } });
      return !stage.play({ do: 'power', power: 'lance-of-pain', target: stage.figure('trooper-3') }).at('trooper-3').stunned;
    };
    expect([saves({ gear: ['scanner'] }, 15, 14), saves({ gear: ['psychic-helmet'] }, 15, 17), saves({ gear: ['psychic-helmet', 'hyperactivator'], hyper: true }, 15, 20)]).toEqual([false, true, true]);
  });

  it('costs an action, and only one is used a turn, whether it succeeds or not', () => {
    const stage = facing(['lance-of-pain', 'blindness'], [19]);
    stage.play({ do: 'power', power: 'lance-of-pain', target: stage.figure('trooper-3') });
    expect(stage.battle.active!.left).toBe(4);
    expect(stage.refusal({ do: 'power', power: 'blindness', target: stage.figure('trooper-3') })).toContain('1 of 1 dark powers');
    expect(stage.optionsTo('power')).toEqual([]);
  });

  it('needs the card, which lies open once it was used', () => {
    const stage = facing(['lance-of-pain'], [19]);
    expect(stage.refusal({ do: 'power', power: 'blindness', target: stage.figure('trooper-3') })).toContain('has no blindness');
    stage.play({ do: 'power', power: 'lance-of-pain', target: stage.figure('trooper-3') });
    expect(stage.battle.hands[stage.figure('nepharite-1')]!.shown).toEqual(['lance-of-pain']);
  });

  it('needs its victim in sight', () => {
    const stage = facing(['lance-of-pain'], [], { blocked: [[4, 2]] });
    expect(stage.refusal({ do: 'power', power: 'lance-of-pain', target: stage.figure('trooper-3') })).toContain('does not see');
    expect(stage.optionsTo('power')).toEqual([]);
  });

  it('that is left out is not used', () => {
    const stage = facing(['lance-of-pain'], [], { patch: { 'abilities.lance-of-pain': false } });
    expect(stage.refusal({ do: 'power', power: 'lance-of-pain', target: stage.figure('trooper-3') })).toContain('abilities.lance-of-pain');
  });

  it('is offered in every way that is not refused', () => {
    const stage = facing(POWERS);
    const offered = stage.optionsTo('power');
    expect(offered.filter((action) => stage.refusal(action) !== undefined)).toEqual([]);
    expect(new Set(offered.map(({ power }) => power))).toEqual(new Set(['lance-of-pain', 'blindness', 'dark-aura', 'compression', 'stream-of-acid', 'dimension-warp', 'distort-space', 'time-death']));
  });
});
