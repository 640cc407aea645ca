/** What strategies may ask: harm by exact odds, exposure, ways into contact, attacks with what they promise. */
import { describe, expect, it } from 'vitest';
import { diceOdds } from '../../../src/systems/warengine/dice-odds.ts';
import { WarGame } from '../../../src/systems/warengine/game.ts';
import { lastManStanding } from '../../../src/systems/warengine/missions/last-man-standing.ts';
import { pool } from '../../../src/systems/warengine/pools.ts';
import { Tactics } from '../../../src/systems/warengine/tactics.ts';
import { PASS, Stage, type Cast } from './stage.ts';

const MOVED = { moved: true };
const tacticsOf = (stage: Stage, seat = 0) => new Tactics(new WarGame(stage.ground.book, lastManStanding), seat);
const kill = (stage: Stage, attack: string, defense: string, margin = 0) => diceOdds(stage.ground.book).chanceHigher(pool(attack), pool(defense), margin);
const place = (x: number, y: number, moved = true) => ({ x: x * 100, y: y * 100, moved });

describe('harm, in points', () => {
  // Every figure of the stage costs 10 points, and the last of a unit 100 more.
  const cast: Cast = { j: ['juve-ganger', 'r1', 10, 10, MOVED], k: ['juve-ganger', 'r1', 40, 40], t: ['thug', 'b1', 20, 10, MOVED], u: ['thug', 'b1', 40, 20, MOVED], w: ['wright', 'b2', 10, 20, { moved: true, heroPoints: 2 }] };
  const stage = new Stage({ cast, terrain: [['heavy', 14, 15, 18, 16], ['blocking', 14, 20, 18, 21]] });
  const tactics = tacticsOf(stage);
  const [J, T, W] = [0, 2, 4];

  it('is the chance to kill times what dies, and of a hero what he pays to live', () => {
    expect(tactics.worth(stage.view, T)).toBe(10);
    expect(tactics.worth(stage.view, W)).toBe(110);
    expect(tactics.harm(stage.view, J, place(10, 10), 0, T)).toBeCloseTo(10 * kill(stage, '3k3', '2k2'), 12);
    expect(tactics.harm(stage.view, J, place(10, 10, false), 0, T)).toBeCloseTo(10 * kill(stage, '4k3', '2k2'), 12);
    const [dies, byTwo, byOne] = [kill(stage, '3k3', '4k4', -2), kill(stage, '3k3', '4k4', -1), kill(stage, '3k3', '4k4')];
    // One point if he falls short by one, two if by two.
    expect(tactics.harm(stage.view, J, place(10, 10), 0, W)).toBeCloseTo(110 * dies + 4 * (byOne - byTwo + 2 * (byTwo - dies)), 12);
  });

  it('from any place: cover counts, and what is out of range or sight is safe', () => {
    expect(tactics.harm(stage.view, J, place(12, 20), 0, T)).toBeCloseTo(10 * kill(stage, '3k3', '4k4'), 12);
    expect(tactics.cover(stage.view, J, place(12, 20), T)).toBe('heavy');
    expect(tactics.harm(stage.view, J, place(12, 30), 0, T)).toBe(0);
    expect(tactics.sees(stage.view, J, place(12, 30), T)).toBe(false);
    expect(tactics.harm(stage.view, J, place(6, 10), 0, T)).toBe(0); // 13 inches from edge to edge
    expect(tactics.harm(stage.view, J, place(7, 10), 0, T)).toBeGreaterThan(0);
  });

  it('the promise of a place is its best attack, at the closest of each unit', () => {
    expect(tactics.promise(stage.view, J, place(10, 10))).toBe(tactics.harm(stage.view, J, place(10, 10), 0, W));
    expect(tactics.promise(stage.view, J, place(30, 10))).toBe(tactics.harm(stage.view, J, place(30, 10), 0, T));
    expect(tactics.promise(stage.view, J, place(19, 10))).toBe(0); // in contact, and no close combat weapon
  });

  it('exposure sums what each enemy could do, those on reserve alone if asked; who may charge comes on top', () => {
    const enemy = tacticsOf(stage, 1);
    const one = tactics.harm(stage.view, J, stage.figure('j'), 0, T, place(15, 10));
    expect(enemy.exposure(stage.view, T, place(15, 10))).toBe(one);
    expect(enemy.exposure(stage.view, T, place(15, 10), 'on-reserve')).toBe(0);
    stage.figure('j').reserve = 0;
    expect(enemy.exposure(stage.view, T, place(15, 10), 'on-reserve')).toBe(one);
    stage.figure('j').reserve = -1;
    // A thug charges 12 inches with 3k3.
    expect(tactics.chargeExposure(stage.view, J, place(7, 10))).toBeCloseTo(10 * kill(stage, '3k3', '2k2'), 12);
    expect(tactics.chargeExposure(stage.view, J, place(6.9, 10))).toBe(0);
  });
});

