/**
 * Mission Eight, Islands of Darkness: the Clan has to destroy the Legion and to hold the building, the Legion to destroy the
 * Clan. From the sixth round on the Legion brings Necromutants back through the building, unless a Clansman is inside.
 */
import { memo } from '../../../kernel/dice/memo.ts';
import { Battlefield } from '../battlefield.ts';
import { layStartingSquare } from '../board.ts';
import { BOOK, type Numbers } from '../book.ts';
import { BACK_DOOR, BRIDGES, ROWS_OF_SECTIONS, STARTING_SQUARES, WATER_WIDTH } from '../data/islands-of-darkness.ts';
import { fullRoster, type Roster } from '../roster.ts';
import { callReinforcements, stillJoining } from '../rules/reinforcements.ts';
import { figuresOf, type Affairs, type Battle, type Result } from '../state.ts';
import { SIDES, SQUADS } from '../vocabulary.ts';
import { buildingAt, doorway, edgesBeside, layBuilding, spacesInside } from './building.ts';
import type { Mission } from './mission.ts';
import { restsOn } from './rests-on.ts';
import { acrossOpenSpaces, layBridge } from './open-spaces.ts';
import { AS_IN_THE_BOOK, fieldOn, groundOn, pieceOn, shuffledOn, SQUARE, type Piece, type Site } from './site.ts';
import { startingSquares } from './starting-squares.ts';

const OPEN = 2 * WATER_WIDTH;
const CLAN = SIDES.indexOf('clan');
const LEGION = SIDES.indexOf('legion');

export function islandsOfDarknessOn(site: Site): Mission {
  const field = fieldOn(site, OPEN);
  const squares = SQUADS.map((squad) => pieceOn(site, squad, STARTING_SQUARES[squad], SQUARE, { open: OPEN }));
  const building = pieceOn(site, 'back-door', BACK_DOOR.corner, BACK_DOOR.size, { open: OPEN });
  const bridgesOf = (book: Numbers): Piece[] =>
    BRIDGES.map((place, number) => pieceOn(site, `bridge-${number + 1}`, place, WATER_WIDTH, { open: OPEN, columns: book.missions['islands-of-darkness'].bridges, rows: 1, over: 'water' }));
  const pieces = (book: Numbers): Piece[] => [...squares, building, ...bridgesOf(book)];
  const starts = startingSquares(field, squares.map(({ at }) => at));
  const backDoor = buildingAt(building);
  const inside = spacesInside(backDoor, field.columns);
  const edges = edgesBeside(backDoor, field);
  const noGoals = new Uint8Array(field.columns * field.rows);
  /** Spaces on the edge of the entrance, by how wide it is. */
  const entranceOf = memo((openings: number): readonly number[] => doorway(backDoor, 'north', openings, field.columns));
  return {
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
      field,
      roundLimit: BOOK.missions['islands-of-darkness'].roundLimit.value,
      restsOn: restsOn('islands-of-darkness'),
    },
    site,
    pieces,
    columns: [{ name: 'reinforcements', kind: 'whole', unit: 'figures', about: 'Necromutants that came back through the building', seat: LEGION }],
    roster: fullRoster,

    layout: (chance) => shuffledOn(site, chance),
    battlefield(layout, book) {
      const { openings, bridges } = book.missions['islands-of-darkness'];
      const board = groundOn(site, layout!, book, (lies, density, section) => acrossOpenSpaces(lies, density, section, ROWS_OF_SECTIONS, 'water', WATER_WIDTH));
      for (const corner of starts.corners) layStartingSquare(board, corner);
      for (const { at } of bridgesOf(book)) layBridge(board, at, bridges, 'water');
      layBuilding(board, backDoor, openings);
      return new Battlefield(board, book);
    },
    spaces: (_layout, squad) => starts.spaces(squad),
    squadAt: (_layout, square) => starts.squadAt(square),
    deployment: (_battle, squad) => starts.spaces(squad),
    goals: () => noGoals,

    begin({ book }, { open }) {
      open.affairs = { kind: 'islands-of-darkness', entrance: entranceOf(book.missions['islands-of-darkness'].openings), joining: [], arrived: 0 };
    },
    /** "If there is at least one Clansman anywhere inside the building at the beginning of the turn, no reinforcements may enter." */
    beginRound(ground, { open }, chance) {
      const { firstReinforcements, reinforcements } = ground.book.missions['islands-of-darkness'];
      if (open.round >= firstReinforcements && !clanInside(open, ground.roster, inside)) callReinforcements(ground, open, LEGION, reinforcements, chance);
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
    exits: () => edges,

    objectives(battle, roster, book, roundOver) {
      const clan = figuresOf(battle, roster, CLAN).length > 0;
      const legion = figuresOf(battle, roster, LEGION).length > 0;
      if (!clan) return legion || battle.figures.some(({ fate }) => fate === 'entering') ? { winner: LEGION, grade: 'clan-destroyed' } : draw('nobody-left');
      if (!legion && clanInside(battle, roster, inside)) return { winner: CLAN, grade: 'back-door-secured' };
      return roundOver && battle.round >= book.missions['islands-of-darkness'].roundLimit ? draw('round-limit') : null;
    },
    measure: (battle) => ({ reinforcements: affairsOf(battle).arrived }),
    aims: (battle, roster, seat) => (seat === CLAN ? [{ place: 'building', squares: inside, by: figuresOf(battle, roster, CLAN), wanted: 1, then: 'stay' }] : []),
  };
}

export const islandsOfDarkness = islandsOfDarknessOn(AS_IN_THE_BOOK);

function affairsOf({ affairs }: Readonly<Battle>): Extract<Affairs, { kind: 'islands-of-darkness' }> {
  if (affairs.kind !== 'islands-of-darkness') throw new Error(`affairs of ${affairs.kind} in Mission Eight`);
  return affairs;
}

function clanInside(battle: Readonly<Battle>, roster: Roster, inside: readonly number[]): boolean {
  return figuresOf(battle, roster, CLAN).some((figure) => inside.includes(battle.figures[figure]!.at));
}

const draw = (grade: string): Result => ({ winner: null, grade });
