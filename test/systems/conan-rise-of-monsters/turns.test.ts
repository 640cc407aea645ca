/** "Battles": the phases of a turn, whose turn it is to activate a unit, rally, Invigorate, and when it is all over. */
import { describe, expect, it } from 'vitest';
import { stream } from '../../../src/kernel/rng.ts';
import type { ConanAction } from '../../../src/systems/conan-rise-of-monsters/actions.ts';
import type { Step } from '../../../src/systems/conan-rise-of-monsters/steps.ts';
import { row } from './line-up.ts';
import { Stage, type Setting } from './stage.ts';

const STAY: ConanAction = { do: 'stay' };
const activate = (stage: Stage, unit: string): ConanAction => ({ do: 'activate', unit: stage.unit(unit) });

/** Nobody in anybody's reach. */
const APART: Setting['units'] = {
  king: { card: 'king-conan', at: [[5, 45]] },
  pikemen: { card: 'gunderland-pikemen', at: row(5, 20, 45) },
  oliphant: { card: 'oliphant', at: [[40, 45]] },
  thoth: { card: 'thoth-amon', at: [[5, 3]] },
};

const newTurn = (setting: Partial<Setting> = {}): Stage =>
  new Stage({ units: APART, agenda: (): Step[] => [{ step: 'turn' }], ...setting }, stream('turns', 'test', 1));

describe('Fate Card Draw Phase', () => {
  it('three cards in the first turn, out of decks of 27; tokens for each unit, two for Thoth-Amon', () => {
    const { battle } = newTurn({ turn: 0 }).proceed();
    expect(battle.turn).toBe(1);
    expect([battle.hand, battle.deck]).toEqual([[3, 3], [24, 24]]);
    expect(battle.destiny).toEqual([{ pool: 3, left: 3 }, { pool: 2, left: 2 }]);
    expect(newTurn({ turn: 0, patch: { 'abilities.master-sorcerer': false } }).proceed().battle.destiny[1]).toEqual({ pool: 1, left: 1 });
  });

  it('one card in a later turn; tokens that were spent come back, sacrificed ones do not', () => {
    const stage = newTurn({ turn: 3, tokens: { circle: [0, 4], set: [1, 5] }, decks: { circle: ['ambush', 'poison'], set: ['curse'] } }).proceed();
    expect(stage.state.secret.map(({ hand }) => hand)).toEqual([['poison'], ['curse']]);
    expect(stage.battle.destiny).toEqual([{ pool: 4, left: 4 }, { pool: 5, left: 5 }]);
  });

  it('an exhausted deck is made anew from the discards; without either nothing is drawn', () => {
    const stage = newTurn({ turn: 3, hands: { circle: ['ambush'] } });
    stage.battle.discards[0] = ['first-strike', 'no-escape'];
    stage.proceed();
    const { secret, decks } = stage.state;
    expect(secret[0].hand).toHaveLength(2);
    expect([...secret[0].hand, ...decks[0]].sort()).toEqual(['ambush', 'first-strike', 'no-escape']);
    expect(stage.battle.discards[0]).toEqual([]);
    expect(secret[1].hand).toEqual([]);
    expect([stage.battle.hand, stage.battle.deck]).toEqual([[2, 0], [1, 0]]);
  });

  it('hazardous ground strikes who stands in it, before anything else is asked', () => {
    const stage = new Stage({
      units: { ...APART, king: { card: 'king-conan', at: [[5, 45]] } }, turn: 2, agenda: () => [{ step: 'turn' }], terrain: [['swamp', 3, 43, 7, 47]],
      tokens: { set: 2 }, dice: '/oo ooooo',
    }).proceed();
    expect(stage.tells('attack-roll')).toHaveLength(1);
    expect(stage.asks).toBe('set: bid');
    expect(stage.unused).toEqual([]);
  });

  it('and one unit after the other', () => {
    const stage = newTurn({ turn: 2, terrain: [['swamp', 3, 43, 43, 47]], tokens: { set: 2 } }).proceed();
    expect(stage.tells('attack-roll').map(({ at }) => at)).toEqual(['king', 'pikemen', 'oliphant']);
  });
});

