/** Discarding a card of one's own choice, as Curse demands ("Fate Cards"). */
import { DONE, WAIT } from '../../../kernel/agenda.ts';
import type { Chance } from '../../../kernel/chance.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { ActionRule } from '../actions.ts';
import type { ConanState } from '../state.ts';
import type { Step } from '../steps.ts';
import { CARDS, type Card } from '../vocabulary.ts';

export interface Discard {
  do: 'discard';
  card: Card;
}

export const discard: ActionRule<Discard> = {
  options: (_, { own, asked }) => (asked?.step === 'discard' ? [...new Set(own.hand)].map((card): Discard => ({ do: 'discard', card })) : []),

  refuse(_, { own, asked }, { card }) {
    if (asked?.step !== 'discard') return 'no card has to be discarded now (Fate Card Curse)';
    if (!CARDS.includes(card)) return 'expected card: the name of a Fate Card';
    return own.hand.includes(card) ? undefined : `${card} is not in hand (Fate Card Curse)`;
  },

  apply(_, state, { card }, chance) {
    const step = state.open.agenda.pop();
    if (step?.step !== 'discard') throw new Error('no card has to be discarded');
    throwAway(state, step.seat, card, chance);
  },
};

/** A hand of one kind leaves no choice. */
export function performDiscard(state: ConanState, { seat }: Extract<Step, { step: 'discard' }>, chance: Chance): typeof WAIT | typeof DONE {
  const kinds = new Set(state.secret[seat]!.hand);
  if (kinds.size > 1) return WAIT;
  for (const card of kinds) throwAway(state, seat, card, chance);
  return DONE;
}

function throwAway(state: ConanState, seat: Seat, card: Card, chance: Chance): void {
  layOff(state, seat, card);
  chance.tell?.({ tell: 'discarded', seat, card });
}

/** A card goes from the hand to the discards, face up. */
export function layOff({ open, secret }: ConanState, seat: Seat, card: Card): void {
  const { hand } = secret[seat]!;
  hand.splice(hand.indexOf(card), 1);
  open.hand[seat]! -= 1;
  open.discards[seat]!.push(card);
}
