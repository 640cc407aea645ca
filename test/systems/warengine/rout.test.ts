/** Who tests for rout, with which dice, and who runs ("Rout"). */
import { describe, expect, it } from 'vitest';
import { routStep, whoHolds, whyRout } from '../../../src/systems/warengine/rules/rout.ts';
import type { UnitState } from '../../../src/systems/warengine/state.ts';
import { pips, scriptedRng } from '../../kernel/scripted-rng.ts';
import { Stage, type Cast } from './stage.ts';

const FAR: Cast = { x: ['thug', 'b1', 40, 40], y: ['thug', 'b1', 42, 40] };
const DEAD = { fate: 'destroyed' } as const;
/** A leader with Mental 3k3 and four gangers, as many of them destroyed as told. */
const mob = (dead: number): Cast => ({
  l: ['gang-leader', 'r1', 10, 10],
  ...Object.fromEntries([0, 1, 2, 3].map((i) => [`g${i}`, ['street-ganger', 'r1', 11.5 + 1.5 * i, 10, i < dead ? DEAD : {}] as const])),
  ...FAR,
});

function rout(stage: Stage, unit: Partial<UnitState>, ...dice: number[]): string {
  Object.assign(stage.battle.units[0]!, { leader: 0, ...unit });
  const rng = scriptedRng(pips(...dice));
  routStep(stage.ground, stage.battle, { dice: { stream: () => rng, startRound() {} }, luck: stage.luck, tell: null });
  expect(rng.unused()).toEqual([]);
  return stage.standing;
}
const why = (stage: Stage, unit: Partial<UnitState>) => {
  Object.assign(stage.battle.units[0]!, { leader: 0, ...unit });
  return whyRout(stage.ground, stage.battle, 0);
};

describe('who tests', () => {
  it('half or more destroyed since the beginning, one of them this turn', () => {
    expect(why(new Stage({ cast: mob(2) }), { destroyed: 2, lost: 2 })).toBeNull();
    expect(why(new Stage({ cast: mob(3) }), { destroyed: 3, lost: 1 })).toBe('losses');
    expect(why(new Stage({ cast: mob(3) }), { destroyed: 3, lost: 0 })).toBeNull();
  });

  it('exactly half is half', () => {
    const four = (dead: number): Cast => ({ ...mob(dead), g3: ['street-ganger', 'r2', 30, 10] });
    expect([why(new Stage({ cast: four(1) }), { destroyed: 1, lost: 1 }), why(new Stage({ cast: four(2) }), { destroyed: 2, lost: 1 })]).toEqual([null, 'losses']);
  });

  it('the leader lost this turn, and nobody to replace him', () => {
    const cast = { ...mob(0), l: ['gang-leader', 'r1', 10, 10, DEAD] } as const;
    expect(why(new Stage({ cast }), { destroyed: 1, lost: 1, leader: -1, leaderless: true })).toBe('leader');
    expect(why(new Stage({ cast }), { destroyed: 1, lost: 1, leader: 1, leaderless: true })).toBeNull();
  });

  it('the last trooper runs by himself, but not one who began alone, nor beside a character who joined him', () => {
    const last = { ...mob(4), l: ['gang-leader', 'r1', 10, 10] } as const;
    expect(why(new Stage({ cast: last }), { destroyed: 4, lost: 0 })).toBe('alone');
    expect(why(new Stage({ cast: { l: ['gang-leader', 'r1', 10, 10], ...FAR } }), {})).toBeNull();
    const joined = new Stage({ cast: { ...last, v: ['vertucci', 'r2', 12, 10] }, with: 'r2' });
    expect(why(joined, { destroyed: 4, lost: 0 })).toBeNull();
  });

  it('characters, vehicles and monsters never do', () => {
    for (const profile of ['vertucci', 'hover-sled']) expect(why(new Stage({ cast: { c: [profile, 'r1', 10, 10], ...FAR } }), { leaderless: true, leader: -1 })).toBeNull();
  });
});

describe('the test', () => {
  it.each([[[3, 3, 3], 'x y'], [[4, 3, 3], 'l g3 x y']])('Mental 3k3 that rolls %j: left are %s', (dice, left) => {
    expect(rout(new Stage({ cast: mob(3) }), { destroyed: 3, lost: 1 }, ...dice)).toBe(left);
  });

  it('a ten that takes a six: the controlled stay, the uncontrolled run', () => {
    const stage = new Stage({ cast: { ...mob(2), g3: ['street-ganger', 'r1', 30, 10, { controlled: false }] } });
    expect(rout(stage, { destroyed: 3, lost: 1 }, 6, 2, 2)).toBe('l g2 x y');
    expect(stage.battle.tallies.routed).toEqual([1, 0]);
    expect(stage.battle.units[0]!.destroyed).toBe(3); // routed is not destroyed
  });

  it('without a leader the highest Mental that is left rolls; who ran counts for the enemy, with the last of them the unit', () => {
    const stage = new Stage({ cast: { ...mob(3), l: ['gang-leader', 'r1', 10, 10, DEAD], g2: ['street-ganger', 'r1', 20, 10] } });
    Object.assign(stage.battle.units[0]!, { leader: -1 });
    expect(stage.ground.profile(stage.battle, whoHolds(stage.ground, stage.battle, 0)).mental).toBe('2k2');
    expect(rout(stage, { leader: -1, leaderless: true, destroyed: 3, lost: 1 }, 5, 4)).toBe('x y');
    expect(stage.battle.points).toEqual([0, 120]);
  });

  it('a character who joined lends his Mental and runs with the unit', () => {
    const stage = new Stage({ cast: { ...mob(3), v: ['vertucci', 'r2', 12, 12] }, with: 'r2' });
    Object.assign(stage.battle.units[1]!, { leader: 7 });
    expect(stage.number('v')).toBe(7);
    expect(rout(stage, { leader: stage.number('v'), destroyed: 3, lost: 1 }, 3, 2, 2, 2)).toBe('x y');
  });
});
