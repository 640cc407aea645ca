/** Area effects, massed attacks and shots into close combat: the examples of the book ("Area Effect Weapons", "Massed Attacks", "Firing into Close Combat"). */
import { describe, expect, it } from 'vitest';
import { stream } from '../../../src/kernel/rng.ts';
import { raise, save, Stage, type Cast, type Setting } from './stage.ts';

const MOVED = { moved: true };
/** The targets of the last attack that was declared, sorted. */
const hit = (stage: Stage): string => [...(stage.told.findLast(({ tell }) => tell === 'attack')!.targets as string[])].sort().join(' ');
const ones = (count: number): number[] => Array<number>(count).fill(1);

describe('explosive ("Explosive Area Effect")', () => {
  it('Dogboy rolls 9: the Thugs with 4 and 7 die, the one with 11 lives', () => {
    const cast: Cast = { d: ['dogboy', 'r1', 10, 10, MOVED], t: ['thug', 'b1', 20, 10, MOVED], u: ['thug', 'b1', 22, 10, MOVED], v: ['thug', 'b1', 20, 12.5, MOVED] };
    const stage = new Stage({ cast, dice: [4, 3, 2, 2, 2, 4, 3, 6, 5] });
    stage.play(stage.attack('d', 't'), raise(0));
    expect(stage.rolls).toEqual(['3k3 9', '2k2 4', '2k2 7', '2k2 11']);
    expect(stage.told.find(({ tell }) => tell === 'attack')!.targets).toEqual(['t', 'u', 'v']);
    expect(stage.standing).toBe('d v');
  });

  it('goes by the sight of the primary target; whom Dogboy does not see counts as in heavy cover', () => {
    // A crate between t and u; v stands behind a second crate, seen by t alone.
    const cast: Cast = { d: ['dogboy', 'r1', 10, 10, MOVED], t: ['thug', 'b1', 20, 10, MOVED], u: ['thug', 'b1', 20, 13.5, MOVED], v: ['thug', 'b1', 20, 7, MOVED] };
    const crates = [['blocking', 19, 11.5, 21, 12], ['blocking', 17, 7.5, 18.5, 8.7]] as const;
    const stage = new Stage({ cast, terrain: crates, dice: ones(20) });
    stage.play(stage.attack('d', 't'));
    expect(hit(stage)).toBe('t v');
    expect(stage.rolls).toEqual(['3k3 3', '2k2 2', '4k4 4']);
  });

  it('out of the attacker’s sight a trench is still a trench, where one may stand still as well', () => {
    const cast: Cast = { d: ['dogboy', 'r1', 10, 10, MOVED], t: ['thug', 'b1', 20, 10, MOVED], v: ['thug', 'b1', 20, 7] };
    const defenses = (...more: NonNullable<Setting['terrain']>) => {
      const stage = new Stage({ cast, terrain: [['blocking', 17, 7.5, 18.5, 8.7], ...more], dice: ones(20) });
      return stage.play(stage.attack('d', 't')).rolls.slice(1).map((roll) => roll.split(' ')[0]);
    };
    expect([defenses(), defenses(['entrenching', 19.5, 6.5, 20.5, 7.5])]).toEqual([['2k2', '4k4'], ['2k2', '5k4']]);
  });

  it('takes the nearest, friend or foe, the attacker too; a die where two are equally near', () => {
    const cast: Cast = { d: ['dogboy', 'r1', 17, 10, MOVED], f: ['rifleman', 'r2', 20, 13, MOVED], t: ['thug', 'b1', 20, 10, MOVED], u: ['thug', 'b1', 20, 7, MOVED] };
    const chosen = Array.from({ length: 60 }, (_, game) => {
      const stage = new Stage({ cast }, stream('ties', 'combat', game));
      return hit(stage.play(stage.attack('d', 't')));
    });
    expect(new Set(chosen)).toEqual(new Set(['d f t', 'd t u', 'f t u']));
    const nearer = new Stage({ cast: { ...cast, d: ['dogboy', 'r1', 10, 10, MOVED] }, dice: ones(20) });
    expect(hit(nearer.play(nearer.attack('d', 't')))).toBe('f t u');
  });

  it('a close combat explosion has its bearer for primary target, who rolls his defense and counts', () => {
    const bomb = { 'units.thug.weapons.club.area': 'explosive', 'units.thug.weapons.club.targets': 3 };
    const cast: Cast = { t: ['thug', 'r1', 10, 10, MOVED], a: ['rifleman', 'b1', 11.5, 10, MOVED], b: ['rifleman', 'b1', 13, 10, MOVED], c: ['rifleman', 'b1', 10, 13.8, MOVED], x: ['thug', 'r2', 40, 40] };
    const stage = new Stage({ cast, patch: bomb, dice: [6, 6, 1, 1, 1, 1, 1, 6, 6, 6] });
    expect(stage.refusal(stage.attack('t', 'a'))).toMatch(/its bearer for primary target/);
    stage.play(stage.attack('t', 't'));
    expect(hit(stage)).toBe('a b t');
    expect(stage.standing).toBe('b c x');
    const alone = new Stage({ cast: { t: cast.t!, a: ['rifleman', 'b1', 20, 10] }, patch: bomb });
    expect(alone.refusal(alone.attack('t', 't'))).toMatch(/no enemy is near enough/);
  });
});

