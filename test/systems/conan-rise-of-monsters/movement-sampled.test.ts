/**
 * Moves and runs by the hundred, judged again the slow way: every model's way looked at every fiftieth of an inch, with nothing but
 * distances between points. What is offered and what is drawn by lot has to stand up to it.
 */
import { describe, expect, test } from 'vitest';
import { stream, type Rng } from '../../../src/kernel/rng.ts';
import type { Point } from '../../../src/kernel/table/outline.ts';
import { allowance } from '../../../src/systems/conan-rise-of-monsters/rules/allowance.ts';
import { displacement } from '../../../src/systems/conan-rise-of-monsters/rules/displace.ts';
import { flightOf } from '../../../src/systems/conan-rise-of-monsters/rules/flee.ts';
import type { Maneuver } from '../../../src/systems/conan-rise-of-monsters/rules/maneuver.ts';
import type { Slide } from '../../../src/systems/conan-rise-of-monsters/rules/slide.ts';
import { tryMove, tryRun } from '../../../src/systems/conan-rise-of-monsters/rules/try-move.ts';
import { SHAPES, type Terrain } from '../../../src/systems/conan-rise-of-monsters/vocabulary.ts';
import { Stage } from './stage.ts';

type Rectangle = readonly [kind: Terrain, left: number, top: number, right: number, bottom: number];

const TERRAIN: readonly Rectangle[] = [['rough', 14, 22, 20, 27], ['rocks', 24, 20, 26, 24], ['light-woods', 8, 12, 12, 18], ['rocks', 6, 24, 9, 25]];
const SLOW: readonly Terrain[] = ['rough', 'light-woods'];
const EVERY = 2; // hundredths of an inch between looks

/** A small battle, close together: two units of the Circle, three of the Legion, on what places the lot gives them. */
function battle(rng: Rng): Stage {
  const taken: { x: number; y: number; wide: number }[] = [];
  const place = (count: number, wide: number): [number, number][] => {
    for (;;) {
      const [x, y] = [rng.below(2400) + 300, rng.below(2400) + 400];
      const at = Array.from({ length: count }, (_, i) => ({ x: x + i * (wide + rng.below(200)), y: y + rng.below(100), wide }));
      const free = at.every((one, i) => !inRocks(one.x, one.y, wide / 2) && [...taken, ...at.slice(0, i)].every((other) => Math.hypot(one.x - other.x, one.y - other.y) >= (wide + other.wide) / 2 + 2));
      const whole = at.every((one, i) => i === 0 || Math.hypot(one.x - at[i - 1]!.x, one.y - at[i - 1]!.y) <= wide + 200);
      if (!free || !whole) continue;
      taken.push(...at);
      return at.map((one) => [one.x / 100, one.y / 100]);
    }
  };
  const mover = ([['gunderland-pikemen', 5, 100], ['poitainian-knights', 3, 160], ['oliphant', 1, 240]] as const)[rng.below(3)]!;
  return new Stage({
    units: {
      mover: { card: mover[0], at: place(mover[1], mover[2]) },
      archers: { card: 'bossonian-archers', at: place(5, 100) },
      guard: { card: 'ancestor-guard', at: place(5, 100) },
      scion: { card: 'scion-of-set', at: place(1, 240) },
      priests: { card: 'priests-of-set', at: place(3, 100) },
    },
    size: [36, 36],
    terrain: TERRAIN,
  });
}

function inRocks(x: number, y: number, radius: number): boolean {
  return TERRAIN.some(([kind, ...sides]) => {
    const [left, top, right, bottom] = sides.map((side) => 100 * side) as [number, number, number, number];
    return kind === 'rocks' && Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)) < radius;
  });
}

const isSlow = (x: number, y: number) => TERRAIN.some(([kind, left, top, right, bottom]) => SLOW.includes(kind) && x > 100 * left && x < 100 * right && y > 100 * top && y < 100 * bottom);

