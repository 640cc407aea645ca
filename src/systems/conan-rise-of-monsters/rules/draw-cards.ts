/** The Fate Card decks: shuffled at the start, drawn from each turn, and made anew from the discards when nothing is left ("Fate Cards"). */
import type { Chance } from '../../../kernel/chance.ts';
import type { Seat } from '../../../kernel/game.ts';
import { shuffle } from '../../../kernel/rng.ts';
import type { Ground } from '../ground.ts';
import type { ConanState } from '../state.ts';
import { CIRCLE_CARDS, SET_CARDS, SIDES, type Card } from '../vocabulary.ts';

/** All cards of a side's deck, in no order. */
export function wholeDeck(ground: Ground, seat: Seat): Card[] {
  if (!ground.book.abilities['fate-cards']) return [];
  const kinds: readonly Card[] = seat === 0 ? CIRCLE_CARDS : SET_CARDS;
  return kinds.flatMap((card) => Array<Card>(ground.book.deck.copies).fill(card));
}

/** Cards of a side have a stream of their own. */
export const cardStream = (seat: Seat): string => `cards-${SIDES[seat]!}`;

export function shuffleDecks(ground: Ground, { open, decks }: ConanState, chance: Chance): void {
  for (const seat of [0, 1] as const) {
    decks[seat] = shuffle(wholeDeck(ground, seat), chance.dice.stream(cardStream(seat)));
    open.deck[seat] = decks[seat].length;
  }
}

/** So many cards into hand, or as many as there are. */
export function drawCards({ open, secret, decks }: ConanState, seat: 0 | 1, number: number, chance: Chance): void {
  let drawn = 0;
  for (; drawn < number; drawn++) {
    if (decks[seat].length === 0) {
      decks[seat] = shuffle(open.discards[seat], chance.dice.stream(cardStream(seat)));
      open.discards[seat] = [];
    }
    const card = decks[seat].pop();
    if (card === undefined) break;
    secret[seat].hand.push(card);
  }
  open.hand[seat] = secret[seat].hand.length;
  open.deck[seat] = decks[seat].length;
  if (drawn > 0) chance.tell?.({ tell: 'draws', seat, cards: drawn });
}
