/** Where the middle half of the games lies: quartiles (linear interpolation, R's type 7). */
import { quantileSorted } from 'simple-statistics';

export interface Quartiles {
  low: number;
  median: number;
  high: number;
}

/** NaN of nothing. */
export function quartiles(values: ArrayLike<number>): Quartiles {
  if (values.length === 0) return { low: NaN, median: NaN, high: NaN };
  const sorted = Array.from(values).sort((a, b) => a - b);
  return { low: quantileSorted(sorted, 0.25), median: quantileSorted(sorted, 0.5), high: quantileSorted(sorted, 0.75) };
}
