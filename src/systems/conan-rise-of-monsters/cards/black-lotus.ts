/** Black Lotus: two attack dice fewer for any unit. Played before attack dice are rolled, against an enemy that has any. */
import { attackDice } from '../rules/strikes.ts';
import { addToAttack, attackAsked } from './attack-asked.ts';
import { PLAYABLE, type FateCard } from './card.ts';

export const blackLotus: FateCard = {
  names(ground, battle, seat) {
    const roll = attackAsked(battle);
    return roll !== undefined && ground.seat(battle, roll.by) !== seat && attackDice(ground, roll) > 0 ? PLAYABLE : [];
  },

  play: (_, { open }) => addToAttack(open, 'black-lotus'),
};
