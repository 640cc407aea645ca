/** Fair, favored or undecided: where the whole interval lies, not its middle. */
import { describe, expect, test } from 'vitest';
import { wilson } from '../../../src/lab/stats/index.ts';
import { gamesToDecide, judge } from '../../../src/lab/summary/verdict.ts';

const of = (estimate: number, half: number, n = 1000) =>
  judge({ seats: ['clan', 'legion'], score: { n, estimate, low: estimate - half, high: estimate + half }, wins: [0, 0], cells: 2, returning: false });

test('48 % give or take 2: fair', () => {
  expect(of(0.48, 0.02)).toEqual({ kind: 'fair', seat: null, moreGames: null, says: 'Fair: clan scores 48.0 % (46.0-50.0 %), within 45-55 %.' });
});

test('42 % give or take 2: legion is favored; 58 %: clan', () => {
  expect(of(0.42, 0.02)).toMatchObject({ kind: 'favors', seat: 1, says: 'Favors legion: clan scores 42.0 % (40.0-44.0 %), outside 45-55 %.' });
  expect(of(0.58, 0.02)).toMatchObject({ kind: 'favors', seat: 0 });
});

test('43 % give or take 4: undecided; an interval half as wide would tell, which takes four times the games', () => {
  // 1000 games in two cells, 3000 more: 1500 a cell, in round numbers 2,000
  expect(of(0.43, 0.04)).toEqual({
    kind: 'undecided', seat: null, moreGames: 2000,
    says: 'Undecided, leaning to legion: clan scores 43.0 % (39.0-47.0 %), across the edge of 45-55 %. About 2,000 more games a cell would tell, if the score stays; to look until it is sure, use --precision.',
  });
});

test('50 % give or take 10 leans to nobody', () => {
  expect(of(0.5, 0.1).says).toMatch(/^Undecided: clan scores/);
});

test('a few games foretell nothing', () => {
  expect(of(0.43, 0.3, 58)).toMatchObject({ kind: 'undecided', moreGames: null, says: 'Undecided: clan scores 43.0 % (13.0-73.0 %), across the edge of 45-55 %.' });
  expect(of(0.43, 0.3, 60).moreGames).not.toBeNull();
});

test('right on the edge no number of games would tell', () => {
  expect(of(0.45, 0.01)).toMatchObject({ kind: 'undecided', moreGames: null });
});

test('of three sides, the strongest of the others is favored', () => {
  const score = { n: 100, estimate: 0.1, low: 0.05, high: 0.15 };
  expect(judge({ seats: ['a', 'b', 'c'], score, wins: [10, 30, 60], cells: 1, returning: false }).seat).toBe(2);
});

test('draws of luck that return: further games are no advice', () => {
  const again = judge({ seats: ['clan', 'legion'], score: { n: 1000, estimate: 0.43, low: 0.39, high: 0.47 }, wins: [0, 0], cells: 2, returning: true });
  expect(again).toEqual({
    kind: 'undecided', seat: null, moreGames: null,
    says: 'Undecided, leaning to legion: clan scores 43.0 % (39.0-47.0 %), across the edge of 45-55 %. The same luck is met again and again ("draws"): more draws of it would tell, more games alone need not.',
  });
});

describe('games to decide', () => {
  

  test('an edge that the interval does not reach over asks for none: 1 of 50, at most a tenth expected', () => {
    const rare = wilson(1, 50); // 0.4 to 10.5 %
    expect(rare.high).toBeGreaterThan(0.1);
    expect(gamesToDecide(rare, 1, { low: 0, high: 0.1 })).toBeLessThanOrEqual(20);
    expect(wilson(1.4, 70).high, '2 % of 20 games more').toBeLessThan(0.1);
  });

  test('0 of 35, at most a tenth expected, is not too near the edge of zero', () => {
    expect(gamesToDecide(wilson(0, 34), 1, { low: 0, high: 0.1 })).toBe(10);
  });

  test('both edges count where the interval reaches over both', () => {
    expect(gamesToDecide({ n: 100, estimate: 0.46, low: 0.36, high: 0.56 }, 1, { low: 0.45, high: 0.55 })).toBe(10_000); // 0.1 / 0.01, squared
    expect(gamesToDecide({ n: 100, estimate: 0.46, low: 0.36, high: 0.56 }, 1, { low: 0.3, high: 0.55 })).toBe(30); // 0.1 / 0.09, squared
  });
});
