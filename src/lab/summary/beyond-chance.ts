import type { Bounded } from './summary.ts';

/** Whether the interval of a difference leaves out zero. */
export function isBeyondChance({ low, high }: Bounded): boolean {
  return low !== null && high !== null && (low > 0 || high < 0);
}
