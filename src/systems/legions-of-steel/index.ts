/** The door of the room: Legions of Steel as a System. */
import { UsageError } from '../../kernel/errors.ts';
import type { System } from '../../kernel/game.ts';
import { ACTIONS, type LegionsAction } from './actions.ts';
import { BOOK, numbersOf } from './book.ts';
import { NOTATION } from './dice-notation.ts';
import { describe, type LegionsEvent } from './events.ts';
import { LegionsGame } from './game.ts';
import { columnsOf, LUCK } from './measures.ts';
import { missionOf, MISSIONS } from './missions/all.ts';
import { oddsIn } from './odds.ts';
import { TABLED } from './odds/attacks.ts';
import { chancesOf } from './rolls.ts';
import type { LegionsState, LegionsView } from './state.ts';
import { SIDES, TARGETS } from './vocabulary.ts';

export const legionsOfSteel: System<LegionsState, LegionsView, LegionsAction> = {
  id: 'legions-of-steel',
  title: 'Legions of Steel',
  seats: SIDES,
  missions: MISSIONS.map(({ card }) => card),
  book: BOOK,
  units: TARGETS,
  attacks: TABLED,
  actions: ACTIONS,
  columns: (mission) => columnsOf(missionOf(mission, numbersOf())),
  luck: LUCK,
  chances: () => chancesOf,
  open({ mission, patch, position, layout }) {
    if (position !== undefined || layout !== undefined) throw new UsageError('legions-of-steel: games begin with the set-up of their mission, on no given position or layout; leave it out');
    const book = numbersOf(patch);
    return new LegionsGame(book, missionOf(mission, book));
  },
  odds: (patch) => oddsIn(numbersOf(patch)),
  dice(patch) {
    numbersOf(patch); // a bad patch is refused
    return NOTATION;
  },
  describe: (event) => describe(event as LegionsEvent),
};
