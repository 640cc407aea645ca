/** A warning where the verdict rests on numbers that nobody has printed: they are only assumed. */
import type { RestsOn } from '../lab/run-data.ts';
import { wrapped } from '../lab/summary/table.ts';
import { lineWidth } from './width.ts';

/** No more than these are named. */
const FEW = 2;

export function assumed(restsOn: readonly RestsOn[]): RestsOn[] {
  return restsOn.filter(({ source }) => source === 'assumed');
}

/** `listed`: where all of them stand, such as "the report lists them". */
export function assumedLines(restsOn: readonly RestsOn[], listed: string): string[] {
  const found = assumed(restsOn);
  if (found.length === 0) return [];
  const what = found.length > FEW ? `${found.length} assumed numbers` : `the assumed ${found.map(({ path, value }) => `${path} = ${value}`).join(' and ')}`;
  return ['', ...wrapped(`Warning: the verdict rests on ${what}; ${listed}.`, lineWidth())];
}
