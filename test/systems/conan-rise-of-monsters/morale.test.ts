/** "Morale Checks" and "Rally": who checks when, with what dice, and what becomes of him. */
import { describe, expect, it } from 'vitest';
import { melee, row, stageOf } from './line-up.ts';
import type { Cast, Setting, Stage } from './stage.ts';

const ARCHERS = 'bossonian-archers';
const PIKEMEN = 'gunderland-pikemen';
const GUARD = 'ancestor-guard';

/** So many wounds for a unit that stands alone. */
function wound(cast: Cast, wounds: number, setting: Partial<Setting> = {}): Stage {
  return stageOf({ ...setting, units: { unit: cast } }, (stage) => [{ step: 'wounds', bout: { attacks: [], defenses: [{ unit: stage.unit('unit'), destiny: 0, shields: 0, because: [] }], firstStrike: false }, suffer: [wounds], asked: -1, rage: true }]);
}

const checks = (stage: Stage) => stage.tells('morale').map(({ dice, swords }) => `${String(dice)}: ${String(swords)}/`);

describe('when a unit checks morale', () => {
  it.each<[string, Cast, number]>([
    ['a unit of five after its third loss', { card: PIKEMEN, at: row(5, 20, 20) }, 3],
    ['a unit of three after its second', { card: 'priests-of-set', at: row(3, 20, 20) }, 4],
    ['a reinforced unit of ten after its sixth', { card: PIKEMEN, at: row(10, 20, 20) }, 6],
    ['a reinforced unit of six after its fourth', { card: 'priests-of-set', at: row(6, 20, 20) }, 8],
    ['a monster of five wounds after its third', { card: 'oliphant', at: [[20, 20]] }, 3],
  ])('%s', (_, cast, wounds) => {
    expect(checks(wound(cast, wounds - 1))).toEqual([]);
    expect(checks(wound(cast, wounds, { dice: '/o' }))).toEqual(['2: 1/']);
  });

  it('Commanders never do', () => {
    expect(checks(wound({ card: 'thoth-amon', at: [[20, 20]] }, 4))).toEqual([]);
  });

  it('once only: further losses ask for no other check', () => {
    expect(checks(wound({ card: PIKEMEN, at: row(2, 20, 20) }, 1))).toEqual([]);
  });

  it('nobody does where the rule is left out', () => {
    expect(checks(wound({ card: PIKEMEN, at: row(5, 20, 20) }, 3, { patch: { 'abilities.morale': false } }))).toEqual([]);
  });
});

describe('the roll', () => {
  it('one Sword is enough', () => {
    const stage = wound({ card: PIKEMEN, at: row(5, 20, 20) }, 3, { dice: '*/' });
    expect([stage.condition('unit').fleeing, stage.battle.tallies.moraleFailed, stage.unused]).toEqual([false, [0, 0], []]);
  });

  it('Steadfast Archers roll three dice, Implacable Guards four', () => {
    expect(checks(wound({ card: ARCHERS, at: row(5, 20, 20) }, 3, { dice: '/oo' }))).toEqual(['3: 1/']);
    expect(checks(wound({ card: GUARD, at: row(5, 20, 20) }, 4, { dice: '///o' }))).toEqual(['4: 3/']);
  });

  it('Destiny adds dice, announced before the roll', () => {
    const stage = wound({ card: PIKEMEN, at: row(5, 20, 20) }, 3, { tokens: { circle: 3 }, dice: 'oo*/' });
    expect(stage.options).toHaveLength(3);
    stage.play({ do: 'destiny', tokens: 2 });
    expect([checks(stage), stage.battle.destiny[0].left]).toEqual([['4: 1/'], 1]);
  });

  it('without a Sword it flees at once: a run straight for its own edge', () => {
    const stage = wound({ card: PIKEMEN, at: row(5, 20, 20) }, 3, { dice: 'o*' });
    expect([stage.condition('unit').fleeing, stage.places('unit').map(([, y]) => y)]).toEqual([true, [32, 32]]);
    expect([stage.battle.tallies.moraleChecks, stage.battle.tallies.moraleFailed]).toEqual([[1, 0], [1, 0]]);
  });

  it('a unit that flees does not check again', () => {
    expect(checks(wound({ card: PIKEMEN, at: row(5, 20, 20), fleeing: true }, 3))).toEqual([]);
  });
});

describe('order', () => {
  it('attacked units check first, then the attacker, who stops fighting when he flees', () => {
    const units = { archers: { card: ARCHERS, at: row(3, 20, 20) }, guard: { card: GUARD, at: row(3, 20, 19) } };
    const stage = melee('archers', { units, dice: '/oo /oo //// // oooo ooo' });
    expect(stage.tells('morale').map(({ unit }) => unit)).toEqual(['guard', 'archers']);
    expect([stage.condition('guard').fleeing, stage.condition('archers').fleeing, stage.unused]).toEqual([true, true, []]);
  });
});

describe('Rally', () => {
  const fleeing = (dice: string): Stage => {
    const stage = stageOf({ units: { unit: { card: ARCHERS, at: row(2, 20, 20), fleeing: true } }, dice }, (on) => [{ step: 'activated', unit: on.unit('unit') }, { step: 'begin', unit: on.unit('unit') }]);
    return stage;
  };

  it('with a Sword on the dice of a morale check it acts as it likes', () => {
    const stage = fleeing('o/*');
    expect([stage.asks, stage.condition('unit').fleeing, stage.battle.tallies.rallies]).toEqual(['circle: acting', false, [1, 0]]);
    expect(stage.tells('morale')).toEqual([{ tell: 'morale', unit: 'unit', rally: true, dice: 3, swords: 1 }]);
    expect(stage.battle.tallies.moraleChecks).toEqual([0, 0]);
  });

  it('without one it runs on, and its activation is over', () => {
    const stage = fleeing('ooo');
    expect([stage.asks, stage.condition('unit').fleeing, stage.places('unit')]).toEqual(['set: pick', true, row(2, 20, 32)]);
  });

  it('who has rallied below half does not check again for further losses', () => {
    expect(checks(wound({ card: ARCHERS, at: row(2, 20, 20) }, 1))).toEqual([]);
  });
});
