/** How much wider than normal an interval must be when its spread is itself an estimate from few units: Student's t. */
import { Z } from './interval.ts';

/** Two-sided 95 % points for 1 to 4 degrees of freedom (R: qt(0.975, 1:4)), where the series below is too coarse. */
const SMALL = [12.706204736, 4.302652730, 3.182446305, 2.776445105];

/**
 * The 97.5 % point of Student's t with `freedom` degrees of freedom; Infinity where there are none.
 * Series in 1/freedom: Abramowitz and Stegun, Handbook of Mathematical Functions, 26.7.5. Within 0.001 from 5 on.
 */
export function studentT(freedom: number): number {
  if (freedom < 1) return Infinity;
  const small = SMALL[freedom - 1];
  if (small !== undefined) return small;
  const z = Z;
  const z2 = z * z;
  const first = (z * (z2 + 1)) / 4;
  const second = (z * ((5 * z2 + 16) * z2 + 3)) / 96;
  const third = (z * (((3 * z2 + 19) * z2 + 17) * z2 - 15)) / 384;
  const fourth = (z * ((((79 * z2 + 776) * z2 + 1482) * z2 - 1920) * z2 - 945)) / 92160;
  return z + (first + (second + (third + fourth / freedom) / freedom) / freedom) / freedom;
}
