/** Do games flip one way more than the other? The exact sign test; of games that are not joined it is McNemar's exact test. */
import type { Sample } from './interval.ts';

export interface SignTest {
  /** Joined units (single games, where none are joined) that rose and that fell; the others tell nothing. */
  up: number;
  down: number;
  /** Two-sided: how likely a split at least as uneven is if a change either way is as likely as the other. 1 where nothing changed. */
  p: number;
}

/**
 * `cells`: what each game changed by, such as 1 for won now, -1 for lost now, 0. Games of one unit share luck, so a unit
 * counts once, by the sign of its sum over all cells. Q. McNemar, Psychometrika 12 (1947), 153-157.
 */
export function signTest(cells: readonly Sample[]): SignTest {
  const sums = new Map<number, number>();
  for (const { values, units } of cells) {
    for (let i = 0; i < values.length; i++) sums.set(units[i]!, (sums.get(units[i]!) ?? 0) + values[i]!);
  }
  let up = 0;
  let down = 0;
  for (const sum of sums.values()) {
    if (sum > 0) up += 1;
    if (sum < 0) down += 1;
  }
  return { up, down, p: unevenness(up, down) };
}

/** Twice the chance of at most min(up, down) heads in up + down fair tosses, at most 1. */
export function unevenness(up: number, down: number): number {
  const n = up + down;
  const fewer = Math.min(up, down);
  if (2 * fewer === n) return 1;
  // Chances relative to the likeliest number of heads, downward from there: no factorials, and no power of 1/2 that vanishes.
  let relative = 1;
  let below = 0;
  let all = 0;
  for (let heads = Math.floor(n / 2); heads >= 0; heads--) {
    all += heads * 2 === n ? relative : 2 * relative; // with its mirror image above the middle
    if (heads <= fewer) below += relative;
    relative *= heads / (n - heads + 1);
  }
  return Math.min(1, (2 * below) / all);
}
