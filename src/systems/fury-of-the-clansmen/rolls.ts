/** Every roll of the game by name, "firearm 3r+1b": what it is for and its dice, from which follows what it owes. */
import { memo } from '../../kernel/dice/memo.ts';
import type { RollChances } from '../../kernel/luck.ts';
import type { Numbers } from './book.ts';
import { diceOdds } from './dice-odds.ts';
import { pool, poolText, type Pool } from './pools.ts';
import { ATTACKS } from './vocabulary.ts';

/** What dice are thrown for: an attack of some kind, or one of the others. */
export const ROLLS = [...ATTACKS, 'armor', 'leadership', 'accuracy', 'ammo', 'reinforcements', 'concentration'] as const;
export type RollKind = (typeof ROLLS)[number];

const names = memo((kind: RollKind) => memo((dice: Pool) => `${kind} ${poolText(dice)}`));

export const rollName = (kind: RollKind, dice: Pool): string => names(kind)(dice);

/** The hits that the roll of this name shows. */
export function chancesOf(name: string, book: Pick<Numbers, 'dice'>): RollChances {
  const [kind, dice] = name.split(' ') as [RollKind, string];
  if (!ROLLS.includes(kind)) throw new RangeError(`rolls: "${name}" is none of ${ROLLS.join(', ')}`);
  return { kind, purpose: 'combat', of: diceOdds(book).odds(pool(dice)) };
}
