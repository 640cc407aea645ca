import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Bases, type Base } from '../../../src/kernel/table/bases.ts';
import { distanceUp } from '../../../src/kernel/table/inches.ts';
import { Movement, type Mover } from '../../../src/kernel/table/movement.ts';
import type { Outline } from '../../../src/kernel/table/outline.ts';
import { pathLength, shortestPath } from '../../../src/kernel/table/path.ts';
import { Terrain } from '../../../src/kernel/table/terrain.ts';
import { anyOutline, anyPoint } from './any-outline.ts';

const SIZE = { width: 1200, height: 1200 };

function field(walls: readonly Outline[], figures: readonly Base[]): Movement {
  const bases = new Bases(figures.length);
  figures.forEach((base, figure) => bases.put(figure, base));
  return new Movement(SIZE, new Terrain(walls.map((outline) => ({ kind: 0, outline }))), 1, bases);
}

const inchWide = (figures: number): Mover => ({ diameter: 100, passes: new Uint8Array(figures) });
const FAR = 5000;

describe('the shortest way', () => {
  test('is straight where nothing is in the way', () => {
    expect(shortestPath(field([], []), inchWide(0), [100, 100], [400, 500], 500)).toEqual({ points: [[100, 100], [400, 500]], length: 500 });
    expect(shortestPath(field([], []), inchWide(0), [100, 100], [400, 500], 499)).toBeUndefined();
  });

  test('goes round the end of a wall: tangent, arc and tangent; never shorter than that, hardly longer', () => {
    const ground = field([[[600, 300], [601, 300], [601, 1200], [600, 1200]]], []);
    const path = shortestPath(ground, inchWide(0), [200, 600], [1001, 600], FAR)!;
    // Each way 500 to the wall's corner, 3 up and 4 across; the base keeps half an inch away, and turns once more by what that adds.
    const turn = Math.atan2(300, 400) + Math.asin(50 / 500);
    const exact = 2 * Math.sqrt(500 * 500 - 50 * 50) + 2 * 50 * turn + 1;
    expect(path.length).toBeGreaterThanOrEqual(exact);
    expect(path.length).toBeLessThan(exact * 1.01);
    expect(ground.freeAlong(inchWide(0), path.points)).toBe(true);
  });

  test('goes round an enemy: tangent, arc, tangent; never shorter than that, hardly longer', () => {
    const ground = field([], [{ x: 600, y: 600, diameter: 100 }]);
    const path = shortestPath(ground, inchWide(1), [300, 600], [900, 600], FAR)!;
    const exact = 2 * Math.sqrt(300 * 300 - 100 * 100) + 100 * (Math.PI - 2 * Math.acos(100 / 300));
    expect(path.length).toBeGreaterThanOrEqual(exact);
    expect(path.length).toBeLessThan(exact * 1.01);
  });

  test('reaches a place in contact behind the enemy', () => {
    const ground = field([], [{ x: 600, y: 600, diameter: 100 }]);
    const path = shortestPath(ground, inchWide(1), [500, 600], [700, 600], FAR)!;
    expect(path.length).toBeGreaterThanOrEqual(100 * Math.PI);
    expect(path.length).toBeLessThan(100 * Math.PI * 1.06);
  });

  test('there is none through a ring of bases, into an occupied place, or beyond the budget', () => {
    const ring = [[500, 500], [600, 500], [700, 500], [500, 600], [700, 600], [500, 700], [600, 700], [700, 700]].map(([x, y]) => ({ x: x!, y: y!, diameter: 100 }));
    expect(shortestPath(field([], ring), inchWide(8), [600, 600], [200, 200], FAR)).toBeUndefined();
    expect(shortestPath(field([], ring), inchWide(8), [200, 200], [520, 520], FAR)).toBeUndefined();
    const passing = { diameter: 100, passes: new Uint8Array(8).fill(1) };
    expect(shortestPath(field([], ring), passing, [600, 600], [200, 200], FAR)!.points).toHaveLength(2);
    const one = field([], [{ x: 600, y: 600, diameter: 100 }]);
    const { length } = shortestPath(one, inchWide(1), [300, 600], [900, 600], FAR)!;
    expect(shortestPath(one, inchWide(1), [300, 600], [900, 600], length)?.length).toBe(length);
    expect(shortestPath(one, inchWide(1), [300, 600], [900, 600], length - 1)).toBeUndefined();
  });
});

