import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Bases, inContact, overlap, type Base } from '../../../src/kernel/table/bases.ts';
import { Movement, type Mover } from '../../../src/kernel/table/movement.ts';
import type { Outline, Point } from '../../../src/kernel/table/outline.ts';
import { Terrain } from '../../../src/kernel/table/terrain.ts';
import { anyOutline, anyPoint } from './any-outline.ts';
import { toldNearness, toldSweep } from './exact-table.ts';

const INCH_WIDE: Mover = { diameter: 100, passes: Uint8Array.of(1, 0, 0) };
const SIZE = { width: 1200, height: 1200 };

function field({ walls = [], woods = [], figures = [] }: { walls?: readonly Outline[]; woods?: readonly Outline[]; figures?: readonly Base[] }, size = SIZE): Movement {
  const bases = new Bases(figures.length);
  figures.forEach((base, figure) => bases.put(figure, base));
  const pieces = [...walls.map((outline) => ({ kind: 1, outline })), ...woods.map((outline) => ({ kind: 0, outline }))];
  return new Movement(size, new Terrain(pieces), 1 << 1, bases);
}

const WALL: Outline = [[600, 300], [650, 300], [650, 900], [600, 900]];
const figure = (x: number, y: number): Base => ({ x, y, diameter: 100 });

describe('a base an inch wide, straight ahead', () => {
  const self = figure(200, 600);

  test('crosses open ground and woods, but no wall', () => {
    expect(field({ figures: [self] }).free(INCH_WIDE, 200, 600, 1000, 600)).toBe(true);
    expect(field({ figures: [self], woods: [WALL] }).free(INCH_WIDE, 200, 600, 1000, 600)).toBe(true);
    expect(field({ figures: [self], walls: [WALL] }).free(INCH_WIDE, 200, 600, 1000, 600)).toBe(false);
  });

  test('may slide along a wall and past its end, touching; a hundredth nearer is too near', () => {
    const ground = field({ walls: [WALL] });
    expect([ground.free(INCH_WIDE, 550, 100, 550, 1100), ground.free(INCH_WIDE, 551, 100, 551, 1100)]).toEqual([true, false]);
    expect([ground.free(INCH_WIDE, 100, 250, 1100, 250), ground.free(INCH_WIDE, 100, 251, 1100, 251)]).toEqual([true, false]);
    expect([ground.fits(INCH_WIDE, 570, 260), ground.fits(INCH_WIDE, 571, 260)]).toEqual([true, false]); // (30, 40) off the corner: 50
  });

  test('passes between two bases exactly one base apart, not through a narrower gap', () => {
    const gap = (between: number) => field({ figures: [self, figure(600, 500), figure(600, 600 + between)] });
    expect([gap(100).free(INCH_WIDE, 200, 600, 1000, 600), gap(99).free(INCH_WIDE, 200, 600, 1000, 600)]).toEqual([true, false]);
  });

  test('passes through the figures that it may pass, and is not in its own way', () => {
    const ground = field({ figures: [self, figure(600, 600), figure(800, 600)] });
    const passing = (...passes: number[]): Mover => ({ diameter: 100, passes: Uint8Array.from(passes) });
    expect(ground.free(passing(1, 1, 0), 200, 600, 1000, 600)).toBe(false);
    expect(ground.free(passing(1, 1, 1), 200, 600, 1000, 600)).toBe(true);
    expect([ground.fits(passing(1, 1, 1), 600, 600), ground.fits(passing(1, 0, 0), 600, 600)]).toEqual([true, false]);
  });

  test('keeps off those whom it must not touch, or come within an inch of', () => {
    const ground = field({ figures: [self, figure(600, 500), figure(600, 700)] });
    const keeping = (...off: number[]): Mover => ({ ...INCH_WIDE, keepsOff: Int32Array.from(off) });
    expect(ground.free(keeping(0, 0, 0), 200, 600, 1000, 600)).toBe(true);
    expect(ground.free(keeping(0, 0, 1), 200, 600, 1000, 600)).toBe(false);
    expect([ground.fits(keeping(0, 100, 0), 400, 500), ground.fits(keeping(0, 100, 0), 401, 500)]).toEqual([true, false]);
    const stop = ground.furthest(keeping(0, 1, 1), 200, 600, 1000, 600);
    expect([1, 2].some((other) => inContact(figure(...stop), ground.bases.at(other)))).toBe(false);
  });

  test('stays on the table; its edge may lie on the table’s', () => {
    const ground = field({});
    expect([ground.free(INCH_WIDE, 50, 600, 50, 50), ground.free(INCH_WIDE, 50, 600, 49, 600), ground.fits(INCH_WIDE, 1150, 1151)]).toEqual([true, false, false]);
    expect(ground.onTable(25, 12, 600)).toBe(false);
    expect(ground.onTable(25, 13, 600)).toBe(true);
  });

  test('goes on until it touches: into contact with an enemy, up to a wall, to the end of the table', () => {
    const ground = field({ figures: [self, figure(900, 620)] });
    const stop = ground.furthest(INCH_WIDE, 200, 600, 900, 620);
    expect(stop).toEqual([800, 617]);
    expect(inContact(figure(...stop), figure(900, 620))).toBe(true);
    expect(field({ walls: [WALL] }).furthest(INCH_WIDE, 200, 600, 1000, 600)).toEqual([550, 600]);
    expect(field({}).furthest(INCH_WIDE, 200, 600, 200, 1190)).toEqual([200, 1150]);
    expect(field({}).furthest(INCH_WIDE, 200, 600, 700, 900)).toEqual([700, 900]);
  });

  test('a way of several legs is free if each of them is', () => {
    const ground = field({ walls: [WALL] });
    expect(ground.freeAlong(INCH_WIDE, [[200, 600], [550, 200], [700, 200], [1000, 600]])).toBe(true);
    expect(ground.freeAlong(INCH_WIDE, [[200, 600], [550, 300], [1000, 600]])).toBe(false);
  });
});

