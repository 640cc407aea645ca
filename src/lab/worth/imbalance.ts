/** How uneven games between forces of equal points are: seen in pairs of games that share forces, so that dice do not count. */
import { meanInterval, type Interval, type Sample } from '../stats/index.ts';
import type { Bundle } from './bundles.ts';
import type { TrialGames } from './trial-games.ts';

/** Forces whose costs differ by no more than this part of their points count as equal. */
const EQUAL = 0.02;

/**
 * By unit of two games with equal points: the product of what each gave above a half. With the same forces twice, it is on
 * average the square of how far the chance of the first seat was from even. Empty where games are not in pairs.
 */
export function unevenness(points: number, bundles: readonly Bundle[], { results, units, cells }: TrialGames): Sample {
  const pairs = new Map<string, number[]>();
  results.forEach((_, game) => {
    const difference = bundles.reduce((sum, bundle) => sum + bundle.points[game]!, 0);
    if (Math.abs(difference) > EQUAL * points) return;
    const key = `${cells.findIndex((cell) => cell[game] === 1)} ${units[game]!}`;
    pairs.set(key, [...(pairs.get(key) ?? []), game]);
  });
  const whole = [...pairs.values()].filter(({ length }) => length === 2);
  return {
    values: whole.map(([one, other]) => (results[one!]! - 0.5) * (results[other!]! - 0.5)),
    units: whole.map(([one]) => units[one!]!),
  };
}

/** How far chances are from even, in the mean of squares: 0.2 where they are 30 % and 70 %. */
export function strayFromEven(sample: Sample): Interval {
  const { n, estimate, low, high } = meanInterval([sample]);
  const root = (value: number) => Math.sqrt(Math.max(0, value));
  return { n, estimate: root(estimate), low: root(low), high: root(high) };
}

/** What larger forces have more, in squares, over the units that are in both. */
export function growth(small: Sample, large: Sample, error: number): Interval {
  const before = new Map(Array.from(small.units, (unit, i) => [unit, small.values[i]!]));
  const both = Array.from(large.units, (unit, i) => ({ unit, gap: large.values[i]! - (before.get(unit) ?? NaN) })).filter(({ gap }) => !Number.isNaN(gap));
  return meanInterval([{ values: both.map(({ gap }) => gap), units: both.map(({ unit }) => unit) }], error);
}
