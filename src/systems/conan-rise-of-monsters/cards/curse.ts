/** Curse: the opponent discards one Fate Card of his choice. */
import { PLAYABLE, type FateCard } from './card.ts';

export const curse: FateCard = {
  names: (_, battle, seat) => (battle.hand[1 - seat]! > 0 ? PLAYABLE : []),
  play: (_, { open }, { seat }) => void open.agenda.push({ step: 'discard', seat: 1 - seat }),
};
