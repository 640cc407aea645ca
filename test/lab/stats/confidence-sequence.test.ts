/** Confidence sequences: intervals that hold at every look, and what that costs. */
import { describe, expect, test } from 'vitest';
import { stream } from '../../../src/kernel/rng.ts';
import { confidenceSequence, differenceSequence, pooledGames, wilson, type Numbered, type Sample } from '../../../src/lab/stats/index.ts';
import { missed, pairs, setUps, singles, withDraws } from './looks.ts';

const ONCE = { number: 1, returning: false };
const apart = (values: readonly number[]): Sample => ({ values, units: values.map((_, i) => i) });
const wonOf = (won: number, games: number): number[] => Array.from({ length: games }, (_, i) => Number(i < won));
const half = ({ low, high }: { low: number; high: number }) => (high - low) / 2;

describe('the interval', () => {
  test('ends where the averaged bets have won forty times the purse, game after game', () => {
    const values = [...wonOf(60, 100), 0.5, 0.5, 0.5];
    const { low, high, estimate } = confidenceSequence(apart(values), ONCE);
    expect(estimate).toBeCloseTo(61.5 / 103, 12);
    const stakes = [[1, 1], [2, 2], [4, 4], [8, 6], [16, 8], [32, 6], [64, 4], [128, 1]] as const; // one in so many is staked; shares of 32
    const purse = (m: number, of: readonly number[]) => stakes.reduce((all, [part, share]) => all + (share / 32) * of.reduce((won, x) => won * (1 + (x / m - 1) / part), 1), 0);
    expect(purse(low, values)).toBeCloseTo(40, 6);
    expect(purse(1 - high, values.map((x) => 1 - x))).toBeCloseTo(40, 6);
  });

  test('is the same whatever came first, and mirrored for the other seat', () => {
    const values = [...wonOf(30, 200), 0.5];
    const here = confidenceSequence(apart(values), ONCE);
    expect(confidenceSequence(apart([...values].reverse()), ONCE)).toEqual(here);
    const there = confidenceSequence(apart(values.map((x) => 1 - x)), ONCE);
    expect([1 - there.high, 1 - there.low].map((x) => x.toFixed(9))).toEqual([here.low, here.high].map((x) => x.toFixed(9)));
  });

  test.each([[20, 200], [100, 200], [1000, 2000], [200, 2000], [6000, 12_000], [19_000, 20_000]])('%i of %i games: at most 1.85 times as wide as Wilson, who may look but once', (won, games) => {
    const ratio = half(confidenceSequence(apart(wonOf(won, games)), ONCE)) / half(wilson(won, games));
    expect(ratio).toBeGreaterThan(1.3);
    expect(ratio).toBeLessThan(1.85);
  });

  test('where every game is won, shrinks with the games', () => {
    for (const games of [100, 1000, 10_000]) {
      const { estimate, low, high } = confidenceSequence(apart(wonOf(games, games)), ONCE);
      expect([estimate, high]).toEqual([1, 1]);
      expect((1 - low) * games).toBeGreaterThan(3);
      expect((1 - low) * games).toBeLessThan(8);
    }
  });

  test('of nothing is nothing, of a hundred thousand games still a number', () => {
    expect(confidenceSequence(apart([]), ONCE).n).toBe(0);
    const { low, high } = confidenceSequence(apart(wonOf(50_000, 100_000)), ONCE);
    expect(low).toBeGreaterThan(0.494);
    expect(high).toBeLessThan(0.506);
  });

  test('is narrower where games are drawn, and where more error is allowed', () => {
    const drawn = confidenceSequence(apart([...wonOf(250, 500), ...wonOf(500, 500).map((x) => x / 2)]), ONCE);
    const decided = confidenceSequence(apart(wonOf(500, 1000)), ONCE);
    expect(half(drawn)).toBeLessThan(0.8 * half(decided));
    expect(half(confidenceSequence(apart(wonOf(500, 1000)), { ...ONCE, error: 0.2 }))).toBeLessThan(half(decided));
  });
});

