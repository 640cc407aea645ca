/** A warning for each number that the verdict rests on and that nobody has printed: it is only assumed. */
import type { RestsOn } from '../lab/run-data.ts';
import { table } from './table.ts';

export function assumed(restsOn: readonly RestsOn[]): RestsOn[] {
  return restsOn.filter(({ source }) => source === 'assumed');
}

export function assumedLines(restsOn: readonly RestsOn[]): string[] {
  const found = assumed(restsOn);
  if (found.length === 0) return [];
  const rows = found.map(({ path, value, note }) => [path, value, note]);
  return ['', `Warning: it rests on ${found.length === 1 ? 'a number that is' : `${found.length} numbers that are`} only assumed (--set tries others):`, ...table(rows, { indent: '  ' })];
}
