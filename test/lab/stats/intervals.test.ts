/** Intervals against published values: who computed them is named in each title. */
import { describe, expect, test } from 'vitest';
import { joinedMean } from '../../../src/lab/stats/joined.ts';
import { countInterval, isJoined, luckScore, meanInterval, pairedDifference, quartiles, shareInterval, studentT, wilson } from '../../../src/lab/stats/index.ts';

const alone = (values: readonly number[]) => ({ values, units: values.map((_, i) => i) });

describe('a win rate', () => {
  test.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])("Newcombe 1998 (Statistics in Medicine 17, table I, method 3): %i of %i", (successes, n, low, high) => {
    const interval = wilson(successes, n);
    expect(interval).toMatchObject({ n, estimate: successes / n });
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  test('all won: the upper bound is 1, the lower mirrors 0 of 20', () => {
    expect(wilson(20, 20).high).toBe(1);
    expect(wilson(20, 20).low).toBeCloseTo(1 - 0.1611, 4);
  });

  test('no game: nothing is known', () => {
    expect(wilson(0, 0)).toEqual({ n: 0, estimate: NaN, low: NaN, high: NaN });
    expect(shareInterval([])).toEqual({ n: 0, estimate: NaN, low: NaN, high: NaN });
  });

  test('of independent games it is Wilson as it is', () => {
    expect(shareInterval([alone([1, 0, 0, 1, 1])])).toEqual(wilson(3, 5));
  });

  test('each game entered twice as a pair is worth no more than half as many games', () => {
    const results = Array.from({ length: 200 }, (_, i) => (i % 5 < 2 ? 1 : 0));
    const twice = { values: results.flatMap((r) => [r, r]), units: results.flatMap((_, i) => [i, i]) };
    expect(isJoined([twice])).toBe(true);
    const joined = shareInterval([twice]);
    const single = wilson(80, 200);
    expect(joined.n).toBe(400);
    expect(joined.high - joined.low).toBeCloseTo(single.high - single.low, 2);
    expect(joined.high - joined.low).toBeGreaterThan(single.high - single.low);
  });

  test('Rao and Scott 1992 by hand: pairs 2, 1, 0, 1, 2, 0 of 2 have design effect 1.6', () => {
    // p = 6/12; residuals 1, 0, -1, 0, 1, -1: v = 6/5 * 4/144 = 1/30; binomial 0.25/12 = 1/48; 48/30 = 1.6: 7.5 games
    // Student's t with 5 degrees, 2.570582, leaves 7.5 * (1.959964 / 2.570582)^2 = 4.36011 games; Wilson of 0.5 and 4.36011:
    const half = 0.5 * Math.sqrt(1 - 4.36011 / (4.36011 + 1.959964 * 1.959964));
    const pairs = { values: [1, 1, 1, 0, 0, 0, 1, 0, 1, 1, 0, 0], units: [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5] };
    expect(shareInterval([pairs]).estimate).toBe(0.5);
    expect(shareInterval([pairs]).high).toBeCloseTo(0.5 + half, 3);
  });

  test('the same pairs at 99 %: Student\'s t is held against the normal point of 99 %, not of 95 %', () => {
    // R: qt(0.995, 5) = 4.032143, qnorm(0.995) = 2.575829; 7.5 * (2.575829 / 4.032143)^2 = 3.06077 games
    const half = (0.5 * 2.575829) / Math.sqrt(3.06077 + 2.575829 * 2.575829);
    const pairs = { values: [1, 1, 1, 0, 0, 0, 1, 0, 1, 1, 0, 0], units: [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5] };
    expect(shareInterval([pairs], 0.01).high).toBeCloseTo(0.5 + half, 4);
  });

  test('scores without luck may have a mean beyond 1 or below 0: all that is told is 1, or 0', () => {
    const beyond = shareInterval([alone([1.2, 1, 0.9, 1.3])]);
    expect([beyond.estimate, beyond.high]).toEqual([1, 1]);
    expect(beyond.low).toBeCloseTo(wilson(4, 4).low, 12);
    const below = shareInterval([alone([-0.2, 0, 0.1, -0.3])]);
    expect([below.estimate, below.low]).toEqual([0, 0]);
    expect(below.high).toBeCloseTo(wilson(0, 4).high, 12);
  });

  test('pairs that always split one to one narrow the interval, but never to a point', () => {
    const units = Array.from({ length: 200 }, (_, i) => i >> 1);
    const split = shareInterval([{ values: units.map((_, i) => i % 2), units }]);
    const plain = wilson(100, 200);
    expect(split.high - split.low).toBeLessThan((plain.high - plain.low) / 2);
    expect(split.high).toBeGreaterThan(0.5);
  });
});

