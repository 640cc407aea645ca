/** What a fumbled attack does to who makes it ("Perfect Results and Fumbling"). */
import { isPlayed, playsAdvanced } from '../abilities.ts';
import type { Numbers } from '../book.ts';
import { isNepharite } from '../roster.ts';
import type { CharacterCard } from '../unit-card.ts';

/** Nothing: in the basic game, and of a Nepharite's shot. */
export type Fumble = 'stuns' | 'jams' | 'explodes' | 'nothing';

export function fumbleOf(book: Numbers, { id }: CharacterCard, close: boolean): Fumble {
  const plays = (ability: 'perfect-and-fumble' | 'explosion') => isPlayed(book, playsAdvanced(book, false), ability);
  if (!plays('perfect-and-fumble')) return 'nothing';
  if (close) return 'stuns';
  if (isNepharite(id)) return 'nothing';
  return id !== 'legionnaire' ? 'jams' : plays('explosion') ? 'explodes' : 'nothing';
}
