/** Mission Four, The Mountain Fortress: the Legion has to get a Centurion through the portal and to destroy the Clan; the Clan has to destroy the Legion. */
import { memo } from '../../../kernel/dice/memo.ts';
import { Battlefield } from '../battlefield.ts';
import { layStartingSquare } from '../board.ts';
import { BOOK } from '../book.ts';
import { FORTRESS, FOXHOLES, STARTING_SQUARES } from '../data/mountain-fortress.ts';
import { fullRoster, type Roster } from '../roster.ts';
import { figuresOf, type Battle, type Result } from '../state.ts';
import { SIDES, SQUADS } from '../vocabulary.ts';
import { buildingAt, doorway, edgesBeside, layBuilding, spacesInside } from './building.ts';
import type { Mission } from './mission.ts';
import { restsOn } from './rests-on.ts';
import { aroundOpenSpace, layPatch } from './open-spaces.ts';
import { AS_IN_THE_BOOK, fieldOn, groundOn, pieceOn, shuffledOn, SQUARE, type Site } from './site.ts';
import { startingSquares } from './starting-squares.ts';

const NOWHERE: readonly number[] = [];
const CLAN = SIDES.indexOf('clan');
const LEGION = SIDES.indexOf('legion');

export function mountainFortressOn(site: Site): Mission {
  const field = fieldOn(site);
  const squares = SQUADS.map((squad) => (STARTING_SQUARES[squad] === undefined ? null : pieceOn(site, squad, STARTING_SQUARES[squad], SQUARE)));
  const building = pieceOn(site, 'fortress', FORTRESS.corner, FORTRESS.size, { end: 'north' });
  const foxholes = FOXHOLES.map((place, number) => pieceOn(site, `foxhole-${number + 1}`, place, 1));
  const pieces = [...squares.filter((piece) => piece !== null), building, ...foxholes];
  const starts = startingSquares(field, squares.map((piece) => piece?.at ?? null));
  const fortress = buildingAt(building);
  const inside = spacesInside(fortress, field.columns);
  const edges = edgesBeside(fortress, field);
  const noGoals = new Uint8Array(field.columns * field.rows);
  /** Spaces inside the portal, by how wide it is. */
  const portal = memo((openings: number): readonly number[] => doorway(fortress, 'north', openings, field.columns));
  return {
    card: {
      id: 'mountain-fortress',
      title: 'Mission Four: The Mountain Fortress',
      about: 'Legion: a Centurion through the portal, and no Clansman left. Clan: no Legionnaire left.',
      grades: [
        { id: 'fortress-held', about: 'the Legion is destroyed and no Centurion is inside', winner: CLAN },
        { id: 'centurion-inside', about: 'a Centurion is inside, but the rest of the Legion is gone', winner: null },
        { id: 'nobody-inside', about: 'the Clan is gone, but so are all Centurions', winner: null },
        { id: 'round-limit', about: 'neither side is destroyed in time', winner: null },
        { id: 'fortress-taken', about: 'the Clan is gone, and a Centurion is inside or will be', winner: LEGION },
      ],
      field,
      roundLimit: BOOK.missions['mountain-fortress'].roundLimit.value,
      restsOn: restsOn('mountain-fortress'),
    },
    site,
    pieces: () => pieces,
    columns: [{ name: 'centurions-inside', kind: 'whole', unit: 'figures', about: 'Centurions that went through the portal', seat: LEGION }],
    roster: fullRoster,

    layout: (chance) => shuffledOn(site, chance).slice(0, 8),
    battlefield(layout, book) {
      const board = groundOn(site, layout!, book, (lies, density, section) => aroundOpenSpace(lies, density, section, 'mountain'));
      for (const corner of starts.corners) layStartingSquare(board, corner);
      layBuilding(board, fortress, book.missions['mountain-fortress'].openings);
      if (book.options.rules === 'advanced' && book.abilities.foxholes) for (const { at } of foxholes) layPatch(board, 'foxhole', at, 1, 1);
      return new Battlefield(board, book);
    },
    spaces: (_layout, squad) => starts.spaces(squad),
    squadAt: (_layout, square) => starts.squadAt(square),
    deployment: (_battle, squad) => (starts.spaces(squad).length > 0 ? starts.spaces(squad) : inside),
    goals: () => noGoals,

    begin({ book }, { open }) {
      open.affairs = { kind: 'mountain-fortress', portal: portal(book.missions['mountain-fortress'].openings) };
    },
    leadershipDice: (book, seat) => (seat === LEGION ? book.missions['mountain-fortress'].leadership : undefined),
    // The portal is for Centurions, and a Centurion has no other business off the board.
    exits: (battle, { unit }) => (unit === 'centurion' ? portalOf(battle) : edges),

    objectives(battle, roster, book, roundOver) {
      const clan = figuresOf(battle, roster, CLAN).length;
      const legion = figuresOf(battle, roster, LEGION);
      const inside = centurionsInside(battle, roster) > 0;
      const coming = legion.some((figure) => roster.troopers[figure]!.unit === 'centurion');
      if (clan === 0) return inside || coming ? { winner: LEGION, grade: 'fortress-taken' } : draw('nobody-inside');
      if (legion.length === 0) return inside ? draw('centurion-inside') : { winner: 0, grade: 'fortress-held' };
      if (roundOver && battle.round >= book.missions['mountain-fortress'].roundLimit) return draw('round-limit');
      return null;
    },
    measure: (battle, roster) => ({ 'centurions-inside': centurionsInside(battle, roster) }),

    aims(battle, roster, seat) {
      if (seat !== LEGION || centurionsInside(battle, roster) > 0) return [];
      const by = figuresOf(battle, roster, seat).filter((figure) => roster.troopers[figure]!.unit === 'centurion');
      return [{ place: 'portal', squares: portalOf(battle), by, wanted: 1, then: 'out' }];
    },
  };
}

export const mountainFortress = mountainFortressOn(AS_IN_THE_BOOK);

/** The only way off the board for a Centurion is the portal. */
function centurionsInside(battle: Readonly<Battle>, roster: Roster): number {
  return battle.figures.filter(({ fate }, number) => fate === 'left-board' && roster.troopers[number]!.unit === 'centurion').length;
}

const portalOf = ({ affairs }: Readonly<Battle>): readonly number[] => (affairs.kind === 'mountain-fortress' ? affairs.portal : NOWHERE);

const draw = (grade: string): Result => ({ winner: null, grade });
