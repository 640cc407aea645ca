/**
 * Mission Seven, Cross the Chasm: Chieftains have to throw two Brainbusters into the installation, and then to get away.
 *
 * The side that reaches its objective first has won; the battle goes on for the grade of its victory alone.
 *
 * The layout: nine sections, then the corners of the eight Starting/Goal Squares by squad.
 */
import { memo } from '../../../kernel/dice/memo.ts';
import { Battlefield } from '../battlefield.ts';
import { layStartingSquare } from '../board.ts';
import { BOOK, type Numbers } from '../book.ts';
import { BRIDGES, CHASM_DEPTH, INSTALLATION, ROWS_OF_SECTIONS, STARTING_SQUARES } from '../data/cross-the-chasm.ts';
import { fullRoster, type Roster } from '../roster.ts';
import { figuresOf, type Affairs, type Battle, type Fate, type Result } from '../state.ts';
import { SIDES, SQUADS } from '../vocabulary.ts';
import { buildingAt, doorway, edgesBeside, layBuilding } from './building.ts';
import { perLayout, placeOf, SECTION_NUMBERS, squareOf } from './exact-boards.ts';
import type { Aim, Mission } from './mission.ts';
import { restsOn } from './rests-on.ts';
import { acrossOpenSpaces, layBridge } from './open-spaces.ts';
import { AS_IN_THE_BOOK, fieldOn, groundOn, pieceOn, shuffledOn, SQUARE, type Piece, type Site } from './site.ts';
import { startingSquares, type StartingSquares } from './starting-squares.ts';

const NOWHERE: readonly number[] = [];
const CLAN = SIDES.indexOf('clan');
const LEGION = SIDES.indexOf('legion');
const isClan = (squad: string): boolean => squad.startsWith(SIDES[CLAN]!);

export function crossTheChasmOn(site: Site): Mission {
  const field = fieldOn(site, CHASM_DEPTH);
  /** In the order of the layout. */
  const squares = ({ missions: { 'cross-the-chasm': { squares: lines } } }: Numbers): Piece[] =>
    SQUADS.map((squad) => pieceOn(site, squad, STARTING_SQUARES[lines][squad], SQUARE, { open: CHASM_DEPTH, ...(isClan(squad) ? { end: 'any' } : {}) }));
  const building = pieceOn(site, 'installation', INSTALLATION.corner, INSTALLATION.size, { open: CHASM_DEPTH });
  const bridgesOf = (book: Numbers): Piece[] =>
    BRIDGES.map((place, number) => pieceOn(site, `bridge-${number + 1}`, place, CHASM_DEPTH, { open: CHASM_DEPTH, columns: book.missions['cross-the-chasm'].bridges, rows: 1, over: 'chasm' }));
  const pieces = (book: Numbers): Piece[] => [...squares(book), building, ...bridgesOf(book)];
  const startsOf = perLayout((layout) => startingSquares(field, layout.slice(SECTION_NUMBERS).map(placeOf(field.columns))));
  const installation = buildingAt(building);
  const edges = edgesBeside(installation, field);
  const noGoals = new Uint8Array(field.columns * field.rows);
  /** Spaces on the edge of the opening, by how wide it is. */
  const openingOf = memo((openings: number): readonly number[] => doorway(installation, 'north', openings, field.columns));
  return {
    card: {
      id: 'cross-the-chasm',
      title: 'Mission Seven: Cross the Chasm',
      about: 'Clan: two Brainbusters into the installation, and away. Legion: no Chieftain left, and eight Clansmen more.',
      grades: [
        { id: 'clan-major', about: 'the installation is blown up, and who did it is away', winner: CLAN },
        { id: 'clan-minor', about: 'the installation is blown up', winner: CLAN },
        { id: 'round-limit', about: 'the installation stands when time is up', winner: LEGION },
        { id: 'legion-minor', about: 'the installation can no longer be blown up', winner: LEGION },
        { id: 'legion-major', about: 'all Chieftains and eight other Clansmen are eliminated', winner: LEGION },
      ],
      field,
      roundLimit: BOOK.missions['cross-the-chasm'].roundLimit.value,
      restsOn: restsOn('cross-the-chasm'),
    },
    site,
    pieces,
    movedBy: ['missions.cross-the-chasm.squares'],
    columns: [
      { name: 'thrown-in', kind: 'whole', unit: 'Brainbusters', about: 'Brainbusters thrown into the installation', seat: CLAN },
      { name: 'throwers-away', kind: 'whole', unit: 'figures', about: 'Chieftains that threw one in and left the board from their own square', seat: CLAN },
    ],
    roster: fullRoster,

    layout: (chance, book) => [...shuffledOn(site, chance), ...squares(book).map(({ at }) => at).map(squareOf(field.columns))],
    battlefield(layout, book) {
      const { openings, bridges } = book.missions['cross-the-chasm'];
      const board = groundOn(site, layout!.slice(0, SECTION_NUMBERS), book, (lies, density, section) => acrossOpenSpaces(lies, density, section, ROWS_OF_SECTIONS, 'chasm', CHASM_DEPTH));
      for (const corner of startsOf(layout).corners) layStartingSquare(board, corner);
      for (const { at } of bridgesOf(book)) layBridge(board, at, bridges, 'chasm');
      layBuilding(board, installation, openings);
      return new Battlefield(board, book);
    },
    spaces: (layout, squad) => startsOf(layout).spaces(squad),
    squadAt: (layout, square) => startsOf(layout).squadAt(square),
    deployment: ({ layout }, squad) => startsOf(layout).spaces(squad),
    goals: () => noGoals,

    begin({ book }, { open }) {
      const { openings, brainbusters } = book.missions['cross-the-chasm'];
      open.affairs = { kind: 'cross-the-chasm', opening: openingOf(openings), needed: brainbusters, throwers: [] };
    },
    // The opening leads into the installation, not away; a Chieftain leaves by his own square.
    exits: ({ layout }, { unit, squad }) => (unit === 'chieftain' ? startsOf(layout).spaces(squad) : edges),
    chamber: {
      from(battle) {
        const { opening, needed, throwers } = affairsOf(battle);
        return throwers.length < needed ? opening : NOWHERE;
      },
      hit: (battle, figure) => ({ ...affairsOf(battle), throwers: [...affairsOf(battle).throwers, figure] }),
    },

    objectives(battle, roster, book, roundOver) {
      const { roundLimit, clansmen } = book.missions['cross-the-chasm'];
      const timeUp = roundOver && battle.round >= roundLimit;
      const { needed, throwers } = affairsOf(battle);
      if (throwers.length >= needed) {
        if (throwers.every((figure) => battle.figures[figure]!.fate === 'left-board')) return clan('clan-major');
        return timeUp || throwers.some((figure) => battle.figures[figure]!.fate === 'eliminated') ? clan('clan-minor') : null;
      }
      if (throwers.length + brainbustersLeft(battle, roster) >= needed) return timeUp ? legion('round-limit') : null;
      if (!fatesOf(battle, roster, true).every((fate) => fate === 'eliminated')) return legion('legion-minor');
      const others = fatesOf(battle, roster, false);
      const eliminated = others.filter((fate) => fate === 'eliminated').length;
      if (eliminated >= clansmen) return legion('legion-major');
      const inReach = eliminated + others.filter((fate) => fate === 'in-play').length;
      return timeUp || inReach < clansmen || figuresOf(battle, roster, LEGION).length === 0 ? legion('legion-minor') : null;
    },
    hopeless: (battle, roster, seat) => seat === CLAN && aimsOfClan(battle, roster, startsOf(battle.layout)).length === 0,
    aims: (battle, roster, seat) => (seat === CLAN ? aimsOfClan(battle, roster, startsOf(battle.layout)) : []),

    measure(battle) {
      const { throwers } = affairsOf(battle);
      return { 'thrown-in': throwers.length, 'throwers-away': new Set(throwers.filter((figure) => battle.figures[figure]!.fate === 'left-board')).size };
    },
  };
}

