/** Sums of coefficients, their ratios, and the doubt about both. */
import type { LogisticFit } from './logistic.ts';
import { studentPoint } from './student.ts';

type Fit = Pick<LogisticFit, 'coefficients' | 'covariance' | 'freedom'>;

/** So much of each coefficient. */
export type Combination = ArrayLike<number>;

export const valueOf = ({ coefficients }: Fit, of: Combination): number => coefficients.reduce((sum, value, i) => sum + of[i]! * value, 0);

export function covarianceOf({ covariance, coefficients: { length: count } }: Fit, a: Combination, b: Combination): number {
  let sum = 0;
  for (let i = 0; i < count; i++) {
    if (a[i] === 0) continue;
    for (let j = 0; j < count; j++) sum += a[i]! * b[j]! * covariance[i * count + j]!;
  }
  return sum;
}

/** Whether a sum of coefficients is surely not zero, at so small an error. */
export function isNotZero(fit: Fit, of: Combination, error: number): boolean {
  return Math.abs(valueOf(fit, of)) > studentPoint(fit.freedom, error) * Math.sqrt(covarianceOf(fit, of, of));
}

export interface Ratio {
  estimate: number;
  /** NaN where the part that it is measured by may be zero: then any ratio may be the true one. */
  low: number;
  high: number;
}

/**
 * The ratio of two sums: all r for which `over` - r x `under` may be zero. E. C. Fieller, "Some problems in interval
 * estimation", J. Royal Statistical Society B 16 (1954), 175-185.
 */
export function ratioOf(fit: Fit, over: Combination, under: Combination, error: number): Ratio {
  const [a, b] = [valueOf(fit, over), valueOf(fit, under)];
  const t2 = squared(studentPoint(fit.freedom, error));
  const square = b * b - t2 * covarianceOf(fit, under, under);
  const half = a * b - t2 * covarianceOf(fit, over, under);
  const rest = a * a - t2 * covarianceOf(fit, over, over);
  const spread = half * half - square * rest;
  if (!(square > 0 && spread >= 0)) return { estimate: a / b, low: NaN, high: NaN };
  const root = Math.sqrt(spread);
  return { estimate: a / b, low: (half - root) / square, high: (half + root) / square };
}

const squared = (value: number): number => value * value;
