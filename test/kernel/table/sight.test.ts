import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Bases, type Base } from '../../../src/kernel/table/bases.ts';
import type { Point } from '../../../src/kernel/table/outline.ts';
import { Sight } from '../../../src/kernel/table/sight.ts';
import { kindMask, terrainOf, type Piece, type Table } from '../../../src/kernel/table/table.ts';
import { Terrain, THROUGH, TOUCHES } from '../../../src/kernel/table/terrain.ts';
import { viewLines } from '../../../src/kernel/table/view-lines.ts';
import { anyOutline, anyPoint } from './any-outline.ts';
import { toldNearness, toldSegment } from './exact-table.ts';

const KINDS = ['woods', 'wall', 'trench'] as const;
type Kind = (typeof KINDS)[number];
const box = (name: string, kind: Kind, x: number, y: number, width: number, height: number): Piece<Kind> => ({
  name,
  kind,
  outline: [[x, y], [x + width, y], [x + width, y + height], [x, y + height]],
});
const TABLE: Table<Kind> = {
  width: 2400,
  height: 2400,
  pieces: [box('copse', 'woods', 500, 500, 400, 400), box('long wall', 'wall', 1000, 200, 50, 1000), box('ditch', 'trench', 1050, 1300, 300, 100)],
};
const names = (sight: Sight) => [...sight.pieces.subarray(0, sight.pieceCount)].map((piece) => TABLE.pieces[piece]!.name);
const over = (sight: Sight) => [...sight.figures.subarray(0, sight.figureCount)];

describe('a look across a table', () => {
  const sight = new Sight(terrainOf(TABLE, KINDS), new Bases(0));

  test('names the pieces on the way, and the set of their kinds', () => {
    expect(sight.look(100, 700, 1500, 700)).toBe(kindMask(KINDS, ['woods', 'wall']));
    expect(names(sight)).toEqual(['copse', 'long wall']);
    expect(sight.look(1500, 700, 100, 700)).toBe(kindMask(KINDS, ['woods', 'wall']));
  });

  test('the piece that someone stands in counts', () => {
    expect(sight.look(1200, 1350, 1200, 2000)).toBe(kindMask(KINDS, ['trench']));
    expect(names(sight)).toEqual(['ditch']);
  });

  test('past everything, nothing lies between', () => {
    expect(sight.look(100, 100, 2000, 100)).toBe(0);
    expect(names(sight)).toEqual([]);
  });

  test('a view that only grazes a corner or runs along a side is free, or not, as the book has it', () => {
    const strict = new Sight(terrainOf(TABLE, KINDS), new Bases(0), TOUCHES);
    for (const line of [[400, 600, 600, 400], [100, 500, 950, 500]] as [number, number, number, number][]) {
      expect([sight.look(...line), strict.look(...line)]).toEqual([0, kindMask(KINDS, ['woods'])]);
    }
  });

  test('a kind that the system does not have is refused with the nearest', () => {
    expect(() => terrainOf({ ...TABLE, pieces: [box('x', 'wals' as Kind, 0, 0, 1, 1)] }, KINDS)).toThrow('table: unknown kind of terrain "wals"; did you mean "wall"?');
  });
});

describe('bases on the line', () => {
  const bases = new Bases(4);
  const put = (...at: readonly (readonly [number, number])[]) => at.forEach(([x, y], figure) => bases.put(figure, { x, y, diameter: 100 }));
  const sight = new Sight(new Terrain([]), bases);

  test('one stands in the way; one is only touched; the two at the ends do not count', () => {
    put([100, 100], [900, 100], [500, 149], [700, 150]);
    expect(sight.figuresBetween(100, 100, 900, 100, 0, 1)).toBe(1);
    expect(over(sight)).toEqual([2]);
    expect(sight.figuresBetween(100, 100, 900, 100)).toBe(3);
    expect(over(sight)).toEqual([0, 1, 2]);
  });

  test('one behind the target is not between', () => {
    put([100, 100], [900, 100], [1000, 100], [0, 100]);
    expect(sight.figuresBetween(100, 100, 900, 100, 0, 1)).toBe(0);
  });

  test('a figure that was taken away is in nobody’s way', () => {
    put([100, 100], [900, 100], [500, 100], [700, 100]);
    bases.takeAway(2);
    expect(sight.figuresBetween(100, 100, 900, 100, 0, 1)).toBe(1);
    expect(over(sight)).toEqual([3]);
  });
});