describe('burst ("Burst Fire Area Effect")', () => {
  it('two Thugs that Dogboy sees fall though they do not see each other; the third, whom he does not see, is spared', () => {
    const cast: Cast = { d: ['dogboy', 'r1', 10, 10, MOVED], t: ['thug', 'b1', 20, 9, MOVED], u: ['thug', 'b1', 20, 11.6, MOVED], v: ['thug', 'b1', 22.5, 10.3, MOVED] };
    const crate = [['blocking', 19.7, 10, 21.5, 10.6]] as const;
    const stage = new Stage({ cast, terrain: crate, dice: ones(20) });
    stage.play(stage.attack('d', 't', { weapon: 1 }));
    expect(hit(stage)).toBe('t u');
  });

  it('spares its own shooter, who is not in his own sight', () => {
    const cast: Cast = { d: ['dogboy', 'r1', 10, 10, MOVED], t: ['thug', 'b1', 12.5, 10, MOVED], f: ['rifleman', 'r2', 12.5, 12.5, MOVED], u: ['thug', 'b1', 30, 10] };
    const stage = new Stage({ cast, dice: ones(20) });
    expect(hit(stage.play(stage.attack('d', 't', { weapon: 1 })))).toBe('f t');
  });

  it('without area effects every weapon has one target', () => {
    const cast: Cast = { d: ['dogboy', 'r1', 10, 10, MOVED], t: ['thug', 'b1', 20, 10, MOVED], u: ['thug', 'b1', 21.5, 10, MOVED] };
    const stage = new Stage({ cast, patch: { 'abilities.area-effects': false }, dice: ones(20) });
    expect(hit(stage.play(stage.attack('d', 't')))).toBe('t');
  });
});