describe('several cells', () => {
  test('by hand: cells weigh alike, whatever games are left of them; one without a game does not count', () => {
    const four = { values: [1, 0, 1, 0], units: [0, 1, 2, 3] };
    const two = { values: [1, 0], units: [0, 1] };
    // pulls: 1/8 of a half in the one cell, 1/4 of a half in the other; units 0 and 1 have both: 2 x 0.1875^2 + 2 x 0.0625^2, times 4/3
    const found = joinedMean([four, two, { values: [], units: [] }]);
    expect(found).toMatchObject({ n: 6, units: 4, mean: 0.5, variance: expect.closeTo((0.078125 * 4) / 3, 12) as number });
    expect(joinedMean([{ values: [1, 1, 1, 0], units: [0, 1, 2, 3] }, two]).mean).toBe(0.625);
  });
});

describe('a mean', () => {
  test('Student 1908, sleep data, as R prints it: 1.58, from 0.7001142 to 2.4598858', () => {
    const interval = meanInterval([alone([1.2, 2.4, 1.3, 1.3, 0, 1, 1.8, 0.8, 4.6, 1.4])]);
    expect(interval.estimate).toBeCloseTo(1.58, 12);
    expect(interval.low).toBeCloseTo(0.7001142, 3);
    expect(interval.high).toBeCloseTo(2.4598858, 3);
  });

  test.each([
    [1, 12.7062], [4, 2.776445], [5, 2.570582], [10, 2.228139], [30, 2.042272], [100, 1.983972], [100000, 1.959988],
  ])("R: qt(0.975, %i) is %f", (freedom, t) => {
    expect(Math.abs(studentT(freedom) - t)).toBeLessThan(0.001);
  });

  test('one game has a mean and no bounds', () => {
    expect(meanInterval([alone([7])])).toEqual({ n: 1, estimate: 7, low: NaN, high: NaN });
  });

  test('of a count ends at zero, where nothing can have less than none; that of other figures does not', () => {
    const seldom = [alone([0, 0, 4, 0, 0])];
    expect(meanInterval(seldom).low).toBeLessThan(0);
    expect(countInterval(seldom)).toEqual({ ...meanInterval(seldom), low: 0 });
    const lead = [alone([0, -4, 4, 0, 0])];
    expect(countInterval(lead)).toEqual(meanInterval(lead));
    expect(countInterval([alone([7])])).toEqual({ n: 1, estimate: 7, low: NaN, high: NaN });
  });

  test('two games of five rounds each do not make five rounds sure, nor does it that a hundred games lost nobody', () => {
    const rounds = countInterval([alone([5, 5])]);
    expect(rounds.high - 5).toBeCloseTo((12.7062 * Math.sqrt(3)) / 2, 2);
    const losses = countInterval([alone(Array.from({ length: 100 }, () => 0))]);
    expect([losses.estimate, losses.low]).toEqual([0, 0]);
    expect(losses.high).toBeCloseTo((1.984217 * Math.sqrt(3)) / 100, 4);
    const share = countInterval([alone([0.25, 0.25])]); // no whole numbers: nobody knows by how much they might differ
    expect([share.low, share.high]).toEqual([0.25, 0.25]);
  });

  test('quartiles of 32 cars, as R prints them for mtcars$mpg: 15.425, 19.2, 22.8', () => {
    const mpg = [21, 21, 22.8, 21.4, 18.7, 18.1, 14.3, 24.4, 22.8, 19.2, 17.8, 16.4, 17.3, 15.2, 10.4, 10.4,
      14.7, 32.4, 30.4, 33.9, 21.5, 15.5, 15.2, 13.3, 19.2, 27.3, 26, 30.4, 15.8, 19.7, 15, 21.4];
    const { low, median, high } = quartiles(mpg);
    expect(low).toBeCloseTo(15.425, 10);
    expect(median).toBeCloseTo(19.2, 10);
    expect(high).toBeCloseTo(22.8, 10);
  });
});

