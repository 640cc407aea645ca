/** Poison: each Sigil of a unit's attack removes one defense die. Played before defense dice are rolled, where there is a hit to block; the Venomous need it not. */
import { addToRollOf, isHit, sigilRolls } from './sigils-asked.ts';
import type { FateCard } from './card.ts';

export const poison: FateCard = {
  names: (ground, battle, seat) => (isHit(ground, battle) ? sigilRolls(ground, battle, seat, 'poison', 'poison') : []),
  play: (_, { open }, { unit }) => addToRollOf(open, unit!, 'poison'),
};
