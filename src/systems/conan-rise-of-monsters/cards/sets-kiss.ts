/** Set's Kiss: cancel the effect of another Fate Card. Played in answer to it; it is discarded all the same. */
import { owed } from '../steps.ts';
import { PLAYABLE, type FateCard } from './card.ts';

export const setsKiss: FateCard = {
  names(_, battle, seat) {
    const card = owed(battle, 'card');
    return card !== undefined && card.play.seat !== seat ? PLAYABLE : [];
  },

  play(_, { open }, __, chance) {
    const cancelled = owed(open, 'card');
    if (cancelled === undefined) return;
    open.agenda.splice(open.agenda.lastIndexOf(cancelled), 1);
    open.tallies.cardsCancelled[cancelled.play.seat]! += 1;
    chance.tell?.({ tell: 'cancelled', card: cancelled.play.card });
  },
};
