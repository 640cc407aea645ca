/** Mission One, Breakthrough: each side tries to get a figure onto every Starting/Goal Square of the other. */
import type { Column, MissionCard, Seat } from '../../../kernel/game.ts';
import { Battlefield } from '../battlefield.ts';
import { layStartingSquare } from '../board.ts';
import { BOOK } from '../book.ts';
import { STARTING_SQUARES } from '../data/breakthrough.ts';
import { fullRoster, type Roster } from '../roster.ts';
import { figuresOf, type Battle, type Result } from '../state.ts';
import { SIDES, SQUADS } from '../vocabulary.ts';
import type { Mission } from './mission.ts';
import { restsOn } from './rests-on.ts';
import { AS_IN_THE_BOOK, fieldOn, groundOn, pieceOn, shuffledOn, SQUARE, type Site } from './site.ts';
import { startingSquares } from './starting-squares.ts';

const OWNERS: readonly Seat[] = SQUADS.map((squad) => SIDES.findIndex((side) => squad.startsWith(side)));

export const GRADES: MissionCard['grades'] = [
  { id: 'clan-breakthrough', about: 'Clansmen have entered every Legion square', winner: 0 },
  { id: 'impossible', about: 'neither side has enough figures left', winner: null },
  { id: 'round-limit', about: 'nobody broke through in time', winner: null },
  { id: 'legion-breakthrough', about: 'Legionnaires have entered every Clan square', winner: 1 },
];

const columns: readonly Column[] = SIDES.map((side, seat) => ({
  name: `goals.${side}`,
  kind: 'whole',
  unit: 'Starting/Goal Squares',
  about: `enemy squares that the ${side} entered`,
  seat,
  group: 'enemy squares entered',
}));

export function breakthroughOn(site: Site): Mission {
  const field = fieldOn(site);
  const pieces = SQUADS.map((squad) => pieceOn(site, squad, STARTING_SQUARES[squad], SQUARE));
  const starts = startingSquares(field, pieces.map(({ at }) => at));
  const goals: readonly Uint8Array[] = SIDES.map((_, seat) => starts.mask(OWNERS.map((owner) => owner !== seat)));
  return {
    card: {
      id: 'breakthrough',
      title: 'Mission One: Breakthrough',
      about: 'Clan: a figure onto each of five Legion squares. Legion: a figure onto each of three Clan squares.',
      grades: GRADES,
      field,
      roundLimit: BOOK.missions.breakthrough.roundLimit.value,
      restsOn: restsOn('breakthrough'),
    },
    site,
    pieces: () => pieces,
    columns,
    roster: fullRoster,

    layout: (chance) => shuffledOn(site, chance),
    battlefield(layout, book) {
      const board = groundOn(site, layout!, book);
      for (const corner of starts.corners) layStartingSquare(board, corner);
      return new Battlefield(board, book);
    },
    spaces: (_layout, squad) => starts.spaces(squad),
    squadAt: (_layout, square) => starts.squadAt(square),
    deployment: (_battle, squad) => starts.spaces(squad),
    goals: (_layout, squad) => goals[OWNERS[squad]!]!,

    objectives(battle, roster, book, roundOver) {
      const clan = squaresToGo(battle, roster, 0);
      const legion = squaresToGo(battle, roster, 1);
      if (clan === 0) return { winner: 0, grade: 'clan-breakthrough' };
      if (legion === 0) return { winner: 1, grade: 'legion-breakthrough' };
      if (clan > troopersLeft(battle, roster, 0) && legion > troopersLeft(battle, roster, 1)) return draw('impossible');
      if (roundOver && battle.round >= book.missions.breakthrough.roundLimit) return draw('round-limit');
      return null;
    },

    aims(battle, roster, seat) {
      const by = figuresOf(battle, roster, seat);
      return roster.squads.flatMap(({ id, seat: owner }, squad) =>
        owner === seat || battle.entered[squad]!.length > 0 ? [] : [{ place: `square of ${id}`, squares: starts.spaces(squad), by, wanted: 1, then: 'out' as const }],
      );
    },
    hopeless: (battle, roster, seat) => squaresToGo(battle, roster, seat) > troopersLeft(battle, roster, seat),

    measure(battle, roster) {
      return Object.fromEntries(columns.map(({ name, seat }) => [name, roster.squads.filter((squad) => squad.seat !== seat).length - squaresToGo(battle, roster, seat!)]));
    },
  };
}

export const breakthrough = breakthroughOn(AS_IN_THE_BOOK);

function draw(grade: string): Result {
  return { winner: null, grade };
}

/** Enemy squares that no figure of this seat has entered yet. */
function squaresToGo(battle: Readonly<Battle>, roster: Roster, seat: Seat): number {
  let count = 0;
  for (let squad = 0; squad < roster.squads.length; squad++) {
    if (roster.squads[squad]!.seat !== seat && battle.entered[squad]!.length === 0) count += 1;
  }
  return count;
}

function troopersLeft(battle: Readonly<Battle>, roster: Roster, seat: Seat): number {
  return figuresOf(battle, roster, seat).length;
}
