/** The interval of a mean, such as rounds or losses a game: Student's t on the joined units; at 95 % unless another error is asked for. */
import { ERROR, NOTHING_KNOWN, type Interval, type Sample } from './interval.ts';
import { joinedMean, type JoinedMean } from './joined.ts';
import { studentPoint } from './student.ts';

/** Bounds are NaN with fewer than two units: one game tells nothing of the spread. */
export function meanInterval(cells: readonly Sample[], error = ERROR): Interval {
  return interval(joinedMean(cells), 0, error);
}

/** Units that differ: with more of them the spread that was found tells the doubt well enough. */
const FEW = 10;

/**
 * The same for what a game has so many of, such as rounds or figures fielded. Where (nearly) all units agree, about 3 / units
 * of all may still have one more or less, as with shares. And where no game has fewer than none, no mean is below zero, and
 * the interval ends there.
 */
export function countInterval(cells: readonly Sample[], error = ERROR): Interval {
  const mean = joinedMean(cells);
  const areWhole = cells.every(({ values }) => areAll(values, Number.isInteger));
  const found = interval(mean, areWhole && nearlyAgree(cells) ? mean.least : 0, error);
  const isCount = cells.every(({ values }) => areAll(values, (value) => value >= 0));
  return isCount ? { ...found, low: Math.max(0, found.low) } : found;
}

function interval({ n, units, mean, variance }: JoinedMean, leastVariance: number, error: number): Interval {
  if (n === 0) return NOTHING_KNOWN;
  const half = studentPoint(units - 1, error) * Math.sqrt(Math.max(variance, leastVariance));
  return { n, estimate: mean, low: mean - half, high: mean + half };
}

/** Whether in each cell nearly all games have the same value: in few units there is another. */
function nearlyAgree(cells: readonly Sample[]): boolean {
  const differing = new Set<number>();
  for (const { values, units } of cells) {
    const usual = majority(values);
    for (let i = 0; i < values.length; i++) {
      if (values[i] !== usual) differing.add(units[i]!);
      if (differing.size > FEW) return false;
    }
  }
  return true;
}

/** The value that more than half of them have, if there is one. */
function majority(values: ArrayLike<number>): number | undefined {
  let found: number | undefined;
  let ahead = 0;
  for (let i = 0; i < values.length; i++) {
    if (ahead === 0) found = values[i];
    ahead += values[i] === found ? 1 : -1;
  }
  return found;
}

function areAll(values: ArrayLike<number>, are: (value: number) => boolean): boolean {
  for (let i = 0; i < values.length; i++) if (!are(values[i]!)) return false;
  return true;
}
