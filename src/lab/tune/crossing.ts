/** Where a curve that only rises meets a target. */
import type { Interval } from '../stats/index.ts';

/**
 * The place, taking the curve as straight between the values tried; the middle of a stretch that has just this height. Below
 * all of them: -Infinity, beyond: Infinity. `at`: where each value stands; `heights`: of the curve there.
 */
export function placeOf(at: readonly number[], heights: readonly number[], target: number): number {
  const first = heights.findIndex((height) => height >= target);
  if (first === -1) return Infinity;
  const last = heights.findLastIndex((height) => height <= target);
  if (last === -1) return -Infinity;
  if (first <= last) return (at[first]! + at[last]!) / 2;
  return at[last]! + ((at[first]! - at[last]!) * (target - heights[last]!)) / (heights[first]! - heights[last]!);
}

/**
 * Indices of the last value at which the curve surely is below the target, and of the first at which it surely is above;
 * null where there is none: what is below at one value is below at all before it. `bands`: intervals that hold together.
 */
export function sidesOf(bands: readonly Pick<Interval, 'low' | 'high'>[], target: number): { before: number | null; past: number | null } {
  const before = bands.findLastIndex(({ high }) => high < target);
  const past = bands.findIndex(({ low }) => low > target);
  return { before: before === -1 ? null : before, past: past === -1 ? null : past };
}
