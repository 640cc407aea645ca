/** Moves in parts, fast moves, charges and who is in the way: the examples of the book ("Move", "Fast Moves", "Charging", "Leaving Close Combat"). */
import { describe, expect, it } from 'vitest';
import type { WarAction } from '../../../src/systems/warengine/actions.ts';
import { mayUse, refuseWeapon } from '../../../src/systems/warengine/rules/attack.ts';
import { gaitsOf, inchesLeft, mayMove, refuseGait } from '../../../src/systems/warengine/rules/gaits.ts';
import { hasWay, wayTo } from '../../../src/systems/warengine/rules/ways.ts';
import { GAITS, type Gait } from '../../../src/systems/warengine/vocabulary.ts';
import { PASS, Stage, type Cast } from './stage.ts';

const FAR: Cast = { x: ['thug', 'b1', 40, 40] };
const move = (stage: Stage, id: string, x: number, y: number, gait: Gait = 'normal', via?: [number, number][]): WarAction => ({
  do: 'move', figure: stage.number(id), gait, to: [Math.round(x * 100), Math.round(y * 100)], ...(via === undefined ? {} : { via: via.map(([vx, vy]) => [vx * 100, vy * 100] as const) }),
});
const at = (stage: Stage, id: string) => [stage.figure(id).x / 100, stage.figure(id).y / 100];

