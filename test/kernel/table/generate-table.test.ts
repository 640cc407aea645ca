import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { Bases } from '../../../src/kernel/table/bases.ts';
import { generateTable, type TablePlan } from '../../../src/kernel/table/generate-table.ts';
import { INCH } from '../../../src/kernel/table/inches.ts';
import { Movement } from '../../../src/kernel/table/movement.ts';
import { twiceArea } from '../../../src/kernel/table/outline.ts';
import { readTable } from '../../../src/kernel/table/read-table.ts';
import { kindMask, terrainOf } from '../../../src/kernel/table/table.ts';
import { tableText } from '../../../src/kernel/table/write-table.ts';
import { facingZones } from '../../../src/kernel/table/zones.ts';
import { toldSweep } from './exact-table.ts';

const KINDS = ['woods', 'wall', 'house'] as const;
type Kind = (typeof KINDS)[number];
const SIDE = 48 * INCH;
const ZONE = 12 * INCH;

const plan = (pieces: number, density: number): TablePlan<Kind> => ({
  width: SIDE,
  height: SIDE,
  pieces: [
    { kind: 'woods', shapes: ['patch'], count: pieces },
    { kind: 'wall', shapes: ['wall', 'corner'], count: pieces },
    { kind: 'house', shapes: ['block'], count: 2 },
  ],
  density,
  clear: facingZones(SIDE, SIDE, ZONE),
});

describe('tables drawn by lot', () => {
  test('are the same for the same seed, and others for others', () => {
    expect(generateTable(plan(3, 12), 7)).toEqual(generateTable(plan(3, 12), 7));
    expect(generateTable(plan(3, 12), 7)).not.toEqual(generateTable(plan(3, 12), 8));
    expect(generateTable(plan(3, 12), 7, 1)).not.toEqual(generateTable(plan(3, 12), 7));
  });

  test('have the pieces that were asked for, by name, and about as much terrain', () => {
    const table = generateTable(plan(3, 12), 7);
    expect(table.pieces.map(({ name }) => name)).toEqual(['woods 1', 'woods 2', 'woods 3', 'wall 1', 'wall 2', 'wall 3', 'house 1', 'house 2']);
    const cover = Array.from({ length: 20 }, (_, seed) => {
      const area = generateTable(plan(3, 12), seed).pieces.reduce((sum, { outline }) => sum + Math.abs(twiceArea(outline)) / 2, 0);
      return (100 * area) / (SIDE * SIDE);
    });
    const mean = cover.reduce((sum, each) => sum + each, 0) / cover.length;
    expect(mean).toBeGreaterThan(8);
    expect(mean).toBeLessThan(14);
  });

  test('give a piece of size 3 about three times the area of one of size 1', () => {
    const uneven: TablePlan<Kind> = { ...plan(1, 6), pieces: [{ kind: 'woods', shapes: ['block'], count: 2, size: 3 }, { kind: 'wall', shapes: ['block'], count: 2 }] };
    const areas = Array.from({ length: 20 }, (_, seed) => generateTable(uneven, seed).pieces.map(({ outline }) => Math.abs(twiceArea(outline))));
    const sum = (from: number) => areas.reduce((total, each) => total + each[from]! + each[from + 1]!, 0);
    expect(sum(0) / sum(2)).toBeGreaterThan(2.5);
    expect(sum(0) / sum(2)).toBeLessThan(3.5);
  });

  test('are always legal files; deployment zones are clear; all is connected for a base two inches wide', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 4 }), fc.integer({ min: 4, max: 12 }), (seed, pieces, density) => {
        const table = generateTable(plan(pieces, density), seed);
        expect(readTable(parse(tableText(table)), KINDS)).toEqual(table);
        expect(table.pieces.flatMap(({ outline }) => outline).filter(([, y]) => y <= ZONE || y >= SIDE - ZONE)).toEqual([]);
        const movement = new Movement(table, terrainOf(table, KINDS), kindMask(KINDS, KINDS), new Bases(0));
        expect(islands(movement)).toBe(1);
      }),
      { numRuns: 15 },
    );
  });

  test('leave two and a half inches between any two pieces, by exact fractions', () => {
    const { pieces } = generateTable(plan(4, 14), 3);
    for (const one of pieces) {
      for (const other of pieces) {
        if (one === other) continue;
        one.outline.forEach((corner, i) => expect(toldSweep(other.outline, 500, corner, one.outline[(i + 1) % one.outline.length]!)).toBe(false));
      }
    }
  });

  test('too much for the table is refused in words', () => {
    expect(() => generateTable(plan(40, 80), 1)).toThrow(/^table: no room for 82 pieces that cover 80 % of it; expected fewer pieces/);
  });
});

/** How many separate parts the places that a two inch base can stand on fall into, found over a lattice of quarter inches, king's steps. */
function islands(movement: Movement): number {
  const mover = { diameter: 2 * INCH, passes: new Uint8Array(0) };
  const across = SIDE / 25 - 7;
  const at = (node: number) => [100 + 25 * (node % across), 100 + 25 * Math.floor(node / across)] as const;
  const open = new Uint8Array(across * across).map((_, node) => Number(movement.fits(mover, ...at(node))));
  let parts = 0;
  for (let start = open.indexOf(1); start >= 0; start = open.indexOf(1, start)) {
    parts++;
    open[start] = 0;
    for (const queue = [start]; queue.length > 0; ) {
      const here = queue.pop()!;
      for (const step of [1, -1, across, -across, across + 1, across - 1, 1 - across, -1 - across]) {
        const next = here + step;
        if (open[next] !== 1 || Math.abs((next % across) - (here % across)) > 1 || !movement.free(mover, ...at(here), ...at(next))) continue;
        open[next] = 0;
        queue.push(next);
      }
    }
  }
  return parts;
}
