import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { outlineProblem, type Outline, type Point } from '../../../src/kernel/table/outline.ts';
import { lengthInside } from '../../../src/kernel/table/stretch.ts';
import { MOST_KINDS, Terrain } from '../../../src/kernel/table/terrain.ts';
import { anyOutline, anyPoint } from './any-outline.ts';
import { toldLength, toldSegment, toldSimple } from './exact-table.ts';

const WORDS = ['apart', 'touches', 'through'] as const;
const SQUARE: Outline = [[10, 10], [20, 10], [20, 20], [10, 20]];
/** A ruin's corner: the dent is at its lower right. */
const DENTED: Outline = [[10, 10], [30, 10], [30, 20], [20, 20], [20, 30], [10, 30]];

const terrain = (outline: Outline) => new Terrain([{ kind: 0, outline }]);
const told = (outline: Outline, a: Point, b: Point) => WORDS[terrain(outline).segment(0, ...a, ...b)];

describe('a line and a piece of terrain', () => {
  test.each<[string, Outline, Point, Point, string]>([
    ['passes by', SQUARE, [0, 0], [30, 5], 'apart'],
    ['stops short', SQUARE, [0, 15], [9, 15], 'apart'],
    ['goes straight through', SQUARE, [0, 15], [30, 15], 'through'],
    ['through two opposite corners', SQUARE, [5, 5], [25, 25], 'through'],
    ['from corner to corner, inside', SQUARE, [10, 10], [20, 20], 'through'],
    ['grazes a corner', SQUARE, [0, 20], [20, 0], 'touches'],
    ['runs along a side', SQUARE, [0, 10], [30, 10], 'touches'],
    ['lies within a side', SQUARE, [12, 10], [15, 10], 'touches'],
    ['ends on a side', SQUARE, [15, 0], [15, 10], 'touches'],
    ['begins on a side and goes in', SQUARE, [15, 10], [15, 12], 'through'],
    ['begins on a side and goes away', SQUARE, [15, 10], [18, 3], 'touches'],
    ['begins at a corner and goes away', SQUARE, [10, 10], [0, 9], 'touches'],
    ['inside all the way', SQUARE, [12, 12], [13, 18], 'through'],
    ['a point inside', SQUARE, [12, 12], [12, 12], 'through'],
    ['a point on a side', SQUARE, [10, 12], [10, 12], 'touches'],
    ['a point outside', SQUARE, [9, 12], [9, 12], 'apart'],
    ['across the dent, from corner to corner', DENTED, [30, 20], [20, 30], 'touches'],
    ['into the dent and out again', DENTED, [40, 22], [22, 40], 'apart'],
    ['touches the dent at its inner corner', DENTED, [25, 25], [20, 20], 'touches'],
    ['through the inner corner of the dent', DENTED, [40, 40], [15, 15], 'through'],
    ['along a side of the dent, then inside', DENTED, [40, 20], [5, 20], 'through'],
  ])('%s', (_, outline, a, b, expected) => {
    expect(told(outline, a, b)).toBe(expected);
    expect(told(outline, b, a)).toBe(expected);
    expect(told([...outline].reverse(), a, b)).toBe(expected);
  });

  test('thousands of small cases are as exact fractions have it, from either end and either way round', () => {
    fc.assert(
      fc.property(anyOutline(6), anyPoint(6), anyPoint(6), (outline, a, b) => {
        const expected = toldSegment(outline, a, b);
        expect([told(outline, a, b), told(outline, b, a), told([...outline].reverse(), a, b)]).toEqual([expected, expected, expected]);
      }),
      { numRuns: 4000 },
    );
  });

  test('at the size of a real table too', () => {
    fc.assert(
      fc.property(anyOutline(12000), anyPoint(12000), anyPoint(12000), (outline, a, b) => {
        expect(told(outline, a, b)).toBe(toldSegment(outline, a, b));
        const corner = outline[0]!;
        expect(told(outline, corner, b)).toBe(toldSegment(outline, corner, b));
      }),
      { numRuns: 500 },
    );
  });

  test('a kind has a number that fits into a mask', () => {
    expect(() => new Terrain([{ kind: MOST_KINDS, outline: SQUARE }])).toThrow('a kind of terrain has a number from 0 to 30, not 31');
  });
});

describe('the length inside a piece', () => {
  test.each<[string, Outline, Point, Point, number]>([
    ['through', SQUARE, [0, 15], [30, 15], 10],
    ['half in', SQUARE, [0, 15], [15, 15], 5],
    ['both ends inside', SQUARE, [11, 11], [14, 15], 5],
    ['along a side is not inside', SQUARE, [0, 10], [30, 10], 0],
    ['both arms of a ruin', DENTED, [30, 15], [15, 30], 14], // 2 x 5 roots of 2 = 14.14
    ['along the dent, then inside', DENTED, [40, 20], [5, 20], 10],
    ['no length at all', SQUARE, [15, 15], [15, 15], 0],
  ])('%s', (_, outline, a, b, expected) => {
    expect([lengthInside(terrain(outline), 0, ...a, ...b), lengthInside(terrain(outline), 0, ...b, ...a)]).toEqual([expected, expected]);
  });

  test('is what exact fractions say, to the nearest hundredth', () => {
    fc.assert(
      fc.property(anyOutline(8), anyPoint(8), anyPoint(8), (outline, a, b) => {
        const large = (point: Point): Point => [point[0] * 100, point[1] * 100];
        const expected = toldLength(outline.map(large), large(a), large(b));
        expect(Math.abs(lengthInside(terrain(outline.map(large)), 0, ...large(a), ...large(b)) - expected)).toBeLessThan(0.501);
      }),
      { numRuns: 1500 },
    );
  });
});

describe('outlines', () => {
  test.each<[string, Outline, number, string]>([
    ['two corners', [[0, 0], [1, 1]], 0, 'an outline of 2 corners'],
    ['a corner twice', [[0, 0], [4, 0], [4, 0], [0, 4]], 2, 'the same corner twice'],
    ['there and back', [[0, 0], [4, 0], [2, 0], [2, 4]], 1, 'turns back on itself'],
    ['a figure of eight', [[0, 0], [4, 4], [4, 0], [0, 4]], 2, 'crosses or touches itself: its sides from corner 1 and corner 3 meet'],
    ['a corner on another side', [[0, 0], [4, 0], [4, 4], [2, 0], [0, 4]], 2, 'crosses or touches itself'],
  ])('%s', (_, outline, corner, problem) => {
    expect(outlineProblem(outline)).toEqual({ corner, problem: expect.stringContaining(problem) as string });
  });

  test('those without a problem are the ones that exact fractions find simple', () => {
    fc.assert(
      fc.property(fc.array(anyPoint(4), { minLength: 3, maxLength: 5 }), (outline) => {
        expect(outlineProblem(outline) === undefined).toBe(toldSimple(outline));
      }),
      { numRuns: 3000 },
    );
  });
});
