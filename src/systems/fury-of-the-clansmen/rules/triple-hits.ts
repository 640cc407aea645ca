/** A roll that matters only when every die of it hits: three black dice for a weapon's failure or a Regular's concentration. */
import type { Chance } from '../../../kernel/chance.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { Numbers } from '../book.ts';
import { diceOdds } from '../dice-odds.ts';
import { pool, sizeOf, type Pool } from '../pools.ts';
import { rollHits } from './combat.ts';

/** Whether all dice hit. Its luck is that of `seat`, who had rather they did not. No dice never do. */
export function allHit(dice: Pool, book: Pick<Numbers, 'dice'>, channel: 'ammo' | 'concentration', seat: Seat, chance: Chance): boolean {
  const size = sizeOf(dice);
  if (size === 0) return false;
  const all = rollHits(channel, dice, book, chance) === size;
  const expected = allHitChance(dice, book);
  chance.luck.record(channel, seat, expected - (all ? 1 : 0), expected * (1 - expected));
  return all;
}

export function allHitChance(dice: Pool, book: Pick<Numbers, 'dice'>): number {
  const size = sizeOf(dice);
  return size === 0 ? 0 : diceOdds(book).odds(dice).where((hits) => hits === size).toNumber();
}

/** The chance that one check of the weapon comes up with all hits. */
export function triple(book: Pick<Numbers, 'dice' | 'weaponFailure'>): number {
  return allHitChance(pool(book.weaponFailure.check), book);
}