describe('joined games', () => {
  test('a unit is one observation; the last waits for its games', () => {
    const units = [0, 0, 1, 1, 2, 2, 3];
    const { n, estimate } = confidenceSequence({ values: [1, 1, 1, 0, 0, 0, 1], units }, ONCE);
    expect([n, estimate]).toEqual([6, 0.5]);
  });

  test('a last unit that has all its games counts, so that the mean is that of the games', () => {
    const { n, estimate } = confidenceSequence({ values: [1, 1, 1, 0, 0, 0], units: [0, 0, 1, 1, 2, 2] }, ONCE);
    expect([n, estimate]).toEqual([6, 0.5]);
  });

  test('of set-ups that return, half the error is kept for the time before; look 3 spends a twelfth of the rest', () => {
    const means = Array.from({ length: 60 }, (_, unit) => [0, 0.5, 1][unit % 3]!);
    const bounds = ({ low, high }: { low: number; high: number }) => [low, high];
    const once = bounds(confidenceSequence(apart(means), { number: 3, returning: true }));
    expect(once, 'none has returned yet').toEqual(bounds(confidenceSequence(apart(means), { ...ONCE, error: 0.05 / 2 })));
    const again = { values: means.flatMap((mean) => [Math.ceil(mean), Math.floor(mean)]), units: means.flatMap((_, unit) => [unit, unit]) };
    const order = [...again.units.keys()].sort((a, b) => (a % 2) - (b % 2) || a - b);
    const returned = { values: order.map((i) => again.values[i]!), units: order.map((i) => again.units[i]!) };
    const third = bounds(confidenceSequence(returned, { number: 3, returning: true }));
    const spent = bounds(confidenceSequence(apart(means), { ...ONCE, error: 0.05 / 2 / (3 * 4) }));
    third.forEach((bound, i) => expect(bound).toBeCloseTo(spent[i]!, 9));
  });

  test('set-ups that return are never surer than there are set-ups', () => {
    const units = Array.from({ length: 4000 }, (_, i) => i % 40);
    const { low, high } = confidenceSequence({ values: units.map((unit) => unit % 2), units }, { number: 14, returning: true });
    expect(high - low).toBeGreaterThan(half(wilson(20, 40)) * 2);
  });
});

describe('differences', () => {
  const numbered = (values: readonly number[]): Numbered => ({ ...apart(values), games: values.map((_, i) => i) });

  test('cells that share their luck are told apart with fewer games', () => {
    const rng = stream(1, 'differences', 0);
    const luck = Array.from({ length: 1000 }, () => rng.below(100));
    const [a, b] = [numbered(luck.map((x) => Number(x < 56))), numbered(luck.map((x) => Number(x < 50)))];
    const { low, high, estimate } = differenceSequence(a, b, ONCE);
    expect(low).toBeGreaterThan(0);
    expect(high - low).toBeLessThan(0.12);
    expect(estimate).toBeCloseTo(luck.filter((x) => x >= 50 && x < 56).length / 1000, 9);
  });

  test('a one-sided one is decided at once', () => {
    expect(differenceSequence(numbered(wonOf(100, 100)), numbered(wonOf(0, 100)), ONCE)).toMatchObject({ n: 100, estimate: 1, high: 1 });
    expect(differenceSequence(numbered(wonOf(100, 100)), numbered(wonOf(0, 100)), ONCE).low).toBeGreaterThan(0.8);
    const { low, high } = differenceSequence(numbered(wonOf(100, 100)), numbered(wonOf(100, 100)), ONCE);
    expect(low).toBeLessThan(0);
    expect(high).toBeGreaterThan(0);
  });

  test('cells are pooled game by game, over the games that all have', () => {
    const one = { games: [0, 1, 2, 4], units: [0, 1, 2, 4], values: [1, 1, 0, 0] };
    const other = { games: [0, 2, 3, 4], units: [0, 2, 3, 4], values: [0, 0, 1, 0.5] };
    expect(pooledGames([one, other])).toEqual({ games: [0, 2, 4], units: [0, 2, 4], values: [0.5, 0, 0.25] });
    expect(pooledGames([one])).toEqual(one);
  });
});

/** 0.05 and three standard errors of 120 experiments. */
const AT_MOST = 0.05 + 3 * Math.sqrt((0.05 * 0.95) / 120);

describe('the truth is outside at some look in at most 5 % of experiments', () => {
  const experiments = 120;

  test.each([20, 100, 300, 500, 700, 900, 980])('%i in 1000 games are won', (permille) => {
    expect(missed({ truth: permille / 1000, play: singles(permille), experiments, games: 1000 }).sequence).toBeLessThanOrEqual(AT_MOST);
  });

  test.each([20, 500, 980])('three in ten are drawn, of the others %i in 1000 won', (permille) => {
    expect(missed({ truth: 0.15 + 0.7 * (permille / 1000), play: withDraws(permille), experiments, games: 1000 }).sequence).toBeLessThanOrEqual(AT_MOST);
  });

  test.each([20, 500, 980])('pairs share their luck, %i in 1000 are won', (permille) => {
    expect(missed({ truth: permille / 1000, play: pairs(permille), experiments, games: 1000 }).sequence).toBeLessThanOrEqual(AT_MOST);
  });

  test.each([40, 300])('%i set-ups return, where intervals that forget them are wrong', (howMany) => {
    const { sequence, fixed } = missed({ truth: 0.5, play: setUps(howMany, 500), experiments, games: 1000, returning: true });
    expect(sequence).toBeLessThanOrEqual(AT_MOST);
    expect(fixed).toBeGreaterThan(0.2);
  });

  test('while an interval for a fixed number of games, looked at as often, is wrong three times as often as it says', () => {
    expect(missed({ truth: 0.5, play: singles(500), experiments, games: 1000 }).fixed).toBeGreaterThan(0.15);
  });
});
