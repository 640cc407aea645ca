/** The door of the room: Conan: Rise of Monsters as a System. */
import type { System } from '../../kernel/game.ts';
import { readTablePosition } from '../../kernel/position.ts';
import { bookIn } from '../../kernel/position-problems.ts';
import { ACTIONS, type ConanAction } from './actions.ts';
import { BOOK, numbersOf, UNIT_CARDS } from './book.ts';
import { diceNotation } from './dice-notation.ts';
import { describe, type ConanEvent } from './events.ts';
import { fileSchemas } from './file-schemas.ts';
import { ConanGame } from './game.ts';
import { inspect } from './inspect.ts';
import { layoutOf } from './layout-of.ts';
import { readLayout } from './layout.ts';
import { columnsOf, LUCK } from './measures.ts';
import { missionOf, MISSIONS } from './missions/all.ts';
import { mustBePlayable } from './missions/playable.ts';
import { oddsIn } from './odds.ts';
import { ATTACKS } from './odds/attacks.ts';
import { pointsReport } from './points/report.ts';
import { TRIALS } from './points/trials.ts';
import { openPosition } from './position.ts';
import { chancesOf } from './rolls.ts';
import { cardStream } from './rules/draw-cards.ts';
import type { ConanState, ConanView } from './state.ts';
import { SIDES } from './vocabulary.ts';

export const conanRiseOfMonsters: System<ConanState, ConanView, ConanAction> = {
  id: 'conan-rise-of-monsters',
  title: 'Conan: Rise of Monsters',
  seats: SIDES,
  missions: MISSIONS.map(({ card }) => card),
  book: BOOK,
  units: UNIT_CARDS,
  attacks: ATTACKS,
  actions: ACTIONS,
  columns: (mission) => columnsOf(missionOf(mission)),
  luck: LUCK,
  chances(patch) {
    const book = numbersOf(patch);
    return (roll) => chancesOf(roll, book);
  },
  purposes: SIDES.map((_, seat) => cardStream(seat)),
  open({ mission, patch, layout, position }) {
    if (position !== undefined) return openAt(position, patch);
    const [book, played] = [numbersOf(patch), missionOf(mission)];
    const given = layout === undefined ? null : readLayout(layout, mission);
    mustBePlayable(book, played, given);
    return new ConanGame(book, played, given);
  },
  fileSchemas,
  layout: (mission, patch) => layoutOf(missionOf(mission), numbersOf(patch)),
  inspect: (position, patch) => inspect(openAt(position, patch)),
  odds: (patch) => oddsIn(numbersOf(patch)),
  dice: (patch) => diceNotation(numbersOf(patch)),
  points: (force, patch) => pointsReport(numbersOf(patch), force),
  trials: TRIALS,
  describe: (event) => describe(event as ConanEvent),
};

function openAt(file: unknown, patch?: Readonly<Record<string, unknown>>): ConanGame {
  const position = readTablePosition(file);
  return openPosition(position, bookIn(position, numbersOf, patch));
}