describe('a difference', () => {
  const side = (values: readonly number[], games = values.map((_, i) => i)) => ({ values, games, units: games });

  test('games match by number, whatever their order, and those missing on one side are left out', () => {
    const difference = pairedDifference([{ changed: side([1, 0, 1], [2, 0, 9]), reference: side([0, 0.5, 1], [0, 2, 7]) }]);
    expect(difference).toMatchObject({ n: 2, estimate: 0.25 }); // game 2: 1 - 0.5; game 0: 0 - 0
  });

  test('a change that moves no game is 0, yet 1000 games leave room for 3 that it would', () => {
    const results = Array.from({ length: 1000 }, (_, i) => i % 2);
    const none = pairedDifference([{ changed: side(results), reference: side(results) }]);
    expect(none.estimate).toBe(0);
    expect(none.narrowing).toBe(0);
    expect(none.high).toBeCloseTo((1.96234 * Math.sqrt(3)) / 1000, 6);
  });

  test('ends at -1 and 1: what always won before and always loses now cannot fall further', () => {
    const lost = pairedDifference([{ changed: side([0, 0, 0]), reference: side([1, 1, 1]) }]);
    expect([lost.estimate, lost.low]).toEqual([-1, -1]);
    const won = pairedDifference([{ changed: side([1, 1, 1]), reference: side([0, 0, 0]) }]);
    expect([won.estimate, won.high]).toEqual([1, 1]);
  });

  test('shared luck narrows it, by the measured factor', () => {
    // every second game is won either way; of the others the change wins half more
    const reference = Array.from({ length: 400 }, (_, i) => (i % 2 === 0 ? 1 : 0));
    const changed = reference.map((result, i) => (i % 4 === 1 ? 1 : result));
    const paired = pairedDifference([{ changed: side(changed), reference: side(reference) }]);
    expect(paired.estimate).toBe(0.25);
    // variances: 0.75 * 0.25 of the difference; 0.75 * 0.25 + 0.5 * 0.5 apart
    expect(paired.narrowing).toBeCloseTo(0.1875 / 0.4375, 10);
  });
});

describe('luck', () => {
  test('three games of deviation 1, 2, -1 and variance 1 each: 2/3 a game, z = 2 / sqrt(3)', () => {
    const { mean, z } = luckScore([1, 2, -1], [1, 1, 1], [0, 1, 2]);
    expect(mean).toBeCloseTo(2 / 3, 12);
    expect(z).toBeCloseTo(2 / Math.sqrt(3), 12);
  });

  test('the same game twice is no more surprising than once', () => {
    const once = luckScore([1, 2, -2], [3, 3, 3], [0, 1, 2]);
    expect(luckScore([1, 1, 2, 2, -2, -2], [3, 3, 3, 3, 3, 3], [0, 0, 1, 1, 2, 2]).z).toBeCloseTo(once.z, 12);
  });
});

test('a count in which many games differ has the doubt of its spread alone, however small: sixteen cells that meet the same hundred seeds', () => {
  const cells = Array.from({ length: 16 }, (_, cell) => ({ units: Array.from({ length: 100 }, (_, unit) => unit), values: Array.from({ length: 100 }, (_, unit) => Number((unit * 7 + cell * 3) % 10 === 0)) }));
  expect(countInterval(cells)).toEqual(meanInterval(cells));
  const rare = cells.map(({ units }) => ({ units, values: units.map((unit) => Number(unit === 3)) }));
  expect(countInterval(rare).high).toBeGreaterThan(meanInterval(rare).high);
});
