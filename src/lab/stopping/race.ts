/** Which of several settings comes nearest to a target, and which other one might. */
import type { Interval } from '../stats/index.ts';

export interface Race {
  /** The setting that looks nearest. */
  best: number;
  /** The other one that could be nearest still; -1 where there is none. */
  rival: number;
  /** By how much another setting may be nearer than the best, at most; 0 or less: none is. */
  doubt: number;
}

/** `bands`: intervals that hold together; NaN bounds stand for no knowledge at all. */
export function raceOf(bands: readonly Interval[], target: number): Race {
  const known = bands.map(({ estimate, low, high }) => ({
    distance: orElse(Math.abs(estimate - target), Infinity),
    nearest: orElse(Math.max(0, low - target, target - high), 0),
    farthest: orElse(Math.max(target - low, high - target), Infinity),
  }));
  const best = firstOf(known.map(({ distance }) => [distance]));
  const rival = firstOf(known.map(({ nearest, distance }, i) => (i === best ? [Infinity, Infinity] : [nearest, distance])), best);
  return { best, rival, doubt: rival === -1 ? 0 : known[best]!.farthest - known[rival]!.nearest };
}

const orElse = (value: number, otherwise: number): number => (Number.isNaN(value) ? otherwise : value);

/** Index of the smallest row but one, by its first number, then its second; -1 of none. */
function firstOf(rows: readonly (readonly number[])[], but = -1): number {
  return rows.reduce((first, row, i) => (i !== but && (first === -1 || isBefore(row, rows[first]!)) ? i : first), -1);
}

const isBefore = ([a, c = 0]: readonly number[], [b, d = 0]: readonly number[]): boolean => a! < b! || (a === b && c < d);
