/** An attack roll of a bout: its dice, what rerolls them, and what they bring to a unit ("To Attack", "Special Attacks"). */
import { struck, type Reading, type Struck } from '../dice-odds.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import type { AttackRoll, Bout } from '../steps.ts';
import { attackReroll, extraDice, sigilsOf } from './attack-rows.ts';

/** Dice of an attack roll with Destiny and cards; never fewer than none. */
export function attackDice({ book }: Ground, roll: Readonly<AttackRoll>): number {
  let dice = roll.destiny === 0 && roll.cards.length === 0 ? 0 : extraDice(roll, book);
  for (const part of roll.gathered) dice += part.dice;
  return Math.max(0, dice);
}

/** What the Sigils of a roll do to whom it hits. */
export function readingOf(ground: Ground, battle: Readonly<Battle>, roll: Readonly<AttackRoll>): Reading {
  return roll.kind === 'hazard' ? 'nothing' : sigilsOf({ kind: roll.kind, charge: roll.charge, specials: ground.specials(battle, roll.by) }, roll.cards).reading;
}

/** Whether dice of a roll that show a Sigil are rolled once more. */
export function rerollsAttack(ground: Ground, battle: Readonly<Battle>, { kind, charge, by }: Readonly<AttackRoll>): boolean {
  return kind !== 'hazard' && attackReroll({ kind, charge, specials: ground.specials(battle, by) }) !== undefined;
}

const NOTHING: Struck = { hits: 0, unstoppable: 0, poison: 0 };

/** Of all the rolls that were aimed at a unit. */
export function strikesAt(ground: Ground, battle: Readonly<Battle>, { attacks }: Readonly<Bout>, unit: number): Struck {
  let sum = NOTHING;
  for (const roll of attacks) {
    const target = roll.targets.indexOf(unit);
    if (target < 0 || roll.swords.length === 0) continue;
    const blow = struck(roll.swords[target]!, roll.sigils[target]!, readingOf(ground, battle, roll));
    sum = sum === NOTHING ? blow : { hits: sum.hits + blow.hits, unstoppable: sum.unstoppable + blow.unstoppable, poison: sum.poison + blow.poison };
  }
  return sum;
}
