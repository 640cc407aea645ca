/** The interval of a mean, such as rounds or losses a game: Student's t on the joined units; at 95 % unless another error is asked for. */
import { ERROR, NOTHING_KNOWN, type Interval, type Sample } from './interval.ts';
import { joinedMean } from './joined.ts';
import { studentPoint } from './student.ts';

/** Bounds are NaN with fewer than two units: one game tells nothing of the spread. */
export function meanInterval(cells: readonly Sample[], error = ERROR): Interval {
  const { n, units, mean, variance } = joinedMean(cells);
  if (n === 0) return NOTHING_KNOWN;
  const half = studentPoint(units - 1, error) * Math.sqrt(variance);
  return { n, estimate: mean, low: mean - half, high: mean + half };
}

/** The same for what a game has so many of, such as figures fielded: where no game has fewer than none, no mean is below zero, and the interval ends there. */
export function countInterval(cells: readonly Sample[], error = ERROR): Interval {
  const found = meanInterval(cells, error);
  const isCount = cells.every(({ values }) => isNeverBelowZero(values));
  return isCount ? { ...found, low: Math.max(0, found.low) } : found;
}

function isNeverBelowZero(values: ArrayLike<number>): boolean {
  for (let i = 0; i < values.length; i++) if (!(values[i]! >= 0)) return false;
  return true;
}
