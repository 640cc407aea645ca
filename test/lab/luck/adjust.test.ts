/** Luck taken out of scores: what is left has the same mean, less spread, and intervals that hold. */
import { describe, expect, test } from 'vitest';
import { stream } from '../../../src/kernel/rng.ts';
import { isEnough, withoutLuck } from '../../../src/lab/luck/adjust.ts';
import { shareInterval } from '../../../src/lab/stats/index.ts';
import { coverage, differenceOf, EXPERIMENTS, trueRate } from './lucky-game.ts';

const TIMES = 250;

describe('intervals without luck hold the truth in 95 % of experiments, and the estimate does not lean', () => {
  test.each(Object.entries(EXPERIMENTS).flatMap(([name, experiment]) => [28, 10].map((threshold) => [name, threshold, experiment] as const)))('%s, won at %i or more', (_name, threshold, experiment) => {
    const { held, lean } = coverage(TIMES, trueRate(threshold), (rng) => experiment(rng, threshold));
    expect(held).toBeGreaterThan(0.905);
    expect(Math.abs(lean)).toBeLessThan(4);
  });

  test('of a difference between two cells that share luck', () => {
    const truth = trueRate(8) - trueRate(10);
    const { held, lean } = coverage(TIMES, truth, (rng) => differenceOf(rng, 10, 8));
    expect(held).toBeGreaterThan(0.905);
    expect(Math.abs(lean)).toBeLessThan(4);
  });
});

const games = Array.from({ length: 200 }, (_, i) => i);

test('where luck decides every game, nothing is left but the mean of a fair coin', () => {
  const luck = games.map((i) => (Math.floor(i / 10) % 2 === 0 ? 0.5 : -0.5));
  const values = luck.map((entry) => (entry > 0 ? 1 : 0));
  for (const value of withoutLuck({ values, units: games }, [luck])) expect(value).toBeCloseTo(0.5, 12);
});

test('by hand: ten games, one a fold; each is adjusted by the multiple that the nine others give', () => {
  const values = [1, 0, 1, 1, 0, 0, 1, 0, 1, 0];
  const luck = [2, -1, 1.5, 1, -2, 1, 1, -1.5, 0, -2];
  const adjusted = withoutLuck({ values, units: values.map((_, i) => i) }, [luck]);
  values.forEach((value, i) => {
    const others = values.flatMap((_, j) => (j === i ? [] : [j]));
    const mean = others.reduce((sum, j) => sum + values[j]!, 0) / 9;
    const multiple = others.reduce((sum, j) => sum + luck[j]! * (values[j]! - mean), 0) / others.reduce((sum, j) => sum + luck[j]! * luck[j]!, 0);
    expect(adjusted[i]).toBeCloseTo(value - multiple * luck[i]!, 12);
  });
});

test('a unit\'s own games have no say in how they are adjusted, wherever they stand', () => {
  const rng = stream('units', 'combat', 0);
  const units = games.map((i) => i % 40);
  const luck = games.map(() => rng.below(7) - 3);
  const values = games.map((i) => Number(luck[i]! + rng.below(5) > 2));
  const others = values.map((value, i) => (units[i] === 7 ? 1 - value : value));
  const [before, after] = [values, others].map((changed) => withoutLuck({ values: changed, units }, [luck]));
  games.forEach((i) => {
    if (units[i] === 7) expect(after![i]! - before![i]!).toBeCloseTo(others[i]! - values[i]!, 12);
  });
});

test('luck that nobody had changes nothing, and two names of one luck count once', () => {
  const luck = games.map((i) => (i % 3) - 1);
  const values = games.map((i) => Number(i % 5 < 3));
  const nobody = games.map(() => 0);
  const once = withoutLuck({ values, units: games }, [luck]);
  expect([...withoutLuck({ values, units: games }, [nobody])]).toEqual(values);
  withoutLuck({ values, units: games }, [luck, nobody, luck.map((entry) => -entry)]).forEach((value, i) => expect(value).toBeCloseTo(once[i]!, 12));
});

test('luck that hardly a game had adjusts nothing: a shot in two games of two hundred, off by little in one and by much in the other', () => {
  const values = games.map((i) => Number(i % 5 < 3));
  const seldom = games.map((i) => (i === 40 ? -0.02 : i === 81 ? 0.98 : 0)); // the multiple of the one would move the other by 29 games
  expect([...withoutLuck({ values, units: games }, [seldom])]).toEqual(values);
});

test('fifty games are the least, and ten for each kind of luck; from thirty units', () => {
  const some = (units: number) => Array.from({ length: units }, (_, i) => i);
  const kinds = (count: number, units: number) => Array.from({ length: count }, (_, k) => some(units).map((i) => (i + k) % 2));
  expect(isEnough(some(49), kinds(1, 49))).toBe(false);
  expect(isEnough(some(50), kinds(1, 50))).toBe(true);
  expect(isEnough(some(60), kinds(7, 60))).toBe(false);
  expect(isEnough(games.map((i) => i % 30), kinds(1, 200))).toBe(true);
  expect(isEnough(games.map((i) => i % 29), kinds(1, 200))).toBe(false);
});

test('it pays: the interval is a fifth narrower and more where dice decide most', () => {
  const { width } = coverage(40, 0.5, (rng) => EXPERIMENTS['a score'](rng, 3));
  const raw = shareInterval([{ values: Array.from({ length: 300 }, (_, i) => i % 2), units: Array.from({ length: 300 }, (_, i) => i) }]);
  expect(width).toBeLessThan(0.8 * (raw.high - raw.low));
});
