/**
 * Mission Eight, Islands of Darkness: the Clan has to destroy the Legion and to hold the building, the Legion to destroy the
 * Clan. From the sixth round on the Legion brings Necromutants back through the building, unless a Clansman is inside.
 */
import { memo } from '../../../kernel/dice/memo.ts';
import { Battlefield } from '../battlefield.ts';
import { layStartingSquare, randomLayout, SECTION_SIZE, SECTIONS_PER_ROW, type Layout } from '../board.ts';
import { BOOK, type Numbers } from '../book.ts';
import { BACK_DOOR, BRIDGES, ROWS_OF_SECTIONS, STARTING_SQUARES, WATER_WIDTH } from '../data/islands-of-darkness.ts';
import { fullRoster, type Roster } from '../roster.ts';
import { callReinforcements, stillJoining } from '../rules/reinforcements.ts';
import { figuresOf, type Affairs, type Battle, type Result } from '../state.ts';
import { SIDES, SQUADS } from '../vocabulary.ts';
import { doorway, edgesBeside, layBuilding, spacesInside } from './building.ts';
import type { Mission } from './mission.ts';
import { restsOn } from './rests-on.ts';
import { acrossOpenSpaces, layBridge } from './open-spaces.ts';
import { startingSquares } from './starting-squares.ts';

const FIELD = { columns: SECTIONS_PER_ROW * SECTION_SIZE, rows: 3 * SECTION_SIZE + 2 * WATER_WIDTH };
const STARTS = startingSquares(FIELD.columns, SQUADS.map((squad) => STARTING_SQUARES[squad]), FIELD.rows);
const NO_GOALS = new Uint8Array(FIELD.columns * FIELD.rows);
const INSIDE = spacesInside(BACK_DOOR, FIELD.columns);
const EDGES = edgesBeside(BACK_DOOR, FIELD);
/** Spaces on the edge of the entrance, by how wide it is. */
const entranceOf = memo((openings: number): readonly number[] => doorway(BACK_DOOR, 'north', openings, FIELD.columns));
const CLAN = SIDES.indexOf('clan');
const LEGION = SIDES.indexOf('legion');

export const islandsOfDarkness: Mission = {
  card: {
    id: 'islands-of-darkness',
    title: 'Mission Eight: Islands of Darkness',
    about: 'Clan: no Legionnaire left, and a Clansman in the building. Legion: no Clansman left.',
    grades: [
      { id: 'back-door-secured', about: 'the Legion is destroyed, and a Clansman holds the building', winner: CLAN },
      { id: 'nobody-left', about: 'neither side has a figure left', winner: null },
      { id: 'round-limit', about: 'both sides are still there', winner: null },
      { id: 'clan-destroyed', about: 'no Clansman is left', winner: LEGION },
    ],
    field: FIELD,
    roundLimit: BOOK.missions['islands-of-darkness'].roundLimit.value,
    restsOn: restsOn('islands-of-darkness'),
  },
  columns: [{ name: 'reinforcements', kind: 'whole', unit: 'figures', about: 'Necromutants that came back through the building', seat: LEGION }],
  roster: fullRoster,

  layout: (chance) => randomLayout(chance.dice.stream('setup')),
  battlefield: (layout, book) => new Battlefield(boardOf(layout!, book), book),
  spaces: (_layout, squad) => STARTS.spaces(squad),
  squadAt: (_layout, square) => STARTS.squadAt(square),
  deployment: (_battle, squad) => STARTS.spaces(squad),
  goals: () => NO_GOALS,

  begin({ book }, { open }) {
    open.affairs = { kind: 'islands-of-darkness', entrance: entranceOf(book.missions['islands-of-darkness'].openings), joining: [], arrived: 0 };
  },
  /** "If there is at least one Clansman anywhere inside the building at the beginning of the turn, no reinforcements may enter." */
  beginRound(ground, { open }, chance) {
    const { firstReinforcements, reinforcements } = ground.book.missions['islands-of-darkness'];
    if (open.round >= firstReinforcements && !clanInside(open, ground.roster)) callReinforcements(ground, open, LEGION, reinforcements, chance);
  },
  entrance: (battle) => affairsOf(battle).entrance,
  entered(battle, figure) {
    const affairs = affairsOf(battle);
    battle.affairs = { ...affairs, joining: [...affairs.joining, figure], arrived: affairs.arrived + 1 };
  },
  observe(ground, battle) {
    const affairs = affairsOf(battle);
    if (affairs.joining.length === 0) return;
    battle.affairs = { ...affairs, joining: stillJoining(ground, battle, affairs.joining, ground.book.missions['islands-of-darkness'].joinWithin) };
  },
  mayOnlyMove: (battle, figure) => affairsOf(battle).joining.includes(figure),
  // The back door leads into the Citadel, not away.
  exits: () => EDGES,

  objectives(battle, roster, book, roundOver) {
    const clan = figuresOf(battle, roster, CLAN).length > 0;
    const legion = figuresOf(battle, roster, LEGION).length > 0;
    if (!clan) return legion || battle.figures.some(({ fate }) => fate === 'entering') ? { winner: LEGION, grade: 'clan-destroyed' } : draw('nobody-left');
    if (!legion && clanInside(battle, roster)) return { winner: CLAN, grade: 'back-door-secured' };
    return roundOver && battle.round >= book.missions['islands-of-darkness'].roundLimit ? draw('round-limit') : null;
  },
  measure: (battle) => ({ reinforcements: affairsOf(battle).arrived }),
  aims: (battle, roster, seat) => (seat === CLAN ? [{ place: 'building', squares: INSIDE, by: figuresOf(battle, roster, CLAN), wanted: 1, then: 'stay' }] : []),
};

function boardOf(layout: Layout, book: Numbers): Battlefield['map'] {
  const { openings, bridges } = book.missions['islands-of-darkness'];
  const board = acrossOpenSpaces(layout, book.board.density, ROWS_OF_SECTIONS, 'water', WATER_WIDTH);
  for (const corner of STARTS.corners) layStartingSquare(board, corner);
  for (const place of BRIDGES) layBridge(board, place, bridges, WATER_WIDTH);
  layBuilding(board, BACK_DOOR, openings);
  return board;
}

function affairsOf({ affairs }: Readonly<Battle>): Extract<Affairs, { kind: 'islands-of-darkness' }> {
  if (affairs.kind !== 'islands-of-darkness') throw new Error(`affairs of ${affairs.kind} in Mission Eight`);
  return affairs;
}

function clanInside(battle: Readonly<Battle>, roster: Roster): boolean {
  return figuresOf(battle, roster, CLAN).some((figure) => INSIDE.includes(battle.figures[figure]!.at));
}

const draw = (grade: string): Result => ({ winner: null, grade });
