import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Bases, inContact } from '../../../src/kernel/table/bases.ts';
import { INCH, distanceUp, pointThrough } from '../../../src/kernel/table/inches.ts';
import { Movement } from '../../../src/kernel/table/movement.ts';
import { pathLength, shortestPath } from '../../../src/kernel/table/path.ts';
import { partsOfWay } from '../../../src/kernel/table/stops.ts';
import { Terrain } from '../../../src/kernel/table/terrain.ts';
import { facingZones, whollyIn } from '../../../src/kernel/table/zones.ts';
import { anyPoint } from './any-outline.ts';

const SIZE = { width: 2400, height: 2400 };
const NOBODY = { diameter: 100, passes: new Uint8Array(0) };

describe('a way taken inch by inch', () => {
  const open = new Movement(SIZE, new Terrain([]), 0, new Bases(0));

  test('straight ahead: a stop after each inch, and what is left', () => {
    expect(partsOfWay(open, NOBODY, [[100, 100], [425, 100]], INCH)).toEqual([
      [[100, 100], [200, 100]],
      [[200, 100], [300, 100]],
      [[300, 100], [400, 100]],
      [[400, 100], [425, 100]],
    ]);
    expect(partsOfWay(open, NOBODY, [[100, 100], [200, 100]], INCH)).toEqual([[[100, 100], [200, 100]]]);
  });

  test('round a corner within an inch', () => {
    expect(partsOfWay(open, NOBODY, [[100, 100], [150, 100], [150, 300]], INCH)).toEqual([
      [[100, 100], [150, 100], [150, 150]],
      [[150, 150], [150, 250]],
      [[150, 250], [150, 300]],
    ]);
  });

  test('past an enemy without contact on the way, if it keeps a hundredth off', () => {
    const enemy = { x: 600, y: 600, diameter: 100 };
    const bases = new Bases(1);
    bases.put(0, enemy);
    const movement = new Movement(SIZE, new Terrain([]), 0, bases);
    const touches = (off: number) => {
      const mover = { diameter: 100, passes: Uint8Array.of(0), keepsOff: Int32Array.of(off) };
      const { points } = shortestPath(movement, mover, [480, 580], [720, 580], 1000)!;
      return partsOfWay(movement, mover, points, 10).some((part) => inContact({ x: part.at(-1)![0], y: part.at(-1)![1], diameter: 100 }, enemy));
    };
    expect([touches(0), touches(1)]).toEqual([true, false]);
  });

  test('parts that are hardly a step are refused', () => {
    expect(() => partsOfWay(open, NOBODY, [[100, 100], [150, 100]], 8)).toThrow('a way is taken in parts of more than 8 hundredths of an inch, not 8');
  });

  test('among other bases every stop has room, every leg is free, no part is longer than an inch, and all is hardly longer than the way', () => {
    const bases = fc.array(fc.record({ x: fc.nat(1200), y: fc.nat(1200), diameter: fc.integer({ min: 60, max: 300 }) }), { minLength: 3, maxLength: 8 });
    let stops = 0;
    fc.assert(
      fc.property(bases, anyPoint(1200), anyPoint(1200), (figures, a, b) => {
        const all = new Bases(figures.length);
        figures.forEach((base, figure) => all.put(figure, base));
        const movement = new Movement(SIZE, new Terrain([]), 0, all);
        const mover = { diameter: 100, passes: new Uint8Array(figures.length) };
        const path = shortestPath(movement, mover, a, b, 4000);
        if (path === undefined) return;
        const parts = partsOfWay(movement, mover, path.points, INCH);
        stops += parts.length;
        expect(parts.every((part) => movement.freeAlong(mover, part) && pathLength(part) <= INCH + 4)).toBe(true);
        expect(parts.map((part) => part[0])).toEqual([a, ...parts.slice(0, -1).map((part) => part.at(-1))]);
        expect(parts.at(-1)!.at(-1)).toEqual(b);
        expect(parts.reduce((sum, part) => sum + pathLength(part), 0)).toBeLessThan(path.length + 4 * parts.length + 1);
      }),
      { numRuns: 200 },
    );
    expect(stops).toBeGreaterThan(200);
  });
});

test('a shot goes on beyond its target, as far as it reaches', () => {
  expect([pointThrough(0, 0, 300, 400, 1000), pointThrough(0, 0, 300, 400, 250), pointThrough(5, 5, 5, 5, 100)]).toEqual([[600, 800], [150, 200], [5, 5]]);
  fc.assert(fc.property(anyPoint(9000), anyPoint(9000), (a, b) => a.join() === b.join() || Math.abs(distanceUp(...a, ...pointThrough(...a, ...b, 3000)) - 3000) <= 2));
});

test('deploying up to 12 inches from the own side of the table, the edge included', () => {
  const [top, bottom] = facingZones(4800, 4800, 1200);
  const at = (y: number) => ({ x: 2400, y, diameter: 100 });
  expect([whollyIn(top, at(1150)), whollyIn(top, at(1151)), whollyIn(bottom, at(3650)), whollyIn(bottom, at(3649))]).toEqual([true, false, true, false]);
  expect([whollyIn(top, { ...at(600), x: 50 }), whollyIn(top, { ...at(600), x: 49 })]).toEqual([true, false]);
});
