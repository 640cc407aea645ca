/** King of Thieves: whoever rolls the fewest Swords chooses which player goes first this turn. Played before initiative dice are rolled. */
import { initiativeToCome } from '../rules/initiative.ts';
import { replaceBeneath } from '../steps.ts';
import { PLAYABLE, type FateCard } from './card.ts';

export const kingOfThieves: FateCard = {
  names: (_, battle) => (initiativeToCome(battle)?.fewest === false ? PLAYABLE : []),

  play(_, { open }) {
    const step = initiativeToCome(open);
    if (step !== undefined) replaceBeneath(open, step, { ...step, fewest: true });
  },
};
