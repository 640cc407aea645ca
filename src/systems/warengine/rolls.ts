/** Every roll of the game by name, "attack 4k3": what it is for and its dice, from which follows what it owes. */
import { memo } from '../../kernel/dice/memo.ts';
import type { RollChances } from '../../kernel/luck.ts';
import type { Numbers } from './book.ts';
import { diceOdds } from './dice-odds.ts';
import { pool, poolText, type Pool } from './pools.ts';

/** What dice are thrown for. */
export const ROLLS = ['attack', 'defense', 'rout'] as const;
export type RollKind = (typeof ROLLS)[number];

const names = memo((kind: RollKind) => memo((dice: Pool) => `${kind} ${poolText(dice)}`));

export const rollName = (kind: RollKind, dice: Pool): string => names(kind)(dice);

/** What the roll of this name comes to. */
export function chancesOf(name: string, book: Pick<Numbers, 'dice'>): RollChances {
  const [kind, dice] = name.split(' ') as [RollKind, string];
  if (!ROLLS.includes(kind)) throw new RangeError(`rolls: "${name}" is none of ${ROLLS.join(', ')}`);
  return { kind, purpose: 'combat', of: diceOdds(book).odds(pool(dice)) };
}
