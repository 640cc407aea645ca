/** Not Your Time, Fool!: the opponent has to activate a different unit. Played immediately after he picks one, if he has another that is ready; the first stays so. */
import { readyUnits } from '../rules/activate.ts';
import { beneath, owed } from '../steps.ts';
import { PLAYABLE, type FateCard } from './card.ts';

export const notYourTime: FateCard = {
  names(ground, battle, seat) {
    const begin = beneath(battle);
    if (begin?.step !== 'begin' || ground.seat(battle, begin.unit) === seat) return [];
    return readyUnits(ground, battle, 1 - seat).some((unit) => unit !== begin.unit) ? PLAYABLE : [];
  },

  /** What was to begin, and the window that stood on it, are off. */
  play(ground, { open }, _, chance) {
    const begin = owed(open, 'begin');
    if (begin === undefined) return;
    open.agenda.length = open.agenda.lastIndexOf(begin);
    open.agenda.push({ step: 'pick', seat: ground.seat(open, begin.unit), not: begin.unit });
    chance.tell?.({ tell: 'refused', unit: ground.name(open, begin.unit) });
  },
};
