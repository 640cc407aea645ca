/** How likely a unit that flees is to rally when it is activated ("Rally"). */
import { sigilDice } from '../dice-odds.ts';
import type { Ground } from '../ground.ts';
import { moraleDice } from '../rules/morale-rows.ts';
import type { Battle } from '../state.ts';

/** In words, without Destiny: "in 3/4 of all rolls". */
export function chanceOfRally(ground: Ground, battle: Readonly<Battle>, unit: number): string {
  const dice = moraleDice({ specials: ground.card(battle, unit).specials, destiny: 0 }, ground.book);
  return `in ${sigilDice(ground.book).morale(dice).odds().atLeast(1).toString()} of all rolls`;
}
