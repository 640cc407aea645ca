/** By Babd, Morrigan, Macha and Nemain: Sigils count as Swords for one attack roll. Played before defense dice are rolled; those of Trample are wounds already. */
import { addToRollOf, sigilRolls } from './sigils-asked.ts';
import type { FateCard } from './card.ts';

export const byBabd: FateCard = {
  names: (ground, battle, seat) => sigilRolls(ground, battle, seat, 'by-babd', 'sword'),
  play: (_, { open }, { unit }) => addToRollOf(open, unit!, 'by-babd'),
};
