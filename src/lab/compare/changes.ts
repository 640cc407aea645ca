/** What is set differently in two matched cells. */
import type { Manifest, RestsOn } from '../run-data.ts';
import type { Matched } from './match-cells.ts';

export interface Change {
  /** Of the book. */
  path: string;
  /** As text; "that of the book" where a run leaves it alone and does not say what that is. */
  a: string;
  b: string;
}

export function changesBetween(a: Manifest, b: Manifest, pair: Matched): Change[] {
  const paths = [...new Set([...Object.keys(pair.a.patch), ...Object.keys(pair.b.patch)])];
  return paths
    .map((path) => ({ path, a: valueOf(path, pair.a.patch, a.restsOn), b: valueOf(path, pair.b.patch, b.restsOn) }))
    .filter((change) => change.a !== change.b);
}

function valueOf(path: string, patch: Readonly<Record<string, unknown>>, restsOn: readonly RestsOn[]): string {
  if (Object.hasOwn(patch, path)) return textOf(patch[path]);
  return restsOn.find((number) => number.path === path)?.value ?? 'that of the book';
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
