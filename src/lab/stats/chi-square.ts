/** How surprising counts are: the chi-square distribution, by + - x / and square roots only. */
import { expOfMinus, normalTails } from './normal.ts';

const ROOT_TWO_OVER_PI = 0.7978845608028654;

/** The chance of at least `x` with `freedom` degrees of freedom, a whole number from 1: Abramowitz and Stegun, 26.4.4 and 26.4.5. */
export function chiSquareTail(x: number, freedom: number): number {
  if (x <= 0) return 1;
  const root = Math.sqrt(x);
  const odd = freedom % 2 === 1;
  let term = odd ? ROOT_TWO_OVER_PI * root * expOfMinus(x / 2) : expOfMinus(x / 2);
  let tail = odd ? normalTails(root) : 0;
  for (let k = odd ? 3 : 2; k <= freedom; k += 2) {
    tail += term;
    term *= x / k;
  }
  return Math.min(1, Math.max(0, tail));
}
