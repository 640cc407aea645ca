/** "Wounds" and "Special Attacks": who falls, who is left hurt, and what may be done about it. */
import { describe, expect, it } from 'vitest';
import { defenseRolls, melee, ring, row, shooting, stageOf } from './line-up.ts';
import type { Cast, Stage } from './stage.ts';

const ARCHERS = 'bossonian-archers';
const KNIGHTS = 'poitainian-knights';
const GUARD = 'ancestor-guard';

/** So many wounds for a unit that stands alone, from no attack at all. */
function wound(cast: Cast, wounds: number, dice = ''): Stage {
  return stageOf({ units: { unit: cast }, dice }, (stage) => [{ step: 'wounds', bout: { attacks: [], defenses: [{ unit: stage.unit('unit'), destiny: 0, shields: 0, because: [] }], firstStrike: false }, suffer: [wounds], asked: -1, rage: true }]);
}

/** Wounds of the models in play. */
const hurt = (stage: Stage, id: string): number[] => stage.ground.members(stage.battle, stage.unit(id)).map((model) => stage.battle.models[model]!.wounds);

describe('how wounds are shared out', () => {
  it('three wounds remove three models of one wound each', () => {
    expect(hurt(wound({ card: ARCHERS, at: row(5, 20, 20) }, 3, '///'), 'unit')).toEqual([0, 0]);
  });

  it('or one of two wounds, and leave another hurt', () => {
    expect(hurt(wound({ card: KNIGHTS, at: row(3, 20, 20, 2) }, 3), 'unit').toSorted((a, b) => a - b)).toEqual([0, 1]);
  });

  it('a hurt model falls before a whole one is hurt', () => {
    const stage = wound({ card: KNIGHTS, at: row(3, 20, 20, 2), wounds: [0, 1, 0] }, 1);
    expect([hurt(stage, 'unit'), stage.at('unit.2').fate]).toEqual([[0, 0], 'removed']);
  });

  it('wounds beyond those that it has are lost', () => {
    const stage = wound({ card: KNIGHTS, at: row(2, 20, 20, 2) }, 9);
    expect([stage.left('unit'), stage.tells('removed')]).toEqual([0, [{ tell: 'removed', models: ['unit.1', 'unit.2'], last: true }]]);
  });
});

describe('who falls first', () => {
  it('in melee those who do not touch the attacker', () => {
    const units = { archers: { card: ARCHERS, at: row(3, 20, 20) }, guard: { card: GUARD, at: [...row(3, 20, 19), [21, 17.5], [20, 17.5]] as [number, number][] } };
    const stage = melee('guard', { units, dice: 'ooo //o o****' });
    expect(stage.left('guard')).toBe(4);
    expect(stage.places('guard').filter(([, y]) => y === 19)).toHaveLength(3);
  });

  it('by shots those nearest to the shooters', () => {
    const stage = shooting('archers', { units: { archers: { card: ARCHERS, at: row(5, 20, 30) }, guard: { card: GUARD, at: [[20, 22], [20, 25], [20, 23], [20, 21], [20, 24]] } }, dice: '//ooo *****' });
    stage.play({ do: 'shoot', target: stage.unit('guard') });
    expect(stage.places('guard').map(([, y]) => y)).toEqual([22, 23, 21]);
  });

  it('both sides of a melee fall together: the attacker too', () => {
    const units = { archers: { card: ARCHERS, at: row(3, 20, 20) }, guard: { card: GUARD, at: row(3, 20, 19) } };
    const stage = melee('archers', { units, dice: '/oo /oo **** // /ooo /oo' });
    expect(defenseRolls(stage)).toEqual(['guard 4: 0o', 'archers 2: 0o']);
    expect([stage.left('archers'), stage.left('guard')]).toEqual([2, 2]);
    expect(stage.told.map(({ tell }) => tell).filter((tell) => tell === 'defense-roll' || tell === 'removed')).toEqual(['defense-roll', 'defense-roll', 'removed', 'removed']);
    expect(stage.tells('morale').map(({ unit }) => unit)).toEqual(['guard', 'archers']);
    expect(stage.battle.tallies.wounds).toEqual([1, 1]);
  });
});

describe('against wounds', () => {
  const king = { scion: { card: 'scion-of-set', at: [[20, 20]] as const }, king: { card: 'king-conan', at: [[20, 18.3]] as const } };

  it('Red Rage: King Conan sacrifices a token for each wound that he does not suffer; they are gone from the pool', () => {
    const stage = melee('scion', { units: king, tokens: { circle: [2, 5] }, patch: { 'destiny.commander': 0 }, dice: '////oooo oooooooo oo//////' });
    expect([stage.asks, stage.options]).toEqual(['circle: rage', [{ do: 'rage', tokens: 0 }, { do: 'rage', tokens: 1 }, { do: 'rage', tokens: 2 }]]);
    stage.play({ do: 'rage', tokens: 1 });
    expect([hurt(stage, 'king'), stage.battle.destiny[0]]).toEqual([[1], { left: 1, pool: 4 }]);
  });

  it('Cimmerian Toughness ignores one wound, before Red Rage is asked for', () => {
    const stage = melee('scion', { units: king, hands: { circle: ['cimmerian-toughness'] }, tokens: { circle: [2, 5] }, patch: { 'destiny.commander': 0 }, dice: '////oooo oooooooo oo//////' });
    expect(stage.asks).toBe('circle: window wounds');
    stage.play({ do: 'play', card: 'cimmerian-toughness' });
    expect([stage.asks, stage.options.length]).toEqual(['circle: rage', 2]);
    stage.play({ do: 'rage', tokens: 1 });
    expect(hurt(stage, 'king')).toEqual([0]);
  });

  it('unstoppable wounds may be ignored and paid for like others', () => {
    const stage = melee('oliphant', { units: { oliphant: { card: 'oliphant', at: [[20, 20]] }, guard: { card: GUARD, at: ring(4, 20, 20, 1.7) } }, dice: '**oooooo oooo //**' }, 'guard');
    expect(stage.left('guard')).toBe(2);
    const shot = shooting('archers', {
      units: { archers: { card: ARCHERS, at: row(5, 20, 30) }, guard: { card: GUARD, at: row(2, 20, 24) }, king: { card: 'king-conan', at: [[20, 25]] } },
      hands: { circle: ['cimmerian-toughness'] },
      dice: '**oooo',
    });
    shot.play({ do: 'shoot', target: shot.unit('guard') }, { do: 'play', card: 'cimmerian-toughness' });
    expect(hurt(shot, 'king')).toEqual([1]);
  });

  it('New Life gives back a model on the spot, and with it the unit stands above half again: no morale check', () => {
    const units = { archers: { card: ARCHERS, at: row(3, 20, 20) }, guard: { card: GUARD, at: row(3, 20, 19) } };
    const stage = melee('archers', { units, hands: { set: ['new-life'] }, dice: '/oo ooo ****' });
    expect([stage.asks, stage.left('guard')]).toEqual(['set: window removed', 2]);
    stage.play(stage.options.find((action) => action.do === 'play')!);
    expect([stage.left('guard'), stage.tells('morale'), stage.condition('guard').belowHalf]).toEqual([3, [], false]);
  });
});