describe('attacks to choose from', () => {
  const cast: Cast = {
    d: ['dogboy', 'r1', 10, 10, MOVED], f: ['rifleman', 'r2', 20, 12, MOVED],
    t: ['thug', 'b1', 20, 10, MOVED], u: ['thug', 'b1', 20, 8, MOVED], v: ['thug', 'b1', 20, 14, MOVED],
  };

  it('count all that an area effect hits, friends apart', () => {
    const stage = new Stage({ cast });
    const [explosive] = tacticsOf(stage).attacks(stage.view).filter(({ action }) => action.weapon === 0 && action.target === stage.number('t'));
    const one = kill(stage, '3k3', '2k2');
    expect(explosive!.harm).toBeCloseTo(2 * one * 10, 12);
    expect(explosive!.ownHarm).toBeCloseTo(110 * kill(stage, '3k3', '3k2'), 12);
    expect(explosive!.kill).toBeCloseTo(one, 12);
  });

  it('are all legal, and the best one is found by its harm', () => {
    const stage = new Stage({ cast });
    const attacks = tacticsOf(stage).attacks(stage.view);
    expect(attacks.map(({ action }) => stage.refusal(action))).toEqual(attacks.map(() => undefined));
    expect(attacks.length).toBe(stage.options.filter((option) => option.do === 'attack').length);
  });

  it('a massed attack promises more, and says whose markers it takes', () => {
    const READY = { moved: true, done: true, reserve: 0 };
    const stage = new Stage({ cast: { a: ['juve-ganger', 'r1', 10, 10, MOVED], b: ['juve-ganger', 'r1', 10, 12, READY], v: ['vertucci', 'b1', 18, 10, MOVED] } });
    const [alone, massed] = tacticsOf(stage).attacks(stage.view);
    expect([alone!.support, massed!.support]).toEqual([0, 1]);
    expect(massed!.harm).toBeGreaterThan(alone!.harm);
  });

  it('in a window: reserve attacks and lunges, with what they promise', () => {
    const stage = new Stage({ cast: { t: ['thug', 'r1', 10, 11.8, MOVED], a: ['rifleman', 'b1', 20, 10, { moved: true, reserve: 0 }], l: ['thug', 'b1', 12, 10, { moved: true, reserve: 0 }] } });
    stage.play({ do: 'move', figure: 0, gait: 'normal', to: [1500, 1180] });
    const tactics = tacticsOf(stage, 1);
    expect(tactics.reserveAttacks(stage.view)).toHaveLength(1);
    while (stage.asks === 'blue: window moving' && tactics.lunges(stage.view).length === 0) stage.play(PASS);
    const [lunge] = tactics.lunges(stage.view);
    expect(lunge!.harm).toBeCloseTo(110 * kill(stage, '2k2', '2k2'), 12);
  });
});

describe('reach', () => {
  const cast: Cast = { a: ['thug', 'r1', 10, 10, MOVED], n: ['thug', 'b1', 15, 10, MOVED], m: ['thug', 'b2', 22, 10, MOVED], f: ['thug', 'b3', 23.2, 16, MOVED] };

  it('a way into contact: a charge if one is to be had, none where it is too far', () => {
    const stage = new Stage({ cast });
    const tactics = tacticsOf(stage);
    expect(tactics.approach(stage.view, 0, 1)).toEqual({ to: [1400, 1000], gait: 'charge', inches: 4 });
    expect(tactics.approach(stage.view, 0, 2)?.gait).toBe('charge');
    expect(tactics.approach(stage.view, 0, 3)).toBeUndefined();
    const { to, gait } = tactics.approach(stage.view, 0, 2)!;
    expect(stage.refusal({ do: 'move', figure: 0, gait, to })).toBeUndefined();
  });

  it('inches by gait, none at one that is not allowed any more', () => {
    const stage = new Stage({ cast: { ...cast, a: ['thug', 'r1', 10, 10, { moved: true, used: 4 }] } });
    const tactics = tacticsOf(stage);
    expect((['normal', 'fast', 'charge'] as const).map((gait) => tactics.inches(stage.view, 0, gait))).toEqual([5, 0, 0]);
  });
});

describe('hero points', () => {
  it('the least raise that Wright cannot answer, and what he needs to live', () => {
    const stage = new Stage({ cast: { d: ['digit', 'r1', 10, 10, MOVED], w: ['wright', 'b1', 11, 10, { moved: true, heroPoints: 3 }] }, dice: [4, 3, 3, 3, 6, 4, 3, 2] });
    stage.play(stage.attack('d', 'w'));
    expect(tacticsOf(stage).raises(stage.view)).toEqual([{ points: 0, surely: 0 }, { points: 6, surely: 110 }]);
    stage.play({ do: 'raise', points: 4 });
    expect(tacticsOf(stage, 1).toSave(stage.view)).toBe(2);
  });
});
