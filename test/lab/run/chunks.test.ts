/** What is still to be played is cut into chunks, whatever is there already. */
import { describe, expect, test } from 'vitest';
import { chunkSize, chunksOf, missingRanges } from '../../../src/lab/run/chunks.ts';

const part = (cell: number, from: number, to: number) => ({ file: '', cell, from, to });

test('nothing there: all games of all cells are missing', () => {
  expect(missingRanges([0, 0], [10, 10], [])).toEqual([{ cell: 0, from: 0, to: 10 }, { cell: 1, from: 0, to: 10 }]);
});

test('gaps before, between and after the parts are missing; so is all beyond the stored games', () => {
  const parts = [part(0, 4, 6), part(0, 8, 9), part(2, 2, 10)];
  expect(missingRanges([2, 2, 2], [10, 10, 10], parts)).toEqual([
    { cell: 0, from: 2, to: 4 },
    { cell: 0, from: 6, to: 8 },
    { cell: 0, from: 9, to: 10 },
    { cell: 1, from: 2, to: 10 },
  ]);
  expect(missingRanges([10], [10], [])).toEqual([]);
});

test('cells may have and want different numbers of games; parts may reach over both', () => {
  const parts = [part(0, 0, 5), part(0, 5, 9), part(1, 3, 8)];
  expect(missingRanges([7, 3, 4], [12, 6, 2], parts)).toEqual([{ cell: 0, from: 9, to: 12 }]);
});

test('chunks take the low games of all cells first', () => {
  expect([...chunksOf([{ cell: 0, from: 0, to: 5 }, { cell: 1, from: 0, to: 4 }], () => 2)]).toEqual([
    { cell: 0, from: 0, to: 2 }, { cell: 1, from: 0, to: 2 },
    { cell: 0, from: 2, to: 4 }, { cell: 1, from: 2, to: 4 },
    { cell: 0, from: 4, to: 5 },
  ]);
});

test('a chunk may be of another size than the one before', () => {
  const sizes = [1, 3, 9];
  expect([...chunksOf([{ cell: 0, from: 0, to: 8 }], () => sizes.shift()!)].map(({ from, to }) => [from, to])).toEqual([[0, 1], [1, 4], [4, 8]]);
});

describe('a chunk takes about a second, however many games are asked for', () => {
  const so = (played: number, seconds: number, left = 1e9, workers = 2) => chunkSize({ played, left, milliseconds: seconds * 1000, workers });
  test('nothing is known: two games', () => expect(so(0, 0)).toBe(2));
  test('100 games a second by each of two workers: 100', () => expect(so(2000, 10)).toBe(100));
  test('two seconds a game: one', () => expect(so(10, 10)).toBe(1));
  test('a thousand games a millisecond: no more than 1024', () => expect(so(1e7, 10)).toBe(1024));
  test('towards the end: a fair share of what is left', () => expect([so(2000, 10, 40), so(2000, 10, 3)]).toEqual([10, 1]));
});
