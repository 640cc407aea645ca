/** The door of the room: Fury of the Clansmen as a System. */
import { UsageError, unknownName } from '../../kernel/errors.ts';
import type { System } from '../../kernel/game.ts';
import { readPosition } from '../../kernel/position.ts';
import { ACTIONS, type FuryAction } from './actions.ts';
import { BOOK, numbersOf } from './book.ts';
import { describe, type FuryEvent } from './events.ts';
import { FuryGame } from './game.ts';
import { diceNotation } from './dice-notation.ts';
import { inspect } from './inspect.ts';
import { columnsOf, LUCK } from './measures.ts';
import { ambush } from './missions/ambush.ts';
import { breakthrough } from './missions/breakthrough.ts';
import { crossTheChasm } from './missions/cross-the-chasm.ts';
import { defendTheTower } from './missions/defend-the-tower.ts';
import { escape } from './missions/escape.ts';
import { gardens } from './missions/gardens.ts';
import { islandsOfDarkness } from './missions/islands-of-darkness.ts';
import { mountainFortress } from './missions/mountain-fortress.ts';
import type { Mission } from './missions/mission.ts';
import { oddsIn } from './odds.ts';
import { bookOf, openPosition } from './position.ts';
import { chancesOf } from './rolls.ts';
import type { FuryState, FuryView } from './state.ts';
import { ATTACKS, SIDES, UNITS } from './vocabulary.ts';

const MISSIONS: readonly Mission[] = [breakthrough, escape, gardens, mountainFortress, ambush, defendTheTower, crossTheChasm, islandsOfDarkness];

export const furyOfTheClansmen: System<FuryState, FuryView, FuryAction> = {
  id: 'fury-of-the-clansmen',
  title: 'Fury of the Clansmen',
  seats: SIDES,
  missions: MISSIONS.map(({ card }) => card),
  book: BOOK,
  units: UNITS,
  attacks: ATTACKS,
  actions: ACTIONS,
  columns: (mission) => columnsOf(missionOf(mission)),
  luck: LUCK,
  chances(patch) {
    const book = numbersOf(patch);
    return (roll) => chancesOf(roll, book);
  },
  open({ mission, patch, position }) {
    return position === undefined ? new FuryGame(numbersOf(patch), missionOf(mission)) : openAt(position, patch);
  },
  inspect: (position, patch) => inspect(openAt(position, patch)),
  odds: (patch) => oddsIn(numbersOf(patch)),
  dice: (patch) => diceNotation(numbersOf(patch)),
  describe: (event) => describe(event as FuryEvent),
};

function openAt(file: unknown, patch?: Readonly<Record<string, unknown>>): FuryGame {
  const position = readPosition(file);
  return openPosition(position, bookOf(position, patch), MISSIONS);
}

function missionOf(id: string): Mission {
  const mission = MISSIONS.find(({ card }) => card.id === id);
  if (mission === undefined) throw new UsageError(`fury-of-the-clansmen: ${unknownName('mission', id, MISSIONS.map(({ card }) => card.id))}`);
  return mission;
}
