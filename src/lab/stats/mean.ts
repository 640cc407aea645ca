/** The 95 % interval of a mean, such as rounds or losses a game: Student's t on the joined units. */
import { NOTHING_KNOWN, type Interval, type Sample } from './interval.ts';
import { joinedMean } from './joined.ts';
import { studentT } from './student.ts';

/** Bounds are NaN with fewer than two units: one game tells nothing of the spread. */
export function meanInterval(cells: readonly Sample[]): Interval {
  const { n, units, mean, variance } = joinedMean(cells);
  if (n === 0) return NOTHING_KNOWN;
  const half = studentT(units - 1) * Math.sqrt(variance);
  return { n, estimate: mean, low: mean - half, high: mean + half };
}
