/** What wounds leave of a unit: models removed, a check of its morale, flight ("Wounds", "Morale Checks"). */
import type { Distribution } from '../../../kernel/dice/distribution.ts';
import type { Fraction } from '../../../kernel/dice/fraction.ts';
import type { Numbers } from '../book.ts';
import { sigilDice } from '../dice-odds.ts';
import { moraleDice } from '../rules/morale-rows.ts';
import type { UnitCard } from '../unit-card.ts';

/** Whole models first, the rest on one that stays. */
export const removedBy = (wounds: number, card: Pick<UnitCard, 'wounds'>, models: number): number => Math.min(models, Math.floor(wounds / card.wounds));

/** Of a unit of several, models removed; of a single model, wounds. */
export function lossesOf(wounds: Distribution, card: UnitCard, models: number): { of: string; lost: Distribution } {
  return models === 1 ? { of: 'wounds', lost: wounds.map((count) => Math.min(count, card.wounds)) } : { of: 'models', lost: wounds.map((count) => removedBy(count, card, models)) };
}

/** Of a unit that has suffered so many wounds: fewer than half of its models are left, or of the wounds of a single model. */
export function isBelowHalf(wounds: number, card: Pick<UnitCard, 'wounds'>, models: number): boolean {
  return models === 1 ? 2 * (card.wounds - wounds) < card.wounds : 2 * (models - removedBy(wounds, card, models)) < models;
}

/** An unhurt unit that has suffered so many wounds has to check: it is below half, and not gone. */
export function mustCheck(wounds: number, card: UnitCard, models: number, { abilities }: Numbers): boolean {
  return abilities.morale && card.type !== 'commander' && wounds < models * card.wounds && isBelowHalf(wounds, card, models);
}

/** Dice of a check without Destiny. */
export const checkDice = ({ specials }: UnitCard, book: Numbers): number => moraleDice({ specials, destiny: 0 }, book);

/** That it fails. */
export const failing = (card: UnitCard, book: Numbers): Fraction => sigilDice(book).morale(checkDice(card, book)).odds().p(0);
