/** Eye for an Eye: two dice more for a Warrior unit's counterstrike roll. Played before its dice are rolled. */
import { addToAttack, attackAsked } from './attack-asked.ts';
import { PLAYABLE, type FateCard } from './card.ts';

export const eyeForAnEye: FateCard = {
  names(ground, battle, seat) {
    const roll = attackAsked(battle);
    if (roll?.kind !== 'counterstrike' || ground.seat(battle, roll.by) !== seat) return [];
    return ground.card(battle, roll.by).type === 'warrior' ? PLAYABLE : [];
  },

  play: (_, { open }) => addToAttack(open, 'eye-for-an-eye'),
};
