/** "Destiny Tokens": how many go to a roll, when they are asked for, and what becomes of those that are sacrificed. */
import { describe, expect, it } from 'vitest';
import type { ConanAction } from '../../../src/systems/conan-rise-of-monsters/actions.ts';
import { limitOf } from '../../../src/systems/conan-rise-of-monsters/rules/destiny.ts';
import { attackRolls, defenseRolls, melee, row, shooting, stageOf } from './line-up.ts';
import { PASS, Stage, type Setting } from './stage.ts';

const spend = (tokens: number): ConanAction => ({ do: 'destiny', tokens });
const rage = (tokens: number): ConanAction => ({ do: 'rage', tokens });
const card = (name: 'gods-of-yag' | 'the-gods-are-with-us' | 'sets-kiss' | 'cimmerian-toughness'): ConanAction => ({ do: 'play', card: name });

const ARCHERS: Setting['units'] = {
  archers: { card: 'bossonian-archers', at: row(5, 20, 30) },
  skirmishers: { card: 'stygian-skirmishers', at: row(5, 20, 22) },
};
const shoot = (setting: Partial<Setting>) => {
  const stage = shooting('archers', { units: ARCHERS, ...setting });
  return stage.play({ do: 'shoot', target: stage.unit('skirmishers') });
};

describe('Destiny Token Limits', () => {
  it('four for a Commander, three for a Monster, two for Warriors', () => {
    const stage = new Stage({ units: { king: { card: 'king-conan', at: [[5, 40]] }, scion: { card: 'scion-of-set', at: [[5, 5]] }, ...ARCHERS } });
    expect(['king', 'scion', 'archers'].map((unit) => limitOf(stage.ground, stage.battle, stage.unit(unit)))).toEqual([4, 3, 2]);
  });

  it('no more than the limit, and no more than are left', () => {
    const stage = shoot({ tokens: { circle: 5 }, dice: 'oo//*** ' });
    expect(stage.asks).toBe('circle: destiny');
    expect(stage.options).toEqual([spend(0), spend(1), spend(2)]);
    expect(stage.refusal(spend(3))).toContain('2 tokens at most');
    const poor = shoot({ tokens: { circle: [1, 5] } });
    expect(poor.options).toEqual([spend(0), spend(1)]);
    expect(poor.refusal(spend(2))).toContain('only 1 tokens are left');
    expect(poor.refusal(spend(0.5))).toContain('whole number');
  });

  it('a reinforced unit has the limit of its kind, and brings one token', () => {
    const stage = shoot({ units: { ...ARCHERS, archers: { card: 'bossonian-archers', at: row(10, 15, 30) } }, tokens: { circle: 5 } });
    expect(stage.options).toEqual([spend(0), spend(1), spend(2)]);
  });
});

describe('Destiny Tokens', () => {
  it('each adds a die to the attack roll: five archers and two tokens, seven dice; they are spent for the turn', () => {
    const stage = shoot({ tokens: { circle: 5 }, dice: 'ooooooo' }).play(spend(2));
    expect(attackRolls(stage)).toEqual(['archers 7: 0/ 0*']);
    expect(stage.battle.destiny[0]).toEqual({ pool: 5, left: 3 });
    expect(stage.battle.tallies.destinySpent).toEqual([2, 0]);
    expect(stage.unused).toEqual([]);
  });

  it('the defender is asked once he knows the hits, and not without one', () => {
    const stage = shoot({ tokens: { set: 5 }, dice: '//ooo oo///' });
    expect(stage.asks).toBe('set: destiny');
    expect(defenseRolls(stage.play(spend(2)))).toEqual(['skirmishers 5: 2o']);
    expect(shoot({ tokens: { set: 5 }, dice: 'ooooo' }).asks).not.toBe('set: destiny');
  });

  it('and so is who checks morale, before it is rolled', () => {
    const stage = stageOf({ units: { ...ARCHERS, guard: { card: 'ancestor-guard', at: row(2, 40, 10) } }, tokens: { set: 1 }, dice: 'ooooo' }, (on) => {
      on.battle.units[on.unit('guard')]!.belowHalf = false;
      return [{ step: 'morale', unit: on.unit('guard'), rally: false, asked: false, destiny: 0 }];
    });
    expect(stage.asks).toBe('set: destiny');
    stage.play(spend(1));
    expect(stage.tells('morale')).toMatchObject([{ dice: 5, swords: 0 }]);
  });

  it('nobody is asked who has none left, or where they are left out', () => {
    expect(attackRolls(shoot({ tokens: { circle: [0, 5] }, dice: 'ooooo' }))).toEqual(['archers 5: 0/ 0*']);
    expect(attackRolls(shoot({ tokens: { circle: 5 }, patch: { 'abilities.destiny': false }, dice: 'ooooo' }))).toEqual(['archers 5: 0/ 0*']);
  });
});

