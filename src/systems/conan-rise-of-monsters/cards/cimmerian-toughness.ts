/** Cimmerian Toughness: ignore one wound. Played just before wounds are applied, by the side of the unit that would suffer it. */
import { ignoreWounds } from '../rules/red-rage.ts';
import { beneath } from '../steps.ts';
import { PLAYABLE, type FateCard } from './card.ts';

export const cimmerianToughness: FateCard = {
  names(ground, battle, seat) {
    const step = beneath(battle);
    if (step?.step !== 'wounds' || step.asked < 0 || step.suffer[step.asked] === 0) return [];
    return ground.seat(battle, step.bout.defenses[step.asked]!.unit) === seat ? PLAYABLE : [];
  },

  play: ({ book }, { open }) => ignoreWounds(open, book.cards['cimmerian-toughness'].wounds),
};
