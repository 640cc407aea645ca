/** What is still to be played is cut into chunks, whatever is there already. */
import { expect, test } from 'vitest';
import { chunkSizeFor, chunksOf, missingRanges } from '../../../src/lab/run/chunks.ts';

const part = (cell: number, from: number, to: number) => ({ file: '', cell, from, to });

test('nothing there: all games of all cells are missing', () => {
  expect(missingRanges(2, 0, 10, [])).toEqual([{ cell: 0, from: 0, to: 10 }, { cell: 1, from: 0, to: 10 }]);
});

test('gaps before, between and after the parts are missing; so is all beyond the stored games', () => {
  const parts = [part(0, 4, 6), part(0, 8, 9), part(2, 2, 10)];
  expect(missingRanges(3, 2, 10, parts)).toEqual([
    { cell: 0, from: 2, to: 4 },
    { cell: 0, from: 6, to: 8 },
    { cell: 0, from: 9, to: 10 },
    { cell: 1, from: 2, to: 10 },
  ]);
  expect(missingRanges(1, 10, 10, [])).toEqual([]);
});

test('chunks take the low games of all cells first', () => {
  expect(chunksOf([{ cell: 0, from: 0, to: 5 }, { cell: 1, from: 0, to: 4 }], 2)).toEqual([
    { cell: 0, from: 0, to: 2 }, { cell: 1, from: 0, to: 2 },
    { cell: 0, from: 2, to: 4 }, { cell: 1, from: 2, to: 4 },
    { cell: 0, from: 4, to: 5 },
  ]);
});

test('16 games a chunk, more in a long run, never more than 1024', () => {
  expect([1, 10_000, 200_000, 100_000_000].map(chunkSizeFor)).toEqual([16, 16, 50, 1024]);
});