export const crossTheChasm = crossTheChasmOn(AS_IN_THE_BOOK);

type ChasmAffairs = Extract<Affairs, { kind: 'cross-the-chasm' }>;

function affairsOf({ affairs }: Readonly<Battle>): ChasmAffairs {
  if (affairs.kind !== 'cross-the-chasm') throw new Error(`affairs of ${affairs.kind} in Mission Seven`);
  return affairs;
}

/** What became of the Clan's Chieftains, or of its other figures. */
function fatesOf(battle: Readonly<Battle>, { troopers }: Roster, chieftains: boolean): Fate[] {
  return troopers.flatMap(({ seat, unit }, figure) => (seat === CLAN && (unit === 'chieftain') === chieftains ? [battle.figures[figure]!.fate] : []));
}

/** Two of them blow it up, so first those who could throw are wanted at the opening, then those who threw at home. */
function aimsOfClan(battle: Readonly<Battle>, roster: Roster, starts: StartingSquares): readonly Aim[] {
  const { opening, needed, throwers } = affairsOf(battle);
  const inPlay = figuresOf(battle, roster, CLAN);
  if (throwers.length >= needed) {
    return [...new Set(throwers)]
      .filter((figure) => inPlay.includes(figure))
      .map((figure) => {
        const { squad } = roster.troopers[figure]!;
        return { place: `square of ${roster.squads[squad]!.id}`, squares: starts.spaces(squad), by: [figure], wanted: 1, then: 'out' };
      });
  }
  const by = inPlay.filter((figure) => battle.figures[figure]!.brainbusters > 0);
  return by.length === 0 ? [] : [{ place: 'opening', squares: opening, by, wanted: 1, then: 'act' }];
}

function brainbustersLeft(battle: Readonly<Battle>, roster: Roster): number {
  return figuresOf(battle, roster, CLAN).reduce((sum, figure) => sum + battle.figures[figure]!.brainbusters, 0);
}

const clan = (grade: string): Result => ({ winner: CLAN, grade });
const legion = (grade: string): Result => ({ winner: LEGION, grade });