describe('linear ("Linear Area Effect")', () => {
  const corridor = (...blue: string[]): Cast => ({ s: ['spike', 'r1', 5, 10, MOVED], ...Object.fromEntries(blue.map((profile, i) => [`t${i + 1}`, [profile, `b${i}`, 10 + 5 * i, 10, MOVED] as const])) });

  it('the spike goes through the first Thug and the next three, not the fifth', () => {
    const stage = new Stage({ cast: corridor('thug', 'thug', 'thug', 'thug', 'thug'), dice: ones(30) });
    expect(hit(stage.play(stage.attack('s', 't1')))).toBe('t1 t2 t3 t4');
  });

  it('spares who stands before the primary target', () => {
    const stage = new Stage({ cast: { ...corridor('thug', 'thug'), f: ['rifleman', 'r2', 8, 10, MOVED], g: ['thug', 'b9', 7, 10.3, MOVED] }, dice: ones(30) });
    expect(hit(stage.play(stage.attack('s', 't1')))).toBe('t1 t2');
  });

  it('a Thugnaught stops it, first in line or second', () => {
    const first = new Stage({ cast: corridor('thugnaught', 'thug', 'thug'), dice: ones(30) });
    expect(hit(first.play(first.attack('s', 't1')))).toBe('t1');
    const second = new Stage({ cast: corridor('thug', 'thugnaught', 'thug'), dice: ones(30) });
    expect(hit(second.play(second.attack('s', 't1')))).toBe('t1 t2');
  });

  it('so do a wall that blocks sight and the end of its range; who stands beside the line is not hit', () => {
    const wall = new Stage({ cast: corridor('thug', 'thug', 'thug'), terrain: [['blocking', 17, 8, 18, 12]], dice: ones(30) });
    expect(hit(wall.play(wall.attack('s', 't1')))).toBe('t1 t2');
    const short = new Stage({ cast: corridor('thug', 'thug', 'thug'), patch: { 'units.spike.weapons.magneto-hurler.range': 12 }, dice: ones(30) });
    expect(hit(short.play(short.attack('s', 't1')))).toBe('t1 t2');
    const beside = new Stage({ cast: { ...corridor('thug', 'thug'), u: ['thug', 'b8', 20, 10.5, MOVED], v: ['thug', 'b9', 21.5, 10.51, MOVED] }, dice: ones(30) });
    expect(hit(beside.play(beside.attack('s', 't1')))).toBe('t1 t2 u');
  });
});

describe('close combat ("Close Combat Area Effect")', () => {
  const blade = { 'units.gang-leader.weapons.knife.area': 'close-combat', 'units.gang-leader.weapons.knife.targets': 3 };
  const cast: Cast = { g: ['gang-leader', 'r1', 10, 10, MOVED], f: ['street-ganger', 'r1', 10, 9, MOVED], t: ['thug', 'b1', 11, 10, MOVED], u: ['thug', 'b1', 9, 10, MOVED], v: ['thug', 'b1', 10, 11, MOVED], w: ['thug', 'b1', 30, 30] };

  it('strikes as many in base contact as the attacker likes, up to three', () => {
    const stage = new Stage({ cast, patch: blade, dice: ones(20) });
    expect(stage.refusal(stage.attack('g', 't', { also: ['w'] }))).toMatch(/in base contact/);
    expect(stage.refusal(stage.attack('g', 't', { also: ['u', 'v', 'f'] }))).toMatch(/strikes 2 beside/);
    expect(stage.refusal(stage.attack('g', 't', { also: ['t'] }))).toMatch(/only once/);
    expect(stage.refusal(stage.attack('g', 't', { also: ['f'] }))).toBeUndefined();
    expect(stage.refusal(stage.attack('g', 't'))).toBeUndefined();
    expect(hit(stage.play(stage.attack('g', 't', { also: ['u', 'v'] })))).toBe('t u v');
    expect(stage.standing).toBe('g f t u v w');
  });

  it('no other weapon has its targets chosen', () => {
    const stage = new Stage({ cast });
    expect(stage.refusal(stage.attack('g', 't', { also: ['u'] }))).toMatch(/nobody chooses its further targets/);
  });
});

