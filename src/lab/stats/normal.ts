/** How far from its mean a normal figure strays, at any confidence: by + - x / and square roots only, so the same on every machine. */
import { ERROR, Z } from './interval.ts';

const known = new Map<number, number>([[ERROR, Z]]);

/** The point beyond which, either way, lies a share of `error` of the normal distribution (R: qnorm(1 - error / 2)). */
export function normalPoint(error: number): number {
  let point = known.get(error);
  if (point === undefined) known.set(error, (point = crossing((z) => normalTails(z), error)));
  return point;
}

/** Beyond it lies 10^-15, which a double cannot tell from nothing beside 1; and further out the series overflows. */
const FARTHEST = 8;

/** What lies beyond `z` either way: G. Marsaglia, "Evaluating the normal distribution", J. Stat. Software 11 (2004), 4. */
export function normalTails(z: number): number {
  if (z > FARTHEST) return 0;
  let term = z;
  let sum = z;
  for (let odd = 3; sum + term !== sum; odd += 2) {
    term *= (z * z) / odd;
    sum += term;
  }
  return Math.max(0, 1 - 2 * sum * expOfMinus((z * z) / 2) * ONE_OVER_ROOT_TWO_PI);
}

const ONE_OVER_ROOT_TWO_PI = 0.3989422804014327;

/** e to the power of -y: of the part of y below 1 by its series, then once for each whole one. */
export function expOfMinus(y: number): number {
  if (y > VANISHED) return 0;
  const whole = Math.floor(y);
  let term = 1;
  let power = 1;
  for (let k = 1; power + term !== power; k++) {
    term *= (whole - y) / k;
    power += term;
  }
  for (let k = 0; k < whole; k++) power *= ONE_OVER_E;
  return power;
}

/** Less than the smallest double. */
const VANISHED = 746;

const ONE_OVER_E = 0.36787944117144233;

/** Where a falling function of 0 upward passes `level`, by halving. */
export function crossing(falls: (x: number) => number, level: number): number {
  let high = 1;
  while (falls(high) > level) high *= 2;
  let low = 0;
  for (;;) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high) return high;
    if (falls(middle) > level) low = middle;
    else high = middle;
  }
}
