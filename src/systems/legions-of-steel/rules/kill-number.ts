/** The base chance to score a kill: what a die has to show at a range ("Kill Number", "Weapon Table"). */
import type { Numbers } from '../book.ts';
import type { WeaponCard } from '../unit-card.ts';
import { RANGES } from '../vocabulary.ts';

/** Null: farther than the weapon reaches. */
export function killNumber(book: Numbers, { ranges }: WeaponCard, range: number): number | null {
  for (let column = 0; column < RANGES.length; column++) if (range <= ranges[column]!) return book.kill[RANGES[column]!];
  return null;
}
