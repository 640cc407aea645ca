/** Ambush: add two dice to an initiative roll. Played before rolling: on either side's roll, since King of Thieves may make Swords unwelcome. */
import { addDice, initiativeToCome } from '../rules/initiative.ts';
import type { FateCard } from './card.ts';

export const ambush: FateCard = {
  names: (_, battle) => (initiativeToCome(battle) === undefined ? [] : [{ whose: 0 }, { whose: 1 }]),
  play: ({ book }, { open }, { whose }) => addDice(open, whose!, book.cards.ambush.dice),
};