test('thousands of small cases are as exact fractions have them, there and back', () => {
  const base = fc.record({ x: fc.nat(10), y: fc.nat(10), diameter: fc.integer({ min: 1, max: 5 }) });
  fc.assert(
    fc.property(fc.array(anyOutline(10), { maxLength: 2 }), fc.array(base, { maxLength: 3 }), anyPoint(10), anyPoint(10), fc.integer({ min: 1, max: 5 }), (walls, figures, a, b, diameter) => {
      const ground = field({ walls, figures }, { width: 10, height: 10 });
      const mover = { diameter, passes: new Uint8Array(figures.length) };
      const on = ([x, y]: Point) => Math.min(x, y, 10 - x, 10 - y) * 2 >= diameter;
      const hit = (c: Point, d: Point) => figures.some(({ x, y, diameter: wide }) => toldNearness(diameter + wide, c, d, [x, y]) < 0) || walls.some((wall) => toldSweep(wall, diameter, c, d));
      const expected = on(a) && on(b) && !hit(a, b);
      expect([ground.free(mover, ...a, ...b), ground.free(mover, ...b, ...a)]).toEqual([expected, expected]);
      expect(ground.fits(mover, ...a)).toBe(on(a) && !hit(a, a));
    }),
    { numRuns: 2500 },
  );
});

test('nobody who moves freely ends on top of another', () => {
  const base = fc.record({ x: fc.nat(1200), y: fc.nat(1200), diameter: fc.integer({ min: 80, max: 240 }) });
  fc.assert(
    fc.property(fc.array(base, { minLength: 1, maxLength: 5 }), anyPoint(1200), anyPoint(1200), (figures, a, b) => {
      const ground = field({ figures });
      const mover = { diameter: 100, passes: new Uint8Array(figures.length) };
      fc.pre(ground.fits(mover, ...a));
      const stop = ground.furthest(mover, ...a, ...b);
      expect(figures.some((other) => overlap(figure(...stop), other))).toBe(false);
      expect(ground.free(mover, ...a, ...stop)).toBe(true);
    }),
    { numRuns: 300 },
  );
});