describe('Gods of Yag', () => {
  it('two tokens fewer on the roll they were just announced for; those stay unspent', () => {
    const stage = shoot({ tokens: { circle: 5 }, hands: { set: ['gods-of-yag'] }, dice: 'ooooo' }).play(spend(2));
    expect(stage.asks).toBe('set: window destiny');
    stage.play(card('gods-of-yag'));
    expect(attackRolls(stage)).toEqual(['archers 5: 0/ 0*']);
    expect(stage.battle.destiny[0].left).toBe(5);
  });

  it('a Commander keeps two of four; the next roll has its limit again', () => {
    const units: Setting['units'] = { king: { card: 'king-conan', at: [[20, 20]] }, guard: { card: 'ancestor-guard', at: row(1, 20, 19) } };
    const stage = melee('king', { units, tokens: { circle: 9 }, hands: { set: ['gods-of-yag'] }, dice: 'oooooooooo /' }).play(spend(4), card('gods-of-yag'));
    expect(attackRolls(stage)).toEqual(['king 10: 0/ 0*', 'guard 1: 1/ 0*']);
    expect(stage.battle.destiny[0].left).toBe(7);
    expect(stage.options).toEqual([spend(0), spend(1), spend(2), spend(3), spend(4)]);
  });

  it('is not asked for where it would change nothing: no token, or few enough', () => {
    expect(shoot({ tokens: { circle: 5 }, hands: { set: ['gods-of-yag'] }, dice: 'ooooo' }).play(spend(0)).asks).not.toContain('window');
    const units: Setting['units'] = { king: { card: 'king-conan', at: [[20, 20]] }, guard: { card: 'ancestor-guard', at: row(1, 20, 19) } };
    expect(melee('king', { units, tokens: { circle: [2, 9] }, hands: { set: ['gods-of-yag'] }, dice: 'oooooooooo o' }).play(spend(2)).asks).toBe('circle: pick');
  });

  it('never against its own side', () => {
    expect(shoot({ tokens: { set: 5 }, hands: { set: ['gods-of-yag'] }, dice: '//ooo oo///' }).play(spend(2)).asks).toBe('circle: pick');
  });
});

describe('The Gods are With Us', () => {
  const hands = { circle: ['the-gods-are-with-us'] as const };

  it('gives a token when one is asked for, also to who has none left', () => {
    const stage = shoot({ tokens: { circle: [0, 5] }, hands, dice: 'oooooo' });
    expect(stage.options).toEqual([spend(0), card('the-gods-are-with-us')]);
    stage.play(card('the-gods-are-with-us'));
    expect(stage.options).toEqual([spend(0), spend(1)]);
    expect(attackRolls(stage.play(spend(1)))).toEqual(['archers 6: 0/ 0*']);
    expect(stage.battle.destiny[0]).toEqual({ pool: 5, left: 0 });
  });

  it('Set’s Kiss takes it away again, and with it the question', () => {
    const stage = shoot({ tokens: { circle: [0, 5] }, hands: { ...hands, set: ['sets-kiss'] }, dice: 'ooooo' }).play(card('the-gods-are-with-us'), card('sets-kiss'));
    expect(attackRolls(stage)).toEqual(['archers 5: 0/ 0*']);
  });

  it('at the own pick too; the token goes at the end of the turn', () => {
    const stage = new Stage({ units: ARCHERS, turnOf: 'circle', hands, tokens: { circle: [1, 2] } });
    expect(stage.options).toContainEqual(card('the-gods-are-with-us'));
    stage.play(card('the-gods-are-with-us'));
    expect(stage.asks).toBe('circle: pick');
    expect(stage.battle.destiny[0]).toEqual({ pool: 2, left: 2 });
  });

  it('no more once the number is said', () => {
    const stage = shoot({ tokens: { circle: [1, 5] }, hands, dice: 'oooooo' }).play(spend(1));
    expect(attackRolls(stage)).toEqual(['archers 6: 0/ 0*']);
  });
});

describe('Sacrificing Destiny: Red Rage', () => {
  /** Priests shoot at King Conan: two dice each, Sigils rerolled. */
  const shotAt = (setting: Partial<Setting>) => {
    const units: Setting['units'] = { priests: { card: 'priests-of-set', at: row(3, 20, 22) }, king: { card: 'king-conan', at: [[20, 30]] } };
    const stage = shooting('priests', { units, dice: '///ooo ///////', ...setting });
    return stage.play({ do: 'shoot', target: stage.unit('king') });
  };

  it('tokens in place of wounds, up to as many; the pool shrinks for good', () => {
    const stage = shotAt({ tokens: { circle: [2, 5] } }).play(spend(0));
    expect(stage.asks).toBe('circle: rage');
    expect(stage.options).toEqual([rage(0), rage(1), rage(2)]);
    expect(stage.refusal(rage(3))).toContain('0 to 2');
    stage.play(rage(2));
    expect(stage.at('king').wounds).toBe(1);
    expect(stage.battle.destiny[0]).toEqual({ pool: 3, left: 0 });
    expect(stage.battle.tallies.destinySacrificed).toEqual([2, 0]);
    expect(stage.battle.tallies.wounds).toEqual([0, 1]);
  });

  it('comes after Cimmerian Toughness', () => {
    const stage = shotAt({ tokens: { circle: 5 }, hands: { circle: ['cimmerian-toughness'] } }).play(spend(0));
    expect(stage.asks).toBe('circle: window wounds');
    stage.play(card('cimmerian-toughness'));
    expect(stage.options).toEqual([rage(0), rage(1), rage(2)]);
    expect(stage.play(rage(2)).at('king').wounds).toBe(0);
  });

  it('spent tokens are none to sacrifice; and it is his alone', () => {
    expect(shotAt({ tokens: { circle: [1, 5] }, dice: '///ooo ////////' }).play(spend(1)).at('king').wounds).toBe(3);
    const units: Setting['units'] = { priests: { card: 'priests-of-set', at: row(3, 20, 22) }, king: { card: 'oliphant', at: [[20, 30]] } };
    expect(shotAt({ units, tokens: { circle: 1 }, dice: '///ooo /////// //' }).play(spend(0)).asks).not.toBe('circle: rage');
    expect(shotAt({ tokens: { circle: 1 }, patch: { 'abilities.red-rage': false } }).play(spend(0)).at('king').wounds).toBe(3);
  });
});

describe('a window that nobody can use', () => {
  it('is passed over: there is nothing to pass on', () => {
    expect(shoot({ tokens: { circle: 5 } }).refusal(PASS)).toContain('nothing to pass on');
  });
});
