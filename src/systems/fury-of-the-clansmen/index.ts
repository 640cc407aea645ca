/** The door of the room: Fury of the Clansmen as a System. */
import type { System } from '../../kernel/game.ts';
import { readBoardPosition } from '../../kernel/position.ts';
import { bookIn } from '../../kernel/position-problems.ts';
import { ACTIONS, type FuryAction } from './actions.ts';
import { BOOK, numbersOf } from './book.ts';
import { describe, type FuryEvent } from './events.ts';
import { FuryGame } from './game.ts';
import { diceNotation } from './dice-notation.ts';
import { inspect } from './inspect.ts';
import { columnsOf, LUCK } from './measures.ts';
import { layoutOf, missionIn } from './layout-file.ts';
import { layoutSchema } from './layout-schema.ts';
import { MISSIONS, missionOn } from './missions/all.ts';
import { AS_IN_THE_BOOK } from './missions/site.ts';
import { oddsIn } from './odds.ts';
import { openPosition } from './position.ts';
import { chancesOf } from './rolls.ts';
import type { FuryState, FuryView } from './state.ts';
import { ATTACKS, SIDES, UNITS } from './vocabulary.ts';

export const furyOfTheClansmen: System<FuryState, FuryView, FuryAction> = {
  id: 'fury-of-the-clansmen',
  title: 'Fury of the Clansmen',
  seats: SIDES,
  missions: MISSIONS.map(({ card }) => card),
  book: BOOK,
  units: UNITS,
  attacks: ATTACKS,
  actions: ACTIONS,
  columns: (mission) => columnsOf(missionOn(AS_IN_THE_BOOK, mission)),
  luck: LUCK,
  chances(patch) {
    const book = numbersOf(patch);
    return (roll) => chancesOf(roll, book);
  },
  open({ mission, patch, position, layout }) {
    if (position !== undefined) return openAt(position, patch);
    const book = numbersOf(patch);
    return new FuryGame(book, missionIn(mission, book, layout, patch));
  },
  layout: layoutOf,
  fileSchemas: () => ({ layout: layoutSchema() }),
  inspect: (position, patch) => inspect(openAt(position, patch)),
  odds: (patch) => oddsIn(numbersOf(patch)),
  dice: (patch) => diceNotation(numbersOf(patch)),
  describe: (event) => describe(event as FuryEvent),
};

function openAt(file: unknown, patch?: Readonly<Record<string, unknown>>): FuryGame {
  const position = readBoardPosition(file);
  return openPosition(position, bookIn(position, numbersOf, patch));
}
