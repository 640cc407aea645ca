/** What a comparison comes to, in one sentence. */
import { percent, points } from '../summary/index.ts';
import type { Change } from './changes.ts';
import type { Compared, CompareFigures } from './figures.ts';

/** `seat`: whose score it is. */
export function conclusion(seat: string, changes: readonly Change[], { games, alike, score }: CompareFigures): string {
  if (games === 0) return 'No game was finished in both runs.';
  if (alike === games) return games === 1 ? 'No difference: the one game was played alike.' : `No difference: all ${games.toLocaleString('en-US')} games were played alike.`;
  const { estimate, low, high } = score.difference;
  const what = changes.length === 1 ? `${changes[0]!.path} = ${changes[0]!.b} instead of ${changes[0]!.a}` : 'B';
  const fromTo = `from ${percent(score.a.estimate)} to ${percent(score.b.estimate)}`;
  if (!isSure(score)) return `No sure difference: with ${what}, ${seat}'s score goes ${fromTo}, by ${points(estimate)} points (${points(low)} to ${points(high)}).`;
  return `${what} ${estimate! > 0 ? 'raises' : 'lowers'} ${seat}'s score ${fromTo}, by ${points(Math.abs(estimate!)).slice(1)} points (${points(low)} to ${points(high)}).`;
}

/** Whether the interval of a difference leaves out zero. */
export function isSure({ difference: { low, high } }: Compared): boolean {
  return low !== null && high !== null && (low > 0 || high < 0);
}
