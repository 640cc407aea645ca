/** The Gods are With Us: one Destiny Token more for this turn, and so a die more for an initiative roll to come. */
import { addDice, initiativeToCome } from '../rules/initiative.ts';
import { owed } from '../steps.ts';
import { PLAYABLE, type FateCard } from './card.ts';

export const theGodsAreWithUs: FateCard = {
  /** Among the moments for it is that tokens are asked for, before the number is said. */
  names({ book }, battle, seat) {
    const asked = owed(battle, 'destiny');
    if (asked !== undefined) return asked.seat === seat && asked.tokens === null ? PLAYABLE : [];
    return book.abilities.destiny || initiativeToCome(battle) !== undefined ? PLAYABLE : [];
  },

  play({ book }, { open }, { seat }) {
    const { tokens } = book.cards['the-gods-are-with-us'];
    open.destiny[seat]!.left += tokens;
    addDice(open, seat, tokens);
  },
};