describe('Unit Activation Phases', () => {
  it('sides take turns; who has units left when the other has none goes on alone; then the turn is over', () => {
    const stage = new Stage({ units: APART, turnOf: 'set', turn: 6 }).play(activate(new Stage({ units: APART }), 'thoth'), STAY);
    expect(stage.asks).toBe('circle: pick');
    for (const unit of ['pikemen', 'king', 'oliphant']) {
      expect(stage.asks).toBe('circle: pick');
      stage.play(activate(stage, unit), STAY);
    }
    expect(stage.asks).toBe('nothing');
    expect(stage.battle.result).toEqual({ winner: null, grade: 'draw' });
  });

  it('no unit is activated twice in a turn, nor one of the enemy', () => {
    const stage = new Stage({ units: { ...APART, king: { ...APART['king']!, activated: true } }, turnOf: 'circle' });
    expect(stage.options).toEqual([activate(stage, 'pikemen'), activate(stage, 'oliphant')]);
    expect(stage.refusal(activate(stage, 'king'))).toContain('was activated this turn');
    expect(stage.refusal(activate(stage, 'thoth'))).toContain('the other side');
    expect(stage.refusal({ do: 'activate', unit: 17 })).toContain('expected unit');
  });

  it('a unit that is activated does not have to attack: engaged, it comes up to its enemy all the same, and nobody strikes', () => {
    const units = { priests: { card: 'priests-of-set', at: [[20, 20], [18, 20]] }, pikemen: { card: 'gunderland-pikemen', at: [[20, 21], [21.2, 21]] } } as const;
    const stage = new Stage({ units, turnOf: 'priests' });
    expect(stage.options.filter((option) => option.do === 'stay')).toEqual([STAY, { do: 'stay', fight: false }]);
    stage.play({ do: 'stay', fight: false });
    expect(stage.ground.inContactWith(stage.battle, stage.unit('priests'), stage.unit('pikemen'))).toHaveLength(2);
    expect([stage.tells('attack'), stage.condition('priests').activated, stage.asks]).toEqual([[], true, 'circle: pick']);
    expect(stage.refusal({ do: 'stay', fight: false })).toContain('no unit is to move now');
  });

  it('one that touches nobody has no fight to keep out of', () => {
    const stage = new Stage({ units: APART, turnOf: 'pikemen' });
    expect(stage.refusal({ do: 'stay', fight: false })).toContain('is not engaged');
    expect(stage.refusal({ do: 'stay', fight: 1 } as never)).toContain('expected fight');
  });

  it('Activation tokens go at the start of the next turn', () => {
    const stage = newTurn({ units: { ...APART, king: { ...APART['king']!, activated: true } }, turn: 2 }).proceed();
    expect(stage.condition('king').activated).toBe(false);
  });

  it('the turn after the last is not played: Victory Points are counted', () => {
    const units = { ...APART, scion: { card: 'scion-of-set', at: [] } };
    const stage = new Stage({ units, turn: 6, agenda: () => [] }).proceed();
    expect(stage.battle.result).toEqual({ winner: 0, grade: 'circle-ahead' });
    expect(new Stage({ units, turn: 6, agenda: () => [], patch: { 'missions.annihilation.roundLimit': 7 }, tokens: { set: 2, circle: 2 } }, stream('turns', 'test', 2)).proceed().battle.turn).toBe(7);
  });
});

