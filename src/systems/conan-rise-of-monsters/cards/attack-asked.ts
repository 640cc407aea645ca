/** The attack roll that a window before attack dice is about, and a card laid down on it. */
import type { Battle } from '../state.ts';
import { beneath, replaceBeneath, type AttackRoll } from '../steps.ts';
import type { Card } from '../vocabulary.ts';

export function attackAsked(battle: Readonly<Battle>): AttackRoll | undefined {
  const step = beneath(battle);
  return step?.step === 'gathered' ? step.bout.attacks[step.attack] : undefined;
}

/** What a card does to the dice stands with all else that does ("Gather Melee Attack Dice"). */
export function addToAttack(battle: Battle, card: Card): void {
  const step = beneath(battle);
  if (step?.step === 'gathered') replaceBeneath(battle, step, { ...step, bout: withCard(step.bout, step.attack, card) });
}

/** The same bout with a card on one of its attack rolls. */
export function withCard<B extends { readonly attacks: readonly AttackRoll[] }>(bout: B, attack: number, card: Card): B {
  return { ...bout, attacks: bout.attacks.map((roll, number) => (number === attack ? { ...roll, cards: [...roll.cards, card] } : roll)) };
}
