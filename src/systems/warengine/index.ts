/** The door of the room: WarEngine as a System. */
import { UsageError, unknownName } from '../../kernel/errors.ts';
import type { System } from '../../kernel/game.ts';
import { ACTIONS, type WarAction } from './actions.ts';
import { BOOK, numbersOf, PROFILES } from './book.ts';
import { diceNotation } from './dice-notation.ts';
import { describe, type WarEvent } from './events.ts';
import { WarGame } from './game.ts';
import { readLayout } from './layout.ts';
import { columnsOf, LUCK } from './measures.ts';
import { holdTheGround } from './missions/hold-the-ground.ts';
import { lastManStanding } from './missions/last-man-standing.ts';
import type { Mission } from './missions/mission.ts';
import { victoryPoints } from './missions/victory-points.ts';
import { oddsIn } from './odds.ts';
import { ATTACKS } from './odds/attacks.ts';
import { pointsReport } from './points/report.ts';
import { chancesOf } from './rolls.ts';
import type { WarState, WarView } from './state.ts';
import { SIDES } from './vocabulary.ts';

const MISSIONS: readonly Mission[] = [lastManStanding, victoryPoints, holdTheGround];

export const warengine: System<WarState, WarView, WarAction> = {
  id: 'warengine',
  title: 'WarEngine',
  seats: SIDES,
  missions: MISSIONS.map(({ card }) => card),
  book: BOOK,
  units: PROFILES,
  attacks: ATTACKS,
  actions: ACTIONS,
  columns: (mission) => columnsOf(missionOf(mission)),
  luck: LUCK,
  chances(patch) {
    const book = numbersOf(patch);
    return (roll) => chancesOf(roll, book);
  },
  open({ mission, patch, position, layout }) {
    if (position !== undefined) throw new UsageError('warengine: it begins with deployment, from no position; give it a layout instead');
    return new WarGame(numbersOf(patch), missionOf(mission), layout === undefined ? null : readLayout(layout, mission));
  },
  odds: (patch) => oddsIn(numbersOf(patch)),
  dice: (patch) => diceNotation(numbersOf(patch)),
  points: (force, patch) => pointsReport(numbersOf(patch), force),
  describe: (event) => describe(event as WarEvent),
};

function missionOf(id: string): Mission {
  const mission = MISSIONS.find(({ card }) => card.id === id);
  if (mission === undefined) throw new UsageError(`warengine: ${unknownName('mission', id, MISSIONS.map(({ card }) => card.id))}`);
  return mission;
}
