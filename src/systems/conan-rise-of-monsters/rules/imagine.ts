/** What a seat cannot know: the other hand, the order of both decks, the other bid; and one way that it may be, for players who look ahead. */
import { shuffle, type Rng } from '../../../kernel/rng.ts';
import type { Seat } from '../../../kernel/game.ts';
import type { Ground } from '../ground.ts';
import { wholeDeck } from './draw-cards.ts';
import { copyState, type ConanState, type ConanView, type Secret } from '../state.ts';
import { owed } from '../steps.ts';
import type { Card } from '../vocabulary.ts';

/** A whole battle that agrees with the view. Cards are drawn from those that the seat has not seen: all of a deck but the discards, which lie face up, and of its own deck also its hand. */
export function imagineSecret(ground: Ground, { open, own, seat }: ConanView, rng: Rng): ConanState {
  const unseen = [0, 1].map((side) => shuffle(without(wholeDeck(ground, side), [...open.discards[side]!, ...(side === seat ? own.hand : [])]), rng));
  const secretOf = (side: Seat): Secret =>
    side === seat ? { hand: [...own.hand], bid: own.bid } : { hand: unseen[side]!.splice(0, open.hand[side]), bid: hasBid(open, side) ? rng.below(mostBid(ground, open, side) + 1) : null };
  const deckOf = (side: Seat): Card[] => unseen[side]!.slice(0, open.deck[side]);
  return copyState({ open, secret: [secretOf(0), secretOf(1)], decks: [deckOf(0), deckOf(1)] });
}

/** A bid lies face down until both are shown. */
function hasBid(open: ConanView['open'], seat: number): boolean {
  return owed(open, 'initiative')?.dice.length === 0 && !open.agenda.some((step) => step.step === 'bid' && step.seat === seat);
}

const mostBid = ({ book }: Ground, { destiny }: ConanView['open'], seat: Seat): number => (book.abilities.destiny ? destiny[seat]!.left : 0);

/** The cards less those; one that is not among them takes nothing away. */
function without(cards: Card[], less: readonly Card[]): Card[] {
  for (const card of less) {
    const at = cards.indexOf(card);
    if (at >= 0) cards.splice(at, 1);
  }
  return cards;
}
