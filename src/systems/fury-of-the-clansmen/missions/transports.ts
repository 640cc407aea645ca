/**
 * Where Clansmen have to reach the transport of their squad, its own Starting/Goal Square: Missions Two and Five.
 *
 * The layout: nine sections, then the corners of the eight Starting/Goal Squares by squad, then those of the areas where the
 * three Clan squads are set up.
 */
import type { Column } from '../../../kernel/game.ts';
import type { GridMap } from '../../../kernel/grid/map.ts';
import { layStartingSquare, spacesOf, type Layout, type Place } from '../board.ts';
import type { Numbers } from '../book.ts';
import type { Roster } from '../roster.ts';
import { inPlay, type Battle } from '../state.ts';
import { SIDES, squadsOf, SQUADS } from '../vocabulary.ts';
import { marked, perLayout, placeOf, SECTION_NUMBERS } from './exact-boards.ts';
import type { Aim } from './mission.ts';
import { fieldOn, groundOn, type Site } from './site.ts';
import { startingSquares, type StartingSquares } from './starting-squares.ts';

export const CLAN = SIDES.indexOf('clan');
export const LEGION = SIDES.indexOf('legion');
const CLAN_SQUADS = squadsOf('clan');
export const AREAS_FROM = SECTION_NUMBERS + SQUADS.length;
/** Length of the layout, as far as it is described here. */
export const PLACES_END = AREAS_FROM + CLAN_SQUADS.length;

export interface Transports {
  squares: StartingSquares;
  /** Spaces where each Clan squad is set up. */
  areas: readonly (readonly number[])[];
  /** By squad, then by square: 1 on its own transport; nowhere for the Legion. */
  goals: readonly Uint8Array[];
  /** By square: 1 on the transports and their "defensive perimeter", where no Legionnaire may go. */
  perimeter: Uint8Array;
}

/** The transports of missions on a site, by their layouts. */
export function transportsOn(site: Site): { of(layout: Layout | null): Transports; board(layout: Layout, book: Numbers): GridMap; aims(battle: Readonly<Battle>, roster: Roster): Aim[] } {
  const field = fieldOn(site);
  const cornersOf = (layout: Layout): Place[] => layout.slice(SECTION_NUMBERS, PLACES_END).map(placeOf(field.columns));
  const of = perLayout((layout): Transports => {
    const squares = startingSquares(field, cornersOf(layout).slice(0, SQUADS.length));
    const own = SQUADS.map((squad, number) => (isClan(squad) ? squares.spaces(number) : []));
    return {
      squares,
      areas: cornersOf(layout).slice(SQUADS.length).map((corner) => spacesOf(corner, field.columns)),
      goals: own.map((spaces) => marked(field, spaces)),
      perimeter: marked(field, own.flat()),
    };
  });
  return {
    of,
    /** With clear ground under the squares and in the areas. */
    board(layout, book) {
      const board = groundOn(site, layout.slice(0, SECTION_NUMBERS), book);
      for (const corner of cornersOf(layout)) layStartingSquare(board, corner);
      return board;
    },
    aims: (battle, roster) => aimsAtTransports(battle, roster, of(battle.layout)),
  };
}

export const isClan = (squad: string): boolean => CLAN_SQUADS.some((name) => name === squad);

/** Clansmen that reached their transports, all of them or those of one squad. */
export function escaped(battle: Readonly<Battle>, squad?: number): number {
  const boarded = CLAN_SQUADS.map((_, number) => battle.entered[number]!.length);
  return squad === undefined ? boarded.reduce((sum, count) => sum + count, 0) : boarded[squad]!;
}

/** Clansmen that did not, or have not yet. */
export function missing(battle: Readonly<Battle>, roster: Roster): number {
  return roster.troopers.filter(({ seat }) => seat === CLAN).length - escaped(battle);
}

/** Each squad's figures want to be on its transport. */
function aimsAtTransports(battle: Readonly<Battle>, roster: Roster, transports: Transports): Aim[] {
  return CLAN_SQUADS.flatMap((id, squad) => {
    const by = roster.squads[squad]!.members.filter((member) => inPlay(battle.figures[member]!));
    const squares = transports.squares.spaces(squad);
    return by.length === 0 ? [] : [{ place: `transport of ${id}`, squares, by, wanted: by.length, then: 'out' as const }];
  });
}

export const ESCAPE_COLUMNS: readonly Column[] = [
  { name: 'escaped', kind: 'whole', unit: 'figures', about: 'Clansmen that reached the transport of their squad', seat: CLAN },
  ...CLAN_SQUADS.map((squad): Column => ({ name: `escaped.${squad}`, kind: 'whole', unit: 'figures', about: `figures of ${squad} that reached their transport`, seat: CLAN, group: 'escaped' })),
];

export function measureEscape(battle: Readonly<Battle>): Record<string, number> {
  return { escaped: escaped(battle), ...Object.fromEntries(CLAN_SQUADS.map((id, squad) => [`escaped.${id}`, escaped(battle, squad)])) };
}