/** What is wrong with a move that the rules allow. */
function wrong({ ground, battle: open }: Stage, end: Slide, most: number, { run = false } = {}): string[] {
  const found: string[] = [];
  const { diameters, seats, units } = ground.roll(open);
  const enemies = open.models.flatMap((model, number) => (seats[number] === 0 ? [] : [{ ...model, number }]));
  const wide = diameters[end.members[0]!]!;
  const apart = (x: number, y: number, other: { x: number; y: number; number: number }) => Math.hypot(x - other.x, y - other.y) - (wide + diameters[other.number]!) / 2;
  end.members.forEach((model, member) => {
    const name = ground.modelName(open, model);
    const { points } = end.ways[member]!;
    let spent = 0;
    let [beganX, beganY] = points[0]!;
    if (beganX !== open.models[model]!.x || beganY !== open.models[model]!.y) found.push(`${name} does not begin where it stands`);
    const touchedAtFirst = new Set(enemies.filter((enemy) => apart(beganX, beganY, enemy) < 1).map(({ number }) => number));
    points.slice(1).forEach(([toX, toY], leg) => {
      const length = Math.hypot(toX - beganX, toY - beganY);
      const looks = Math.max(1, Math.ceil(length / EVERY));
      for (let look = 0; look <= looks; look++) {
        const [x, y] = [beganX + ((toX - beganX) * look) / looks, beganY + ((toY - beganY) * look) / looks];
        if (look > 0) spent += (length / looks) * (isSlow(x, y) ? 2 : 1);
        if (x < wide / 2 || y < wide / 2 || x > 3600 - wide / 2 || y > 3600 - wide / 2) found.push(`${name} leaves the table`);
        if (inRocks(x, y, wide / 2 - 0.01)) found.push(`${name} goes through rocks`);
        const nearlyThere = leg === points.length - 2 && Math.hypot(toX - x, toY - y) < 20; // past a base, as near to it as makes no difference
        for (const enemy of enemies) {
          if (apart(x, y, enemy) < -0.01) found.push(`${name} goes through an enemy`);
          if (!touchedAtFirst.has(enemy.number) && !nearlyThere && apart(x, y, enemy) < 0.9) found.push(`${name} goes on from contact`);
        }
      }
      [beganX, beganY] = [toX, toY];
    });
    if (spent > most + 2 * EVERY * points.length) found.push(`${name} spends ${spent} of ${most}`);
    const [x, y] = [end.x[member]!, end.y[member]!];
    if (x !== points.at(-1)![0] || y !== points.at(-1)![1]) found.push(`${name} does not end where its way does`);
    if (run && enemies.some((enemy) => apart(x, y, enemy) <= 100)) found.push(`${name} ends a run within an inch`);
    for (const [other, { x: otherX, y: otherY }] of open.models.entries()) if (units[other] !== units[model] && 2 * Math.hypot(x - otherX, y - otherY) < wide + diameters[other]!) found.push(`${name} ends on ${ground.modelName(open, other)}`);
    for (let other = 0; other < member; other++) if (Math.hypot(x - end.x[other]!, y - end.y[other]!) < wide) found.push(`${name} ends on one of its own`);
  });
  // One chain: from the first, whoever is near enough to somebody found.
  const chain = [0];
  for (const one of chain) for (let other = 0; other < end.x.length; other++) if (!chain.includes(other) && Math.hypot(end.x[one]! - end.x[other]!, end.y[one]! - end.y[other]!) <= wide + 200) chain.push(other);
  if (chain.length < end.x.length) found.push('the unit does not stay together');
  return found;
}

