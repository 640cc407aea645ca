/** The door of the room: Legions of Steel as a System. */
import type { System } from '../../kernel/game.ts';
import { readBoardPosition } from '../../kernel/position.ts';
import { bookIn } from '../../kernel/position-problems.ts';
import { ACTIONS, type LegionsAction } from './actions.ts';
import { BOOK, numbersOf } from './book.ts';
import { NOTATION } from './dice-notation.ts';
import { describe, type LegionsEvent } from './events.ts';
import { LegionsGame } from './game.ts';
import { inspect } from './inspect.ts';
import { layoutOf, missionIn } from './layout-file.ts';
import { layoutSchema } from './layout-schema.ts';
import { columnsOf, LUCK } from './measures.ts';
import { missionOf, MISSIONS } from './missions/all.ts';
import { oddsIn } from './odds.ts';
import { TABLED } from './odds/attacks.ts';
import { openPosition } from './position.ts';
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
    if (position !== undefined) return openAt(position, patch);
    const book = numbersOf(patch);
    return new LegionsGame(book, missionIn(mission, book, layout));
  },
  layout: layoutOf,
  fileSchemas: () => ({ layout: layoutSchema() }),
  inspect: (position, patch) => inspect(openAt(position, patch)),
  odds: (patch) => oddsIn(numbersOf(patch)),
  dice(patch) {
    numbersOf(patch); // a bad patch is refused
    return NOTATION;
  },
  describe: (event) => describe(event as LegionsEvent),
};

function openAt(file: unknown, patch?: Readonly<Record<string, unknown>>): LegionsGame {
  const position = readBoardPosition(file);
  return openPosition(position, bookIn(position, numbersOf, patch));
}
