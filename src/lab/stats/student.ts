/** How much wider than normal an interval must be when its spread is itself an estimate from few units: Student's t. */
import { ERROR, Z } from './interval.ts';
import { crossing, normalPoint } from './normal.ts';

/** Two-sided 95 % points for 1 to 4 degrees of freedom (R: qt(0.975, 1:4)), where the series below is too coarse. */
const SMALL = [12.706204736, 4.302652730, 3.182446305, 2.776445105];

/**
 * The 97.5 % point of Student's t with `freedom` degrees of freedom; Infinity where there are none.
 * Series in 1/freedom: Abramowitz and Stegun, Handbook of Mathematical Functions, 26.7.5. Within 0.001 from 5 on.
 */
export function studentT(freedom: number): number {
  if (freedom < 1) return Infinity;
  return SMALL[freedom - 1] ?? series(freedom, Z);
}

function series(freedom: number, z: number): number {
  const z2 = z * z;
  const first = (z * (z2 + 1)) / 4;
  const second = (z * ((5 * z2 + 16) * z2 + 3)) / 96;
  const third = (z * (((3 * z2 + 19) * z2 + 17) * z2 - 15)) / 384;
  const fourth = (z * ((((79 * z2 + 776) * z2 + 1482) * z2 - 1920) * z2 - 945)) / 92160;
  return z + (first + (second + (third + fourth / freedom) / freedom) / freedom) / freedom;
}

/** From so many degrees of freedom on the series is as good as the sum, at any error that is asked for here. */
const MANY = 100;
const known = new Map<string, number>();

/** The same at another error than 5 % (R: qt(1 - error / 2, freedom)). */
export function studentPoint(freedom: number, error: number): number {
  if (error === ERROR || freedom < 1) return studentT(freedom);
  if (freedom >= MANY) return series(freedom, normalPoint(error));
  const key = `${freedom} ${error}`;
  let point = known.get(key);
  if (point === undefined) known.set(key, (point = crossing((t) => studentTails(t, freedom), error)));
  return point;
}

/** What lies beyond `t` either way, for whole degrees of freedom: Abramowitz and Stegun, 26.7.3 and 26.7.4. */
export function studentTails(t: number, freedom: number): number {
  const cos2 = freedom / (freedom + t * t);
  const sin = t / Math.sqrt(freedom + t * t);
  const odd = freedom % 2 === 1;
  let term = odd ? Math.sqrt(cos2) : 1;
  let sum = freedom === 1 ? 0 : term;
  for (let k = odd ? 2 : 1; k < freedom - 1; k += 2) {
    term *= (cos2 * k) / (k + 1);
    sum += term;
  }
  return odd ? 1 - (2 / Math.PI) * (arcTangent(t / Math.sqrt(freedom)) + sin * sum) : 1 - sin * sum;
}

/** By halving the angle until its series is short. */
function arcTangent(x: number): number {
  if (x > 0.01) return 2 * arcTangent(x / (1 + Math.sqrt(1 + x * x)));
  const x2 = x * x;
  return x * (1 - x2 * (1 / 3 - x2 * (1 / 5 - x2 * (1 / 7 - x2 / 9))));
}
