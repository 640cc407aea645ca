/** One numbered die against a number: 1 when it is made, 0 when it is not. */
import type { Die } from './die.ts';
import { count, pool } from './pool.ts';
import type { Roll } from './roll.ts';

/** The die shows `need` or more. */
export function atOrOver(die: Die, need: number): Roll {
  return count(pool([die, 1]), 'pips').map((pips) => (pips >= need ? 1 : 0));
}

/** The die shows `skill` or less. */
export function atOrUnder(die: Die, skill: number): Roll {
  return count(pool([die, 1]), 'pips').map((pips) => (pips <= skill ? 1 : 0));
}
