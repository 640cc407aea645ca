/** For cards that give Sigils another meaning before defense dice are rolled: attack rolls of a side at the unit that is about to defend, one of which they are played on. */
import type { Seat } from '../../../kernel/game.ts';
import type { Reading } from '../dice-odds.ts';
import type { Ground } from '../ground.ts';
import { readingOf, strikesAt } from '../rules/strikes.ts';
import type { Battle } from '../state.ts';
import { beneath, replaceBeneath, type AttackRoll, type Bout } from '../steps.ts';
import type { Card } from '../vocabulary.ts';
import type { Named } from './card.ts';
import { withCard } from './attack-asked.ts';

/** The units whose rolls show Sigils that would mean something else with this card. */
export function sigilRolls(ground: Ground, battle: Readonly<Battle>, seat: Seat, card: Card, meaning: Reading): Named[] {
  const step = beneath(battle);
  if (step?.step !== 'defend') return [];
  const { unit } = step.bout.defenses[step.defense]!;
  return step.bout.attacks.flatMap((roll): Named[] => {
    const sigils = roll.sigils[roll.targets.indexOf(unit)] ?? 0;
    if (sigils === 0 || roll.by < 0 || ground.seat(battle, roll.by) !== seat || hasMeantSomething(step.bout, roll)) return [];
    const changes = readingOf(ground, battle, roll) !== meaning && readingOf(ground, battle, { ...roll, cards: [...roll.cards, card] }) === meaning;
    return changes ? [{ unit: roll.by }] : [];
  });
}

/** Of a split attack: Sigils at a unit that has defended already, so that it is too late to give them another meaning. */
function hasMeantSomething({ defenses }: Bout, { targets, sigils }: AttackRoll): boolean {
  return defenses.some(({ unit, shields }) => shields >= 0 && (sigils[targets.indexOf(unit)] ?? 0) > 0);
}

/** Whether the unit that is about to defend has anything to block. */
export function isHit(ground: Ground, battle: Readonly<Battle>): boolean {
  const step = beneath(battle);
  return step?.step === 'defend' && strikesAt(ground, battle, step.bout, step.bout.defenses[step.defense]!.unit).hits > 0;
}

/** Lays the card down on the roll of that unit. */
export function addToRollOf(battle: Battle, by: number, card: Card): void {
  const step = beneath(battle);
  if (step?.step === 'defend') replaceBeneath(battle, step, { ...step, bout: withCard(step.bout, step.bout.attacks.findIndex((roll) => roll.by === by), card) });
}
