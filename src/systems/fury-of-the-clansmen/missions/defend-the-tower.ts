/**
 * Mission Six, Defend the Tower: the Legion has to hold the tower, or else to blow it up; the Clan has to destroy the Legion.
 *
 * The layout: nine sections, then the corners of the three Clan areas and of the five squares of the Legion, by squad.
 */
import type { MissionCard } from '../../../kernel/game.ts';
import { Battlefield } from '../battlefield.ts';
import { layStartingSquare, spacesOf } from '../board.ts';
import { BOOK, type Numbers } from '../book.ts';
import { AREAS_FROM_TOWER, BUILDING, LEGION_SQUARES, OPENINGS, TOWER, TOWER_AND_FOOT } from '../data/defend-the-tower.ts';
import { lay, pieceOf } from '../pieces.ts';
import { fullRoster, type Roster } from '../roster.ts';
import { figuresOf, type Affairs, type Battle, type Result } from '../state.ts';
import { SIDES, squadsOf, SQUADS } from '../vocabulary.ts';
import { buildingAt, layBuilding } from './building.ts';
import { IN_READING_ORDER, marked, perLayout, placeOf, SECTION_NUMBERS, squareOf } from './exact-boards.ts';
import type { Mission } from './mission.ts';
import { restsOn } from './rests-on.ts';
import { areaOf, AS_IN_THE_BOOK, fieldOn, groundOn, pieceOn, SQUARE, type Piece, type Site } from './site.ts';

const CLAN = SIDES.indexOf('clan');
const LEGION = SIDES.indexOf('legion');

export const GRADES: MissionCard['grades'] = [
  { id: 'legion-destroyed', about: 'no Legionnaire is left', winner: CLAN },
  { id: 'both-at-once', about: 'both sides reached their objectives by the same action', winner: null },
  { id: 'round-limit', about: 'the tower stands, and so do Legionnaires', winner: null },
  { id: 'tower-blown-up', about: 'two Centurions blew up the tower, a minor victory', winner: LEGION },
  { id: 'tower-secured', about: 'the Legion holds the tower, or no Clansman is left to defend it, a major victory', winner: LEGION },
];

const PIECE = pieceOf(TOWER_AND_FOOT);