test('thousands of small tables are as exact fractions have them, from either end', () => {
  const piece = fc.record({ kind: fc.nat(2), outline: anyOutline(8) });
  const base = fc.record({ x: fc.nat(8), y: fc.nat(8), diameter: fc.integer({ min: 1, max: 6 }) });
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 3 }), fc.array(base, { maxLength: 4 }), anyPoint(8), anyPoint(8), (pieces, stand, a, b) => {
      const bases = basesOf(stand);
      for (const least of [THROUGH, TOUCHES] as const) {
        const crossed = pieces.filter(({ outline }) => ['through', ...(least === TOUCHES ? ['touches'] : [])].includes(toldSegment(outline, a, b)));
        const sight = new Sight(new Terrain(pieces), bases, least);
        for (const [from, to] of [[a, b], [b, a]] as const) {
          expect(sight.look(...from, ...to)).toBe(crossed.reduce((mask, { kind }) => mask | (1 << kind), 0));
          expect(sight.pieceCount).toBe(crossed.length);
          sight.figuresBetween(...from, ...to);
          expect(over(sight)).toEqual([...stand.keys()].filter((i) => toldNearness(stand[i]!.diameter, a, b, [stand[i]!.x, stand[i]!.y]) < 0));
        }
      }
    }),
    { numRuns: 800 },
  );
});

test('at the size of a real table, lines that touch bases by construction are told from those that cross', () => {
  fc.assert(
    fc.property(anyPoint(12000), anyPoint(12000), anyPoint(12000), fc.integer({ min: 1, max: 1200 }), (a, b, at, diameter) => {
      const sight = new Sight(new Terrain([]), basesOf([{ x: at[0], y: at[1], diameter }]));
      expect(sight.figuresBetween(...a, ...b) === 1).toBe(toldNearness(diameter, a, b, at) < 0);
    }),
    { numRuns: 300 },
  );
});

test('more terrain never opens a view: what was crossed before still is', () => {
  const piece = fc.record({ kind: fc.nat(4), outline: anyOutline(20) });
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 4 }), piece, anyPoint(20), anyPoint(20), (pieces, more, a, b) => {
      const before = new Sight(new Terrain(pieces), new Bases(0)).look(...a, ...b);
      const after = new Sight(new Terrain([...pieces, more]), new Bases(0)).look(...a, ...b);
      expect(after & before).toBe(before);
    }),
    { numRuns: 500 },
  );
});

describe('lines of view', () => {
  const anyBase = fc.record({ x: fc.nat(4800), y: fc.nat(4800), diameter: fc.integer({ min: 1, max: 300 }) });

  test('from centres only, or also along either side of the bases', () => {
    const [a, b] = [{ x: 100, y: 500, diameter: 100 }, { x: 900, y: 500, diameter: 240 }];
    expect(viewLines(a, b, 'centres')).toEqual([[[100, 500], [900, 500]]]);
    expect(viewLines(a, b, 'edges')).toEqual([
      [[100, 500], [900, 500]],
      [[100, 550], [900, 620]],
      [[100, 450], [900, 380]],
    ]);
  });

  test('they end on or inside the bases, and are the same from the other side', () => {
    fc.assert(
      fc.property(anyBase, anyBase, (a, b) => {
        const lines = viewLines(a, b, 'edges');
        for (const [from, to] of lines) {
          expect(inside(a, from) && inside(b, to)).toBe(true);
        }
        const back = viewLines(b, a, 'edges').map(([from, to]) => JSON.stringify([to, from]));
        expect(back.sort()).toEqual(lines.map((line) => JSON.stringify(line)).sort());
      }),
    );
  });
});

function basesOf(all: readonly Base[]): Bases {
  const bases = new Bases(all.length);
  all.forEach((base, figure) => bases.put(figure, base));
  return bases;
}

function inside({ x, y, diameter }: Base, [px, py]: Point): boolean {
  return 4 * ((px - x) * (px - x) + (py - y) * (py - y)) <= diameter * diameter;
}