describe('parts of a move ("Move")', () => {
  it('4.25 inches count as five: of nine, four are left', () => {
    const stage = new Stage({ cast: { r: ['rifleman', 'r1', 10, 10], ...FAR } });
    stage.play(move(stage, 'r', 14.25, 10));
    expect(stage.figure('r').used).toBe(5);
    expect(stage.refusal(move(stage, 'r', 18.26, 10))).toMatch(/within 4"/);
    stage.play(move(stage, 'r', 18.25, 10));
    expect([at(stage, 'r'), stage.figure('r').used]).toEqual([[18.25, 10], 9]);
  });

  it('two inches, an attack, four inches, three inches, the other weapon on reserve; then nothing', () => {
    const stage = new Stage({ cast: { d: ['vertucci', 'r1', 10, 10], t: ['thug', 'b1', 20, 10], u: ['thug', 'b2', 40, 40] }, dice: Array<number>(20).fill(1) });
    stage.play(move(stage, 'd', 12, 10), stage.attack('d', 't'));
    while (stage.asks === 'red: raise') stage.play({ do: 'raise', points: 0 });
    stage.play(move(stage, 'd', 12, 14), move(stage, 'd', 15, 14));
    expect(stage.figure('d').used).toBe(9);
    expect(stage.refusal(stage.reserve('d', 0))).toMatch(/has used/);
    stage.play(stage.reserve('d', 1));
    expect(stage.figure('d')).toMatchObject({ done: true, reserve: 1 });
    expect(stage.asks).not.toContain('acting');
  });

  it('bends count once: a way round a wall is measured as a whole', () => {
    const stage = new Stage({ cast: { r: ['rifleman', 'r1', 10, 10], ...FAR }, terrain: [['blocking', 11, 8, 12, 10.2]] });
    stage.play(move(stage, 'r', 13, 10));
    const { used } = stage.figure('r');
    expect([used >= 4, used <= 5]).toEqual([true, true]);
    const other = new Stage({ cast: { r: ['rifleman', 'r1', 10, 10], ...FAR }, terrain: [['blocking', 11, 8, 12, 10.2]] });
    expect(other.refusal(move(other, 'r', 13, 10, 'normal', []))).toMatch(/something is in it/);
    other.play(move(other, 'r', 13, 10, 'normal', [[10.6, 10.7], [12.4, 10.7]]));
    expect(other.figure('r').used).toBe(4); // 0.922 + 1.8 + 0.922
  });

  it('through friends, but neither onto them nor through enemies, machines or what blocks', () => {
    const cast: Cast = { r: ['rifleman', 'r1', 10, 10], f: ['thug', 'r2', 12, 10], s: ['hover-sled', 'r3', 10, 14], e: ['thug', 'b1', 10, 6], ...FAR };
    const stage = new Stage({ cast, terrain: [['blocking', 7, 9, 8, 11]] });
    expect(stage.refusal(move(stage, 'r', 12.5, 10))).toMatch(/no move ends on another base/);
    for (const [x, y] of [[10, 18], [10, 4.5], [5, 10]] as const) expect(stage.refusal(move(stage, 'r', x, y, 'normal', []))).toMatch(/something is in it/);
    stage.play(move(stage, 'r', 14, 10, 'normal', []));
    expect(at(stage, 'r')).toEqual([14, 10]);
  });

  it('the table ends the way; an entangled figure does not move, nor does one with Mv 0"', () => {
    const stage = new Stage({ cast: { r: ['rifleman', 'r1', 1, 10], ...FAR } });
    expect(stage.refusal(move(stage, 'r', 0.4, 10))).toMatch(/no room/);
    const held = new Stage({ cast: { r: ['rifleman', 'r1', 10, 10, { entangled: true }], ...FAR } });
    expect(held.refusal(move(held, 'r', 11, 10))).toMatch(/entangled/);
    const fixed = new Stage({ cast: { r: ['rifleman', 'r1', 10, 10], ...FAR }, patch: { 'units.rifleman.movement': 0 } });
    expect(fixed.refusal(move(fixed, 'r', 11, 10))).toMatch(/within 0"/);
  });

  it('one figure after the other: who has begun finishes first', () => {
    const stage = new Stage({ cast: { a: ['rifleman', 'r1', 10, 10], b: ['rifleman', 'r1', 10, 12], ...FAR } });
    stage.play(move(stage, 'a', 11, 10));
    expect(stage.refusal(move(stage, 'b', 11, 12))).toMatch(/a has to finish first/);
    stage.play({ do: 'end', figure: stage.number('a') }, move(stage, 'b', 11, 12));
    expect(stage.refusal(move(stage, 'a', 12, 10))).toMatch(/finished/);
  });
});

describe('fast moves', () => {
  it('a third more, no attack before or after, none on reserve', () => {
    const stage = new Stage({ cast: { r: ['rifleman', 'r1', 10, 10], ...FAR } });
    expect(stage.refusal(move(stage, 'r', 22.01, 10, 'fast'))).toMatch(/within 12"/);
    stage.play(move(stage, 'r', 20, 10, 'fast'));
    expect(stage.refusal(stage.reserve('r'))).toMatch(/fast move/);
    expect(stage.refusal(move(stage, 'r', 21, 10))).toMatch(/fast move/);
    stage.play(move(stage, 'r', 22, 10, 'fast'));
    const late = new Stage({ cast: { r: ['rifleman', 'r1', 10, 10], ...FAR } });
    late.play(move(late, 'r', 11, 10));
    expect(late.refusal(move(late, 'r', 12, 10, 'fast'))).toMatch(/declared before/);
    const shot = new Stage({ cast: { r: ['rifleman', 'r1', 10, 10, { fired: 1 }], ...FAR } });
    expect(shot.refusal(move(shot, 'r', 12, 10, 'fast'))).toMatch(/has attacked/);
  });

  it('does not end within 6" of an enemy; exactly 6" is within', () => {
    const stage = new Stage({ cast: { r: ['rifleman', 'r1', 10, 10], e: ['thug', 'b1', 27, 10] } });
    expect(stage.refusal(move(stage, 'r', 20, 10, 'fast'))).toMatch(/within 6"/);
    expect(stage.refusal(move(stage, 'r', 19.99, 10, 'fast'))).toBeUndefined();
  });

  it('may be left out', () => {
    const stage = new Stage({ cast: { r: ['rifleman', 'r1', 10, 10], ...FAR }, patch: { 'abilities.fast-move': false, 'abilities.charge': false } });
    expect(stage.refusal(move(stage, 'r', 12, 10, 'fast'))).toMatch(/left out/);
    expect(stage.refusal(move(stage, 'r', 12, 10, 'charge'))).toMatch(/left out/);
  });
});

describe('charging', () => {
  const cast: Cast = { r: ['thug', 'r1', 10, 10], e: ['thug', 'b1', 21, 10], ...FAR };

  it('a third more to reach an enemy, and it has to', () => {
    const stage = new Stage({ cast });
    expect(stage.refusal(move(stage, 'r', 20, 10))).toMatch(/within 9"/);
    expect(stage.refusal(move(stage, 'r', 19, 10, 'charge'))).toMatch(/ends in contact/);
    stage.play(move(stage, 'r', 20, 10, 'charge'));
    expect(stage.figure('r')).toMatchObject({ charging: true, used: 10, gait: 'normal' });
    expect(stage.figure('e').moved).toBe(true);
    expect(stage.battle.tallies.charges).toEqual([1, 0]);
  });

  it('the extra third ends with the contact, what is left of plain movement stays', () => {
    const stage = new Stage({ cast: { ...cast, e: ['thug', 'b1', 15, 10] } });
    stage.play(move(stage, 'r', 14, 10, 'charge'));
    expect(stage.refusal(move(stage, 'r', 14, 17))).toMatch(/within 5"/);
    const after = new Stage({ cast });
    after.play(move(after, 'r', 20, 10, 'charge'));
    expect(after.refusal(move(after, 'r', 20, 9))).toMatch(/within 0"/);
  });

  it('from one close combat into another: those left behind strike; none against an enemy who is touched already', () => {
    const stage = new Stage({ cast: { r: ['thug', 'r1', 10, 10, { moved: true }], e: ['thug', 'b1', 11, 10, { moved: true }], f: ['thug', 'b2', 10, 20] } });
    expect(stage.refusal(move(stage, 'r', 11, 9, 'charge'))).toMatch(/one that was not touched before/);
    stage.play(move(stage, 'r', 10, 19, 'charge'));
    expect(stage.asks).toBe('blue: leaving');
    expect(stage.play(PASS).figure('r')).toMatchObject({ y: 1900, charging: true });
  });

  it('may follow an attack, unless the book is changed', () => {
    const shot = (patch: Record<string, unknown>) => {
      const stage = new Stage({ cast: { r: ['rifleman', 'r1', 10, 10, { fired: 1 }], e: ['thug', 'b1', 21, 10] }, patch });
      return stage.refusal(move(stage, 'r', 20, 10, 'charge'));
    };
    expect(shot({})).toBeUndefined();
    expect(shot({ 'options.shootBeforeCharge': false })).toMatch(/has attacked, so it may not charge/);
  });

  it('the dice are for the first attack, close combat, and not for the next one', () => {
    const knives = { 'units.vertucci.weapons.pistol.range': 0, 'units.thug.defense': '5k5' };
    const stage = new Stage({ cast: { ...cast, r: ['vertucci', 'r1', 10, 10, { heroPoints: 0 }] }, patch: knives, dice: Array<number>(40).fill(1) });
    stage.play(move(stage, 'r', 20, 10, 'charge'), stage.attack('r', 'e'), stage.attack('r', 'e', { weapon: 1 }));
    expect(stage.rolls.filter((_, i) => i % 2 === 0)).toEqual(['4k4 4', '3k3 3']);
  });

  it('the dice wait for an attack that is reserved, to the end of the activation', () => {
    const stage = new Stage({ cast: { ...cast, s: ['thug', 'r1', 30, 30] }, patch: { 'units.thug.defense': '5k5' }, dice: Array<number>(20).fill(1) });
    stage.play(move(stage, 'r', 20, 10, 'charge'), stage.reserve('r'), stage.reserveAttack('r', 'e'));
    expect(stage.rolls[0]).toBe('3k3 3');
    const late = new Stage({ cast: { ...cast, s: ['thug', 'r1', 30, 30] } });
    late.play(move(late, 'r', 20, 10, 'charge'), late.reserve('r'), { do: 'end' });
    expect(late.figure('r')).toMatchObject({ charging: false, reserve: 0 });
  });

  it('is declared before the figure moves', () => {
    const stage = new Stage({ cast: { ...cast, e: ['thug', 'b1', 15, 10] } });
    stage.play(move(stage, 'r', 11, 10));
    expect(stage.refusal(move(stage, 'r', 14, 10, 'charge'))).toMatch(/declared before/);
  });

  it('whoever passes an enemy does not come into contact with him by the way', () => {
    const stage = new Stage({ cast: { r: ['thug', 'r1', 10, 10], e: ['thug', 'b1', 12, 11], ...FAR } });
    expect(stage.refusal(move(stage, 'r', 14, 10, 'normal', []))).toMatch(/an enemy would be touched/);
    expect(stage.refusal(move(stage, 'r', 14, 9.98, 'normal', [[11, 9.98]]))).toBeUndefined();
  });
});

describe('leaving close combat', () => {
  it('those whose contact is broken strike first; the dead go nowhere', () => {
    const cast: Cast = { r: ['thug', 'r1', 10, 10, { moved: true }], s: ['thug', 'r1', 30, 30], e: ['thug', 'b1', 11, 10, { moved: true }], f: ['thug', 'b1', 10, 11] };
    const stage = new Stage({ cast, dice: [6, 6, 1, 1] });
    stage.play(move(stage, 'r', 7, 10));
    expect(stage.asks).toBe('blue: leaving');
    stage.play({ do: 'free-attack', figure: stage.number('e'), weapon: 0 });
    expect([stage.standing, stage.unused]).toEqual(['s e f', []]);
    expect(stage.asks).toBe('red: acting');
  });

  it('who lives or is let go walks on; contact that is kept provokes nobody', () => {
    const cast: Cast = { r: ['thug', 'r1', 10, 10], e: ['thug', 'b1', 11, 10], f: ['thug', 'b1', 40, 40] };
    const stage = new Stage({ cast });
    stage.play(move(stage, 'r', 7, 10), PASS);
    expect([at(stage, 'r'), stage.figure('r').used]).toEqual([[7, 10], 3]);
    const round = new Stage({ cast });
    round.play(move(round, 'r', 11, 9));
    expect([round.asks, at(round, 'r')]).toEqual(['red: acting', [11, 9]]);
  });
});

describe('moves that an enemy on reserve may interrupt', () => {
  const watching: Cast = { r: ['rifleman', 'r1', 10, 10], e: ['rifleman', 'b1', 10, 30, { reserve: 0, done: true }], ...FAR };
  const walls = [['blocking', 0, 20, 13, 21]] as const;

  it('is asked at the first inch from which he sees the mover, not before, and again at the next', () => {
    const stage = new Stage({ cast: watching, terrain: walls });
    stage.play(move(stage, 'r', 19, 10));
    expect(stage.asks).toBe('blue: window moving');
    const first = at(stage, 'r')[0]!;
    expect(first).toBeCloseTo(17, 1);
    stage.play(PASS);
    expect(at(stage, 'r')[0]!).toBeCloseTo(first + 1, 1);
  });

  it('nobody who sees nothing is asked', () => {
    const stage = new Stage({ cast: watching, terrain: walls });
    stage.play(move(stage, 'r', 13, 10));
    expect([stage.asks, at(stage, 'r')]).toEqual(['red: acting', [13, 10]]);
  });

  it('the survivor stands where he was shot at and may think again; whole inches are gone', () => {
    const stage = new Stage({ cast: { ...watching, e: ['rifleman', 'b1', 30, 10, { reserve: 0, done: true, moved: true }] }, dice: [1, 1, 1, 6, 6, 6] });
    stage.play(move(stage, 'r', 14.5, 10), PASS, stage.reserveAttack('e', 'r'));
    expect([at(stage, 'r')[0]! <= 12, stage.figure('r').used, stage.asks]).toEqual([true, 2, 'red: acting']);
    expect(stage.refusal(move(stage, 'r', 10, 10))).toBeUndefined();
  });

  it('nobody is halted on top of a friend, and all inches to the next stop are gone', () => {
    const stage = new Stage({ cast: { ...watching, f: ['thug', 'r2', 11.8, 10], e: ['rifleman', 'b1', 30, 10, { reserve: 0, done: true, moved: true }] }, dice: [1, 1, 1, 6, 6, 6] });
    stage.play(move(stage, 'r', 16, 10), stage.reserveAttack('e', 'r'));
    expect(at(stage, 'r')[0]!).toBeCloseTo(13, 1);
    expect([stage.figure('r').used, stage.standing]).toEqual([3, 'r e x f']);
  });

  it('is asked before the inch that ends in contact', () => {
    const stage = new Stage({ cast: { ...watching, e: ['rifleman', 'b1', 15, 10, { reserve: 0, done: true, moved: true }] } });
    stage.play(move(stage, 'r', 14, 10, 'charge'));
    const asked: string[] = [];
    while (stage.asks.startsWith('blue')) {
      asked.push(`${stage.asks.split(' ').at(-1)!} ${Math.round(at(stage, 'r')[0]!)}`);
      stage.play(PASS);
    }
    expect(asked).toEqual(['moving 11', 'moving 12', 'contact 13']);
  });

  it('without a marker on the table a move is one step', () => {
    const stage = new Stage({ cast: { ...watching, e: ['rifleman', 'b1', 30, 10] } });
    stage.play(move(stage, 'r', 14.5, 10));
    expect([at(stage, 'r'), stage.figure('r').used]).toEqual([[14.5, 10], 5]);
  });
});

describe('what is offered is what is not refused', () => {
  const SO_FAR = [{}, { used: 3 }, { used: 18 }, { fired: 1 }, { gait: 'fast' }, { gait: 'fast', used: 12 }, { gait: 'charge', used: 4 }, { entangled: true }] as const;

  it.each(SO_FAR.flatMap((so) => [[so, {}], [so, { 'abilities.charge': false, 'abilities.fast-move': false }], [so, { 'options.shootBeforeCharge': false }]] as const))('gaits and weapons of a figure that has done %j (%j)', (so, patch) => {
    const { ground, battle } = new Stage({ cast: { v: ['vertucci', 'r1', 10, 10, so], ...FAR }, patch });
    const gaits = gaitsOf(ground, battle, 0);
    expect(gaits).toEqual(GAITS.filter((gait) => refuseGait(ground, battle, 0, gait) === undefined && inchesLeft(ground, battle, 0, gait) > 0));
    expect(mayMove(ground, battle, 0)).toBe(gaits.length > 0);
    for (const weapon of [0, 1]) expect(mayUse(battle, 0, weapon)).toBe(refuseWeapon(ground, battle, 0, weapon) === undefined);
  });

  it('places all round', () => {
    const { ground, battle } = new Stage({ cast: { v: ['vertucci', 'r1', 10, 10], f: ['thugnaught', 'r2', 12, 10], t: ['thug', 'b1', 10, 15] }, terrain: [['blocking', 7, 7, 9, 13]] });
    for (const gait of GAITS) {
      const found = { ways: 0, none: 0 };
      for (let x = 0; x <= 2000; x += 250) {
        for (let y = 0; y <= 2000; y += 250) {
          const has = hasWay(ground, battle, 0, gait, [x, y]);
          expect(has).toBe(typeof wayTo(ground, battle, 0, gait, [x, y]) !== 'string');
          found[has ? 'ways' : 'none'] += 1;
        }
      }
      expect(found.none).toBeGreaterThan(0);
      if (gait !== 'charge') expect(found.ways).toBeGreaterThan(0);
    }
  });
});

it('who is in the way is asked anew for each figure, each move and each battle', () => {
  const cast: Cast = { r: ['thug', 'r1', 10, 10], s: ['thug', 'r1', 14, 10], m: ['thugnaught', 'r2', 20, 10], b: ['thug', 'b1', 10, 14], c: ['thug', 'b1', 11, 10] };
  const { ground, battle } = new Stage({ cast });
  const of = (figure: number, toTouch: number[] = []) => {
    const { passes, keepsOff } = ground.moving(battle, figure, toTouch);
    return [[...passes].join(''), [...keepsOff!].join('')];
  };
  expect(of(0)).toEqual(['11000', '00010']); // it touches c already
  expect(of(0, [3])).toEqual(['11000', '00000']);
  expect(of(0)).toEqual(['11000', '00010']);
  expect(of(1, [4])).toEqual(['11000', '00010']);
  expect(of(1)).toEqual(['11000', '00011']);
  expect(of(3)).toEqual(['00011', '11100']);
  expect([ground.fits(battle, 0, 1000, 1000), ground.fits(battle, 1, 1000, 1000)]).toEqual([true, false]);
  battle.figures[4]!.x = 3000;
  battle.clock += 1;
  expect(of(3)).toEqual(['00011', '11100']);
  expect(of(0)).toEqual(['11000', '00011']);
});