export function defendTheTowerOn(site: Site): Mission {
  const field = fieldOn(site);
  const tower = pieceOn(site, 'tower', TOWER, SQUARE, { inside: 1 });
  const building = pieceOn(site, 'building', BUILDING.corner, BUILDING.size);
  /** In the order of the layout. */
  const squares = ({ missions: { 'defend-the-tower': { apart } } }: Numbers): Piece[] => [
    ...squadsOf('clan').map((squad, number) => {
      const [right, down] = AREAS_FROM_TOWER[number]!;
      return pieceOn(site, areaOf(squad), TOWER, SQUARE, { by: [right * (SQUARE + apart), down * (SQUARE + apart)] });
    }),
    ...squadsOf('legion').map((squad, number) => pieceOn(site, squad, LEGION_SQUARES[number]!, SQUARE)),
  ];
  const pieces = (book: Numbers): Piece[] => [...squares(book), tower, building];
  const noGoals = marked(field, []);
  const placesOf = perLayout((layout) => layout.slice(SECTION_NUMBERS).map((square) => spacesOf(placeOf(field.columns)(square), field.columns)));
  const upThere = spacesOf(tower.at, field.columns);
  const [column, row] = tower.at;
  /** The twelve squares next to the tower. */
  const footOfTower = Array.from({ length: 16 }, (_, index) => (row - 1 + Math.floor(index / 4)) * field.columns + column - 1 + (index % 4)).filter((square) => !upThere.includes(square));
  return {
    card: {
      id: 'defend-the-tower',
      title: 'Mission Six: Defend the Tower',
      about: 'Legion: hold the tower for three rounds, or blow it up. Clan: no Legionnaire left before that.',
      grades: GRADES,
      field,
      roundLimit: BOOK.missions['defend-the-tower'].roundLimit.value,
      restsOn: restsOn('defend-the-tower'),
    },
    site,
    pieces,
    movedBy: ['missions.defend-the-tower.apart'],
    footOfTower,
    columns: [
      { name: 'held', kind: 'whole', unit: 'rounds', about: 'ends of rounds in a row, up to the end of the game, at which the Legion alone held the tower', seat: LEGION },
      { name: 'tower.clan', kind: 'whole', unit: 'figures', about: 'Clansmen in the tower at the end', seat: CLAN },
      { name: 'tower.legion', kind: 'whole', unit: 'figures', about: 'Legionnaires in the tower at the end', seat: LEGION },
    ],
    roster: fullRoster,

    layout: (_chance, book) => [...IN_READING_ORDER, ...squares(book).map(({ at }) => at).map(squareOf(field.columns))],
    battlefield(layout, book) {
      const board = groundOn(site, layout!.slice(0, SECTION_NUMBERS), book);
      for (const place of layout!.slice(SECTION_NUMBERS).map(placeOf(field.columns))) layStartingSquare(board, place);
      lay(board, PIECE, [column - 1, row - 1]);
      layBuilding(board, buildingAt(building), OPENINGS);
      return new Battlefield(board, book);
    },
    spaces: (layout, squad) => (isLegion(squad) ? placesOf(layout)[squad]! : []),
    squadAt: (layout, square) => placesOf(layout).findIndex((spaces, squad) => isLegion(squad) && spaces.includes(square)),
    deployment: ({ layout }, squad) => placesOf(layout)[squad]!,
    goals: () => noGoals,

    begin({ book }, { open }) {
      open.affairs = { kind: 'defend-the-tower', needed: book.missions['defend-the-tower'].holders, held: 0, explosives: null, blownUp: false };
    },

    /** Held at the end of one more round. */
    endRound(ground, { open }, chance) {
      const affairs = affairsOf(open);
      if (!isHeld(open, ground.roster, upThere)) return;
      open.affairs = { ...affairs, held: affairs.held + 1 };
      chance.tell?.({ tell: 'tower-held', rounds: affairs.held + 1 });
    },

    /** Lost for a moment, and the count begins again. */
    observe(ground, battle) {
      const affairs = affairsOf(battle);
      if (affairs.held > 0 && !isHeld(battle, ground.roster, upThere)) battle.affairs = { ...affairs, held: 0 };
    },

    objectives(battle, roster, book, roundOver) {
      const { held, blownUp } = affairsOf(battle);
      const { checks, roundLimit } = book.missions['defend-the-tower'];
      const secured = held >= checks || figuresOf(battle, roster, CLAN).length === 0;
      if (figuresOf(battle, roster, LEGION).length === 0) return secured || blownUp ? draw('both-at-once') : { winner: CLAN, grade: 'legion-destroyed' };
      if (secured) return { winner: LEGION, grade: 'tower-secured' };
      if (blownUp) return { winner: LEGION, grade: 'tower-blown-up' };
      return roundOver && battle.round >= roundLimit ? draw('round-limit') : null;
    },

    measure: (battle, roster) => ({ held: affairsOf(battle).held, 'tower.clan': countIn(upThere, battle, roster, CLAN), 'tower.legion': countIn(upThere, battle, roster, LEGION) }),

    /** Whoever fills the tower keeps the other out of it; the Legion's Centurions have business at its foot. */
    aims(battle, roster, seat) {
      const figures = figuresOf(battle, roster, seat);
      const centurions = figures.filter((figure) => roster.troopers[figure]!.unit === 'centurion');
      const { needed } = affairsOf(battle);
      if (seat === CLAN) return [{ place: 'tower', squares: upThere, by: figures, wanted: needed, then: 'stay' }];
      return [
        { place: 'tower', squares: upThere, by: figures.filter((figure) => !centurions.includes(figure)), wanted: needed, then: 'stay' },
        { place: 'foot of the tower', squares: footOfTower, by: centurions, wanted: needed, then: 'act' },
      ];
    },
  };
}

export const defendTheTower = defendTheTowerOn(AS_IN_THE_BOOK);

const isLegion = (squad: number): boolean => SQUADS[squad]!.startsWith('legion');

const draw = (grade: string): Result => ({ winner: null, grade });

function affairsOf({ affairs }: Readonly<Battle>): Extract<Affairs, { kind: 'defend-the-tower' }> {
  if (affairs.kind !== 'defend-the-tower') throw new Error('not Mission Six');
  return affairs;
}

function countIn(tower: readonly number[], battle: Readonly<Battle>, roster: Roster, seat: number): number {
  return figuresOf(battle, roster, seat).filter((figure) => tower.includes(battle.figures[figure]!.at)).length;
}

/** "At least two Legion figures must occupy the tower (with no Clan figures up there with them)". */
function isHeld(battle: Readonly<Battle>, roster: Roster, tower: readonly number[]): boolean {
  return countIn(tower, battle, roster, LEGION) >= affairsOf(battle).needed && countIn(tower, battle, roster, CLAN) === 0;
}
