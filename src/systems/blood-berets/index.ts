/** The door of the room: Blood Berets as a System. */
import { UsageError } from '../../kernel/errors.ts';
import type { System } from '../../kernel/game.ts';
import { ACTIONS, type BeretsAction } from './actions.ts';
import { BOOK, numbersOf } from './book.ts';
import { NOTATION } from './dice-notation.ts';
import { describe, type BeretsEvent } from './events.ts';
import { fileSchemas } from './file-schemas.ts';
import { BeretsGame } from './game.ts';
import { inspect } from './inspect.ts';
import { layoutOf, readLayout } from './layout-file.ts';
import { columnsOf, LUCK } from './measures.ts';
import { missionOf, MISSIONS } from './missions/all.ts';
import { oddsIn } from './odds.ts';
import { ATTACKS } from './odds/attacks.ts';
import { pointsReport } from './points/report.ts';
import { openPosition } from './position.ts';
import { chancesOf, PURPOSE_WORDS, PURPOSES } from './rolls.ts';
import type { BeretsState, BeretsView } from './state.ts';
import { CHARACTERS, SIDES } from './vocabulary.ts';

export const bloodBerets: System<BeretsState, BeretsView, BeretsAction> = {
  id: 'blood-berets',
  title: 'Blood Berets',
  seats: SIDES,
  missions: MISSIONS.map(({ card }) => card),
  book: BOOK,
  units: CHARACTERS,
  attacks: ATTACKS,
  actions: ACTIONS,
  columns: (mission) => columnsOf(missionOf(mission)),
  luck: LUCK,
  chances: () => chancesOf,
  purposes: PURPOSES,
  purposeWords: PURPOSE_WORDS,
  open({ mission: id, patch, position, layout }) {
    if (position !== undefined) {
      if (layout !== undefined) throw new UsageError('blood-berets: a position brings its own board; leave the layout or the position out');
      return openPosition(position, patch);
    }
    const book = numbersOf(patch);
    const mission = missionOf(id);
    return new BeretsGame(book, mission, readLayout(layout, mission, book, patch));
  },
  odds: (patch) => oddsIn(numbersOf(patch)),
  dice(patch) {
    numbersOf(patch); // a bad patch is refused
    return NOTATION;
  },
  layout: layoutOf,
  fileSchemas,
  inspect: (position, patch) => inspect(openPosition(position, patch)),
  points: (force, patch) => pointsReport(numbersOf(patch), force),
  describe: (event) => describe(event as BeretsEvent),
};