describe('massed attacks ("Massed Attacks")', () => {
  const READY = { moved: true, done: true, reserve: 0 };
  const around: Cast = {
    l: ['gang-leader', 'r1', 10, 10, MOVED], a: ['street-ganger', 'r1', 11, 9, READY], b: ['street-ganger', 'r1', 12, 10, READY], c: ['street-ganger', 'r1', 11, 11, READY], d: ['street-ganger', 'r1', 30, 10, READY],
    v: ['vertucci', 'b1', 11, 10, MOVED],
  };

  it('a Gang Leader of 3k2 and three Gangers: 6k4, and their markers are spent', () => {
    const stage = new Stage({ cast: around, dice: ones(20) });
    stage.play(stage.attack('l', 'v', { support: ['a', 'b', 'c'] }));
    expect(stage.rolls[0]).toBe('6k4 4');
    expect(['a', 'b', 'c', 'd'].map((id) => stage.figure(id).reserve)).toEqual([-1, -1, -1, 0]);
    expect(stage.told.find(({ tell }) => tell === 'attack')!.because).toEqual(['+1k1', '+1k1', '+1k0'].map((dice) => ({ because: 'massed attack', side: 'attack', dice })));
  });

  it('who does not reach him, has no marker or is of another unit does not assist', () => {
    const stage = new Stage({ cast: { ...around, b: ['street-ganger', 'r1', 12, 10, MOVED], c: ['street-ganger', 'r2', 11, 11, READY] } });
    expect(stage.refusal(stage.attack('l', 'v', { support: ['d'] }))).toMatch(/d does not reach v/);
    expect(stage.refusal(stage.attack('l', 'v', { support: ['b'] }))).toMatch(/b has no attack on reserve/);
    expect(stage.refusal(stage.attack('l', 'v', { support: ['c'] }))).toMatch(/c is not in the unit of l/);
    expect(stage.refusal(stage.attack('l', 'v', { support: ['a', 'a'] }))).toMatch(/only once/);
    expect(stage.refusal(stage.attack('l', 'v', { support: ['l'] }))).toMatch(/does not assist itself/);
  });

  it('nobody shoots along who touches an enemy', () => {
    const gang: Cast = { a: ['juve-ganger', 'r1', 10, 10, MOVED], b: ['juve-ganger', 'r1', 10, 12, READY], t: ['thug', 'b1', 20, 10, MOVED], u: ['thug', 'b2', 10, 13, MOVED] };
    const stage = new Stage({ cast: gang });
    expect(stage.refusal(stage.attack('a', 't', { support: ['b'] }))).toMatch(/b touches an enemy/);
  });

  it('four shotguns of 3k3: 6k5; the leader’s club does not help', () => {
    const READY = { moved: true, reserve: 0 };
    const cast: Cast = {
      v: ['vertucci', 'r1', 20, 10, MOVED],
      a: ['juve-ganger', 'b1', 10, 8, READY], b: ['juve-ganger', 'b1', 10, 10, READY], c: ['juve-ganger', 'b1', 10, 12, READY], d: ['juve-ganger', 'b1', 10, 14, READY], l: ['juve-leader', 'b1', 10, 16, READY],
    };
    const stage = new Stage({ cast, dice: ones(20) });
    stage.battle.agenda.push({ step: 'window', seat: 1, on: 'moving', mover: 0, attack: null });
    expect(stage.refusal(stage.reserveAttack('a', 'v', { support: ['b', 'l'] }))).toMatch(/the club of l cannot assist the shotgun of a/);
    stage.play(stage.reserveAttack('a', 'v', { support: ['b', 'c', 'd'] }));
    expect(stage.rolls).toEqual(['6k5 5', '5k4 4']);
    stage.play(save(1));
    expect(stage.asks).toBe('red: acting');
  });

  it('a character who leads the unit takes part, as long as he is with it; hero points, control and standing still are the attacker’s alone', () => {
    const cast: Cast = {
      a: ['juve-ganger', 'r1', 10, 8, { ...READY, moved: false }], b: ['juve-ganger', 'r1', 10, 10, { moved: true, controlled: false }], h: ['vertucci', 'r2', 10, 12, READY],
      t: ['thug', 'b1', 20, 10, MOVED], u: ['thug', 'b2', 40, 40],
    };
    const stage = new Stage({ cast, with: 'r2', dice: ones(20) });
    expect(stage.refusal(stage.attack('b', 't', { support: ['h'] }))).toBeUndefined();
    stage.play(stage.attack('b', 't', { support: ['a', 'h'] }));
    expect(stage.rolls[0]).toBe('5k5u 5'); // 3k3 and twice 1k1: no die for a, who has not moved; no points of h
    expect(stage.asks).toBe('red: acting');
    const parted = new Stage({ cast });
    expect(parted.refusal(parted.attack('b', 't', { support: ['h'] }))).toMatch(/h is not in the unit of b/);
  });

  it('one bonus for a charge, whoever of them charged; 1k0 on a machine', () => {
    const charged = { ...READY, charging: true };
    const stage = new Stage({ cast: { ...around, a: ['street-ganger', 'r1', 11, 9, charged], b: ['street-ganger', 'r1', 12, 10, charged] }, dice: ones(20) });
    stage.play(stage.attack('l', 'v', { support: ['a', 'b'] }));
    expect(stage.rolls[0]).toBe('6k5 5'); // 3k2 + 1k1 for the charge, then twice 1k1
    expect(stage.figure('a').charging).toBe(false);
    const machine = new Stage({ cast: { l: ['gang-leader', 'r1', 10, 10, { moved: true, charging: true }], n: ['thugnaught', 'b1', 11.5, 10, MOVED] }, patch: { 'units.thugnaught.base': 2 }, dice: ones(20) });
    machine.play(machine.attack('l', 'n'));
    expect(machine.rolls.map((roll) => roll.split(' ')[0])).toEqual(['4k2', '5k5h']);
  });
});

