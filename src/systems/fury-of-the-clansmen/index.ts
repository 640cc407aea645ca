/** The door of the room: Fury of the Clansmen as a System. */
import { UsageError, unknownName } from '../../kernel/errors.ts';
import type { System } from '../../kernel/game.ts';
import { ACTIONS, type FuryAction } from './actions.ts';
import { BOOK, numbersOf } from './book.ts';
import { describe, type FuryEvent } from './events.ts';
import { FuryGame } from './game.ts';
import { diceNotation } from './dice-notation.ts';
import { columnsOf, LUCK } from './measures.ts';
import { breakthrough } from './missions/breakthrough.ts';
import type { Mission } from './missions/mission.ts';
import { oddsIn } from './odds.ts';
import { openPosition } from './position.ts';
import type { FuryState, FuryView } from './state.ts';
import { ATTACKS, SIDES, UNITS } from './vocabulary.ts';

const MISSIONS: readonly Mission[] = [breakthrough];

export const furyOfTheClansmen: System<FuryState, FuryView, FuryAction> = {
  id: 'fury-of-the-clansmen',
  title: 'Fury of the Clansmen',
  seats: SIDES,
  missions: MISSIONS.map(({ card }) => card),
  book: BOOK,
  units: UNITS,
  attacks: ATTACKS.filter((attack) => attack === 'close' || attack === 'firearm'),
  actions: ACTIONS,
  columns: (mission) => columnsOf(missionOf(mission)),
  luck: LUCK,
  open({ mission, patch, position }) {
    const book = numbersOf(patch);
    return position === undefined ? new FuryGame(book, missionOf(mission)) : openPosition(position, book);
  },
  odds: (patch) => oddsIn(numbersOf(patch)),
  dice: (patch) => diceNotation(numbersOf(patch)),
  describe: (event) => describe(event as FuryEvent),
};

function missionOf(id: string): Mission {
  const mission = MISSIONS.find(({ card }) => card.id === id);
  if (mission === undefined) throw new UsageError(`fury-of-the-clansmen: ${unknownName('mission', id, MISSIONS.map(({ card }) => card.id))}`);
  return mission;
}
