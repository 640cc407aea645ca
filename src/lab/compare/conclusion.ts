/** What a comparison comes to, in one sentence. */
import { isBeyondChance, percent, points } from '../summary/index.ts';
import type { Change } from './changes.ts';
import type { Compared, CompareFigures } from './figures.ts';
import { whose } from '../side-words.ts';
import { grouped } from '../grouped.ts';

/** More changes than this are not told one by one. */
const MOST_TOLD = 2;

/** `seat`: whose score it is. */
export function conclusion(seat: string, changes: readonly Change[], { games, alike, score }: CompareFigures): string {
  if (games === 0) return 'No game was finished in both runs.';
  if (alike === games) return games === 1 ? 'No difference: the one game was played alike.' : `No difference: all ${grouped(games)} games were played alike.`;
  const isTold = changes.length > 0 && changes.length <= MOST_TOLD;
  const what = isTold ? changes.map(({ path, a, b }) => `${path} = ${b} instead of ${a}`).join(' and ') : 'B';
  const { estimate, low, high } = score.difference;
  const fromTo = `from ${percent(score.a.estimate)} to ${percent(score.b.estimate)}`;
  const bounds = `(${points(low)} to ${points(high)})`;
  if (!isSure(score)) return `No sure difference: with ${what}, ${whose(seat)} score goes ${fromTo}, by ${points(estimate)} points ${bounds}.`;
  const moves = `${estimate! > 0 ? 'raise' : 'lower'}${isTold && changes.length > 1 ? '' : 's'}`;
  return `${what} ${moves} ${whose(seat)} score ${fromTo}, by ${points(Math.abs(estimate!)).slice(1)} points ${bounds}.`;
}

/** Whether the interval of a difference leaves out zero. */
export function isSure({ difference }: Compared): boolean {
  return isBeyondChance(difference);
}