describe('firing into close combat', () => {
  const cast: Cast = { j: ['juve-ganger', 'r1', 10, 10, MOVED], k: ['rifleman', 'r2', 20, 10, MOVED], t: ['thug', 'b1', 21, 10, MOVED], u: ['thug', 'b1', 22, 10, MOVED], v: ['thug', 'b1', 20, 11, MOVED], w: ['rifleman', 'r2', 21, 11, MOVED], x: ['thug', 'b1', 30, 30] };

  it('as many as dice are kept, by lot: of k, t, v and w each three times in four; u, whom nobody fights, never', () => {
    const times = new Map<string, number>();
    for (let game = 0; game < 400; game++) {
      const stage = new Stage({ cast }, stream('fray', 'combat', game));
      stage.play(stage.attack('j', 'v'));
      for (const id of hit(stage).split(' ')) times.set(id, (times.get(id) ?? 0) + 1);
    }
    expect([...times.keys()].sort()).toEqual(['k', 't', 'v', 'w']);
    for (const count of times.values()) expect(Math.abs(count - 300)).toBeLessThan(4 * Math.sqrt(400 * 0.75 * 0.25));
  });

  it('all of them where they are no more than that; friends’ deaths are the enemy’s points', () => {
    const few: Cast = { j: cast.j!, k: cast.k!, t: cast.t!, x: cast.x! };
    const stage = new Stage({ cast: few, dice: [6, 6, 6, 1, 1, 1, 1, 1, 1, 1] });
    stage.play(stage.attack('j', 't'));
    expect(stage.standing).toBe('j x');
    expect(stage.battle.points).toEqual([10, 10 + 100]); // k was the last of its unit
    expect([stage.battle.tallies.kills[0], stage.battle.tallies.ownKills[0]]).toEqual([1, 1]);
  });

  it('an area effect goes on from the first who is hit: each figure once', () => {
    const few: Cast = { d: ['dogboy', 'r1', 10, 10, MOVED], k: cast.k!, t: cast.t!, y: ['thug', 'b2', 23, 10, MOVED], z: ['thug', 'b2', 24.5, 10, MOVED] };
    const stage = new Stage({ cast: few, dice: ones(30) });
    stage.play(stage.attack('d', 't', { weapon: 1 }));
    expect(hit(stage)).toBe('k t y');
  });

  it('who cannot be seen is spared', () => {
    const hidden = new Stage({ cast: { ...cast, v: ['thug', 'b1', 20, 11, MOVED], w: ['thug', 'b1', 30, 11] }, terrain: [['blocking', 18, 10.2, 19, 12]], dice: ones(30) });
    expect(hit(hidden.play(hidden.attack('j', 't')))).toBe('k t');
  });
});