describe('on random ground', () => {
  const figures = fc.array(fc.record({ x: fc.nat(1200), y: fc.nat(1200), diameter: fc.integer({ min: 60, max: 200 }) }), { maxLength: 6 });
  const walls = fc.array(anyOutline(6).map((outline) => outline.map(([x, y]) => [x * 60 + 300, y * 60 + 300] as const)), { maxLength: 2 });

  test('a way passes its own check, is as long as its legs, never shorter than straight, and as long on the way back', () => {
    fc.assert(
      fc.property(walls, figures, anyPoint(1200), anyPoint(1200), (walls, figures, a, b) => {
        const ground = field(walls, figures);
        const mover = inchWide(figures.length);
        const path = shortestPath(ground, mover, a, b, FAR);
        if (path === undefined) return;
        expect([path.points[0], path.points.at(-1)]).toEqual([a, b]);
        expect(ground.freeAlong(mover, path.points)).toBe(true);
        expect(path.length).toBe(pathLength(path.points));
        expect(path.length).toBeGreaterThanOrEqual(distanceUp(...a, ...b));
        expect(shortestPath(ground, mover, b, a, FAR)?.length).toBe(path.length);
        expect(shortestPath(ground, mover, a, b, path.length)?.length).toBe(path.length);
      }),
      { numRuns: 300 },
    );
  });

  test('is never longer than a way over a lattice of free steps, but for the roundness of what it goes round', () => {
    let compared = 0;
    fc.assert(
      fc.property(walls, figures, fc.nat(23), fc.nat(23), fc.nat(23), fc.nat(23), (walls, figures, ax, ay, bx, by) => {
        const ground = field(walls, figures);
        const mover = inchWide(figures.length);
        const lattice = latticeWay(ground, mover, ay * 24 + ax, by * 24 + bx);
        if (lattice === undefined) return;
        compared++;
        const path = shortestPath(ground, mover, [25 + 50 * ax, 25 + 50 * ay], [25 + 50 * bx, 25 + 50 * by], FAR);
        expect(path?.length ?? Infinity).toBeLessThan(lattice * 1.03 + 10);
      }),
      { numRuns: 60 },
    );
    expect(compared).toBeGreaterThan(15);
  });
});

/** The length of the shortest way over a lattice of half inches, king's steps; undefined if there is none. */
function latticeWay(ground: Movement, mover: Mover, from: number, to: number): number | undefined {
  const at = (node: number) => [25 + 50 * (node % 24), 25 + 50 * Math.floor(node / 24)] as const;
  if (!ground.fits(mover, ...at(from))) return undefined;
  const length = new Map([[from, 0]]);
  const open = new Set([from]);
  while (open.size > 0) {
    const here = [...open].reduce((best, node) => (length.get(node)! < length.get(best)! ? node : best));
    if (here === to) return length.get(here);
    open.delete(here);
    for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1], [1, 1], [1, -1], [-1, 1], [-1, -1]] as const) {
      const x = (here % 24) + dx;
      const y = Math.floor(here / 24) + dy;
      const next = y * 24 + x;
      const total = length.get(here)! + 50 * Math.sqrt(dx * dx + dy * dy);
      if (x < 0 || y < 0 || x > 23 || y > 23 || total >= (length.get(next) ?? Infinity) || !ground.free(mover, ...at(here), ...at(next))) continue;
      length.set(next, total);
      open.add(next);
    }
  }
  return undefined;
}