describe('Rally', () => {
  const fleeing = { ...APART, pikemen: { card: 'gunderland-pikemen', at: row(2, 20, 30), fleeing: true } };

  it('a fleeing unit that is activated checks morale: with a Sword it acts like any other', () => {
    const stage = new Stage({ units: fleeing, turnOf: 'circle', dice: 'o/' });
    stage.play(activate(stage, 'pikemen'));
    expect(stage.asks).toBe('circle: acting');
    expect(stage.condition('pikemen').fleeing).toBe(false);
    expect(stage.unused).toEqual([]);
  });

  it('without one it runs on, and its activation is over', () => {
    const stage = new Stage({ units: fleeing, turnOf: 'circle', dice: 'o*' });
    stage.play(activate(stage, 'pikemen'));
    expect(stage.condition('pikemen')).toMatchObject({ fleeing: true, activated: true });
    expect(stage.places('pikemen')).toEqual([[20, 42], [21, 42]]);
    expect(stage.asks).toBe('set: pick');
  });
});

describe('Invigorate', () => {
  const units: Setting['units'] = {
    king: { card: 'king-conan', at: [[5, 45]] },
    thoth: { card: 'thoth-amon', at: [[5, 3]], activated: true },
    guard: { card: 'ancestor-guard', at: row(5, 20, 3), activated: true },
    priests: { card: 'priests-of-set', at: row(3, 30, 3) },
  };
  const invigorate = (stage: Stage, unit: string): ConanAction => ({ do: 'invigorate', unit: stage.unit(unit) });
  const pick = (setting: Partial<Setting> = {}) => new Stage({ units, turnOf: 'set', tokens: { set: 2 }, ...setting });

  it('a token is sacrificed for good, the unit is ready again and suffers an unstoppable wound', () => {
    const stage = pick();
    stage.play(invigorate(stage, 'guard'));
    expect(stage.condition('guard').activated).toBe(false);
    expect(stage.left('guard')).toBe(4);
    expect(stage.battle.destiny[1]).toEqual({ pool: 1, left: 1 });
    expect(stage.battle.tallies.destinySacrificed).toEqual([0, 1]);
    expect(stage.asks).toBe('set: pick');
  });

  it('as often as there are tokens, himself too', () => {
    const stage = pick();
    stage.play(invigorate(stage, 'thoth'), invigorate(stage, 'guard'));
    expect(stage.at('thoth').wounds).toBe(1);
    expect(stage.refusal(invigorate(stage, 'guard'))).toContain('no token is left');
  });

  it('only friendly units that have been activated, only while Thoth-Amon is in play', () => {
    const stage = pick();
    expect(stage.options.filter((option) => option.do === 'invigorate')).toEqual([invigorate(stage, 'thoth'), invigorate(stage, 'guard')]);
    expect(stage.refusal(invigorate(stage, 'priests'))).toContain('expected unit');
    expect(stage.refusal(invigorate(stage, 'king'))).toContain('expected unit');
    const without = pick({ units: { ...units, thoth: { card: 'thoth-amon', at: [] } } });
    expect(without.refusal(invigorate(without, 'guard'))).toContain('nobody in play');
    const left = pick({ patch: { 'abilities.invigorate': false } });
    expect(left.refusal(invigorate(left, 'guard'))).toContain('nobody in play');
  });

  it('the wound may break the unit', () => {
    const stage = pick({ units: { ...units, guard: { card: 'ancestor-guard', at: row(3, 20, 10), activated: true } }, tokens: { set: 1 }, dice: 'oooo' });
    stage.play(invigorate(stage, 'guard'));
    expect(stage.left('guard')).toBe(2);
    expect(stage.condition('guard').fleeing).toBe(true);
    expect(stage.asks).toBe('set: pick');
    expect(stage.unused).toEqual([]);
  });
});

describe('Victory', () => {
  it('a side without anybody left ends the battle at once', () => {
    const units: Setting['units'] = { king: { card: 'king-conan', at: [[20, 20]] }, guard: { card: 'ancestor-guard', at: [[20, 19]] } };
    const stage = new Stage({ units, dice: '//////oo o *********' });
    stage.play(STAY);
    expect(stage.battle.result).toEqual({ winner: 0, grade: 'circle-annihilates' });
    expect(stage.asks).toBe('nothing');
    expect(stage.tells('result')).toHaveLength(1);
  });
});
