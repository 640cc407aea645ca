/** Where a curve that goes one way meets a target, with what is sure of it. */
import type { Interval } from '../stats/index.ts';

export interface Crossing {
  /** Index of the last value that is surely before it, of the first that is surely past it; null where none is. */
  before: number | null;
  past: number | null;
  /** The place itself; null where the curve does not reach the target. */
  estimate: number | null;
  /** Taking the curve as straight between the values tried; null where it may lie beyond the last of them on that side. */
  low: number | null;
  high: number | null;
}

/**
 * Of a rising curve. `at`: where each value stands; `fitted`: the curve; `bands`: intervals of its height at each value
 * that hold together. A curve that rises is nowhere below the highest lower bound so far, nor above the lowest upper
 * bound to come; the place is left open wherever the target lies between these two: G. J. Lieberman, R. G. Miller and
 * M. A. Hamilton, "Unlimited simultaneous discrimination intervals in regression", Biometrika 54 (1967), 133-145. So it
 * holds as surely as the bands do, also when games were given out by how earlier ones went, which resampling would not.
 */
export function crossingOf(at: readonly number[], fitted: readonly number[], bands: readonly Pick<Interval, 'low' | 'high'>[], target: number): Crossing {
  const lower: number[] = [];
  for (const { low } of bands) lower.push(Math.max(lower.at(-1) ?? -Infinity, orElse(low, -Infinity)));
  const upper: number[] = [];
  for (const { high } of [...bands].reverse()) upper.unshift(Math.min(upper[0] ?? Infinity, orElse(high, Infinity)));
  const before = upper.findLastIndex((bound) => bound < target);
  const past = lower.findIndex((bound) => bound > target);
  const first = firstAt(at, fitted, target);
  const last = lastAt(at, fitted, target);
  return {
    before: before === -1 ? null : before,
    past: past === -1 ? null : past,
    estimate: first === null || last === null ? null : (first + last) / 2,
    low: before === -1 ? null : firstAt(at, upper, target),
    high: past === -1 ? null : lastAt(at, lower, target),
  };
}

const orElse = (bound: number, otherwise: number): number => (Number.isNaN(bound) ? otherwise : bound);

/** Where a rising curve first reaches a height; null if it begins above it, or never does. */
function firstAt(at: readonly number[], heights: readonly number[], height: number): number | null {
  const i = heights.findIndex((each) => each >= height);
  if (i === -1 || (i === 0 && heights[0]! > height)) return null;
  return i === 0 ? at[0]! : between(at, heights, i, height);
}

/** Where it last has it; null if it ends below it, or always is above. */
function lastAt(at: readonly number[], heights: readonly number[], height: number): number | null {
  const i = heights.findLastIndex((each) => each <= height);
  if (i === -1 || (i === heights.length - 1 && heights[i]! < height)) return null;
  return i === heights.length - 1 ? at[i]! : between(at, heights, i + 1, height);
}

/** On the straight line from the value before `i` to `i`. Where a bound is infinite, nothing is known but the value itself. */
function between(at: readonly number[], heights: readonly number[], i: number, height: number): number {
  const [from, to] = [heights[i - 1]!, heights[i]!];
  if (!Number.isFinite(from)) return at[i]!;
  if (!Number.isFinite(to)) return at[i - 1]!;
  return at[i - 1]! + ((at[i]! - at[i - 1]!) * (height - from)) / (to - from);
}
