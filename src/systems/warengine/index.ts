/** The door of the room: WarEngine as a System. */
import type { System } from '../../kernel/game.ts';
import { readTablePosition } from '../../kernel/position.ts';
import { bookIn } from '../../kernel/position-problems.ts';
import { ACTIONS, type WarAction } from './actions.ts';
import { BOOK, numbersOf, PROFILES } from './book.ts';
import { diceNotation } from './dice-notation.ts';
import { describe, type WarEvent } from './events.ts';
import { WarGame } from './game.ts';
import { inspect } from './inspect.ts';
import { layoutOf, tryBook, tryLayout } from './layout-of.ts';
import { fileSchemas } from './file-schemas.ts';
import { ownProfilesOf, readLayout, refuseTwoForces } from './layout.ts';
import { columnsOf, LUCK } from './measures.ts';
import { missionOf, MISSIONS } from './missions/all.ts';
import { oddsIn } from './odds.ts';
import { ATTACKS } from './odds/attacks.ts';
import { pointsReport } from './points/report.ts';
import { openPosition } from './position.ts';
import { TRIALS } from './points/trials.ts';
import { chancesOf } from './rolls.ts';
import type { WarState, WarView } from './state.ts';
import { SIDES } from './vocabulary.ts';

export const warengine: System<WarState, WarView, WarAction> = {
  id: 'warengine',
  title: 'WarEngine',
  seats: SIDES,
  missions: MISSIONS.map(({ card }) => card),
  book: BOOK,
  units: PROFILES,
  attacks: ATTACKS,
  actions: ACTIONS,
  columns: (mission, layout) => columnsOf(missionOf(mission), ownProfilesOf(layout)),
  luck: LUCK,
  chances(patch) {
    const book = numbersOf(patch);
    return (roll) => chancesOf(roll, book);
  },
  open({ mission, patch, position, layout }) {
    if (position !== undefined) return openAt(position, patch);
    const [book, played] = [numbersOf(patch), missionOf(mission)];
    if (layout === undefined) {
      tryBook(book, played);
      return new WarGame(book, played, null);
    }
    const given = readLayout(layout, mission);
    refuseTwoForces(given, patch);
    tryLayout(given, played, book);
    return new WarGame(book, played, given);
  },
  layout: (mission, patch) => layoutOf(missionOf(mission), numbersOf(patch)),
  fileSchemas,
  inspect: (position, patch) => inspect(openAt(position, patch)),
  odds: (patch) => oddsIn(numbersOf(patch)),
  dice: (patch) => diceNotation(numbersOf(patch)),
  points: (force, patch) => pointsReport(numbersOf(patch), force),
  trials: TRIALS,
  describe: (event) => describe(event as WarEvent),
};

function openAt(file: unknown, patch?: Readonly<Record<string, unknown>>): WarGame {
  const position = readTablePosition(file);
  return openPosition(position, bookIn(position, numbersOf, patch));
}
