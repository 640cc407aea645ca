/** A warning for each number that the verdict rests on and that nobody has printed: it is only assumed. */
import type { RestsOn } from '../lab/run-data.ts';

export function assumed(restsOn: readonly RestsOn[]): RestsOn[] {
  return restsOn.filter(({ source }) => source === 'assumed');
}

export function assumedLines(restsOn: readonly RestsOn[]): string[] {
  return assumed(restsOn).map(({ path, value, note }) => `assumed: ${path} = ${value} (${note})`);
}
