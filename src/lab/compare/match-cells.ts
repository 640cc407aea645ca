/** Which cells of two runs answer the same question: the same strategies, and the same value of whatever varies in both. */
import type { Cell } from '../run-data.ts';

export interface Matched {
  a: Cell;
  b: Cell;
}

export interface Matching {
  /** In the order of the first run's cells. */
  pairs: readonly Matched[];
  /** Cells without a counterpart. */
  onlyInA: readonly Cell[];
  onlyInB: readonly Cell[];
}

/** Where something varies in one run only, a cell of the other run is matched with each of its values. */
export function matchCells(a: readonly Cell[], b: readonly Cell[]): Matching {
  const inBoth = variedInBoth(a, b);
  const keyOf = ({ strategies, varied }: Cell) => JSON.stringify([strategies, inBoth.map((path) => varied[path])]);
  const byKey = new Map<string, Cell[]>();
  for (const cell of b) byKey.set(keyOf(cell), [...(byKey.get(keyOf(cell)) ?? []), cell]);
  const pairs = a.flatMap((cell) => (byKey.get(keyOf(cell)) ?? []).map((other): Matched => ({ a: cell, b: other })));
  const taken = new Set(pairs.flatMap((pair) => [pair.a, pair.b]));
  return { pairs, onlyInA: a.filter((cell) => !taken.has(cell)), onlyInB: b.filter((cell) => !taken.has(cell)) };
}

/** Book paths. */
export function variedInBoth(a: readonly Cell[], b: readonly Cell[]): string[] {
  return Object.keys(a[0]?.varied ?? {}).filter((path) => Object.hasOwn(b[0]?.varied ?? {}, path));
}
