/** How sure a win rate is: Wilson's score interval, which stays inside 0 to 1 and is honest at both ends. */
import { ERROR, NOTHING_KNOWN, type Interval } from './interval.ts';
import { normalPoint } from './normal.ts';

/**
 * The interval of a share of `successes` in `n` independent games, at 95 % unless another error is asked for.
 * Source: E. B. Wilson, "Probable inference, the law of succession, and statistical inference", JASA 22 (1927), 209-212.
 */
export function wilson(successes: number, n: number, error = ERROR): Interval {
  if (n === 0) return NOTHING_KNOWN;
  return { n, ...wilsonBounds(successes / n, n, error) };
}

/** The same for any share in 0 to 1 that is as sure as one of `effective` independent games; that need not be whole. */
export function wilsonBounds(share: number, effective: number, error = ERROR): Omit<Interval, 'n'> {
  const z = normalPoint(error);
  const z2n = (z * z) / effective;
  const middle = (share + z2n / 2) / (1 + z2n);
  const half = (Math.sqrt(z2n * (share * (1 - share) + z2n / 4))) / (1 + z2n);
  return {
    estimate: share,
    low: share <= 0 ? 0 : Math.max(0, middle - half),
    high: share >= 1 ? 1 : Math.min(1, middle + half),
  };
}
