/** Tallies say what the games themselves say: the same mean, the same doubt. */
import { expect, test } from 'vitest';
import { shareInterval, type Sample } from '../../../src/lab/stats/index.ts';
import { joinedMean } from '../../../src/lab/stats/joined.ts';
import { effectiveGames, intervalOf, meanOf, tallyOf, varianceOf } from '../../../src/lab/nightly/tally.ts';

const numbered = (values: readonly number[]): Sample => ({ values, units: values.map((_, i) => i) });

test('two wins, a draw and a loss, by hand', () => {
  expect(tallyOf([numbered([1, 1, 0.5, 0])])).toEqual({ games: 4, units: 4, halves: 5, halvesSquared: 9, halvesByGames: 5, gamesSquared: 4 });
});

test('games that share a set-up are one unit', () => {
  const joined = { values: [1, 0.5, 0, 1, 1, 1], units: [0, 1, 2, 0, 1, 2] };
  expect(tallyOf([joined])).toEqual({ games: 6, units: 3, halves: 9, halvesSquared: 16 + 9 + 4, halvesByGames: 18, gamesSquared: 12 });
});

test('mean and variance are those of the games, joined or not, one cell or several', () => {
  const values = Array.from({ length: 120 }, (_, i) => [0, 1, 0.5, 1, 1, 0, 0][(i * i) % 7]!);
  const cells: Sample[] = [numbered(values), { values, units: values.map((_, i) => i % 61) }];
  for (const samples of [[cells[0]!], [cells[1]!], [numbered(values), numbered([...values].reverse())]]) {
    const { mean, variance } = joinedMean(samples);
    const tally = tallyOf(samples);
    expect(meanOf(tally)).toBeCloseTo(mean, 12);
    expect(varianceOf(tally)).toBeCloseTo(variance, 12);
  }
});

test('the interval of wins and losses is close to that of the run', () => {
  const values = Array.from({ length: 400 }, (_, i) => Number(i % 3 === 0));
  const [ours, theirs] = [intervalOf(tallyOf([numbered(values)])), shareInterval([numbered(values)])];
  expect(ours.n).toBe(theirs.n);
  for (const bound of ['estimate', 'low', 'high'] as const) expect(ours[bound]).toBeCloseTo(theirs[bound], 3);
});

test('where all games end alike, some doubt is left; of no game, nothing is known', () => {
  expect(varianceOf(tallyOf([numbered([1, 1, 1, 1])]))).toBe(3 / 16);
  expect(intervalOf(tallyOf([numbered([1, 1, 1, 1])]))).toMatchObject({ estimate: 1, high: 1 });
  expect(intervalOf(tallyOf([]))).toEqual({ n: 0, estimate: NaN, low: NaN, high: NaN });
});

test('forty set-ups that decide their games tell as much as forty games, however often they are played', () => {
  const units = Array.from({ length: 4000 }, (_, game) => game % 40);
  expect(effectiveGames(tallyOf([{ values: units.map((unit) => unit % 2), units }]))).toBeCloseTo(39, 6);
  expect(effectiveGames(tallyOf([numbered(units.map((unit) => unit % 2))]))).toBeCloseTo(3999, 6);
});