describe('judged the slow way', () => {
  test('moves and runs drawn by lot', () => {
    const rng = stream('moves', 'test', 0);
    const count = { allowed: 0, refused: 0, touched: 0, bent: 0 };
    for (let game = 0; game < 40; game++) {
      const s = battle(rng);
      for (let trial = 0; trial < 30; trial++) {
        const run = rng.below(2) === 0;
        const { x, y } = s.battle.models[0]!;
        const reach = allowance(s.ground, s.battle, 0, run ? 'run' : 'move');
        const near = (): Point => [Math.max(0, x + rng.below(2 * reach) - reach), Math.max(0, y + rng.below(2 * reach) - reach)];
        const maneuver: Maneuver = { to: near(), ...(rng.below(3) === 0 ? { by: [x + rng.below(600) - 300, y + rng.below(600) - 300] as const } : {}), ...(rng.below(3) === 0 ? { shape: SHAPES[rng.below(4)]! } : {}) };
        const end = run ? tryRun(s.ground, s.battle, 0, maneuver) : tryMove(s.ground, s.battle, 0, maneuver, true);
        if (typeof end === 'string') {
          count.refused++;
          continue;
        }
        count.allowed++;
        if (end.touched) count.touched++;
        if (maneuver.by !== undefined) count.bent++;
        expect(wrong(s, end, reach, { run }), JSON.stringify({ game, trial, run, maneuver, places: s.places('mover') })).toEqual([]);
      }
    }
    expect(count.allowed).toBeGreaterThan(200);
    expect(count.refused).toBeGreaterThan(100);
    expect(count.touched).toBeGreaterThan(20);
    expect(count.bent).toBeGreaterThan(30);
  });

  test('all that is offered', () => {
    const rng = stream('offers', 'test', 0);
    for (let game = 0; game < 12; game++) {
      const s = battle(rng);
      const { options } = s;
      for (const option of options) {
        if ((option.do !== 'move' && option.do !== 'run') || 'leave' in option) continue;
        const run = option.do === 'run';
        const end = run ? tryRun(s.ground, s.battle, 0, option) : tryMove(s.ground, s.battle, 0, option, true);
        expect(typeof end, JSON.stringify(option)).not.toBe('string');
        expect(wrong(s, end as Slide, allowance(s.ground, s.battle, 0, option.do), { run }), JSON.stringify(option)).toEqual([]);
      }
    }
  });

  test('flight', () => {
    const rng = stream('flight', 'test', 0);
    let fled = 0;
    for (let game = 0; game < 60; game++) {
      const s = battle(rng);
      const end = flightOf(s.ground, s.battle, 0);
      if (end === undefined || end === 'off') continue;
      fled++;
      expect(wrong(s, end, allowance(s.ground, s.battle, 0, 'run'), { run: true }), `game ${game}`).toEqual([]);
      expect(end.y.reduce((sum, y) => sum + y, 0)).toBeGreaterThan(s.places('mover').reduce((sum, [, y]) => sum + 100 * y, 0) - 1);
    }
    expect(fled).toBeGreaterThan(30);
  });

  test('Lemurian Sorcery', () => {
    const rng = stream('sorcery', 'test', 0);
    let short = 0;
    for (let game = 0; game < 60; game++) {
      const s = battle(rng);
      const { x, y } = s.battle.models[0]!;
      const [dx, dy] = displacement(s.ground, s.battle, 0, [x + rng.below(200) - 100, y + rng.below(200) - 101]);
      const members = s.ground.members(s.battle, 0);
      const from = members.map((model): Point => [s.battle.models[model]!.x, s.battle.models[model]!.y]);
      const ways = from.map(([ax, ay]) => ({ points: dx === 0 && dy === 0 ? [[ax, ay] as const] : [[ax, ay] as const, [ax + dx, ay + dy] as const], spent: 0, length: 0, blocked: false, touched: false }));
      const end: Slide = { members, ways, x: from.map(([ax]) => ax + dx), y: from.map(([, ay]) => ay + dy), blocked: false, touched: false, crowded: false, missing: 0, missingBefore: 0 };
      expect(wrong(s, end, 800), `game ${game}`).toEqual([]);
      expect(Math.hypot(dx, dy)).toBeLessThanOrEqual(400);
      if (Math.hypot(dx, dy) < 397) short++;
    }
    expect(short).toBeGreaterThan(5);
    expect(short).toBeLessThan(50);
  });
});
