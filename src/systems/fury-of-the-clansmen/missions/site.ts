/** Where a mission is fought: board sections of a size with its pieces on them as the book's own layout has them, or a user's layout in their place. */
import type { Chance } from '../../../kernel/chance.ts';
import type { GridMap } from '../../../kernel/grid/map.ts';
import { boardOf, fieldOf, randomLayout, SECTION_SIZE, type Field, type Layout, type Place } from '../board.ts';
import { terrainCode } from '../board-text.ts';
import type { Numbers } from '../book.ts';
import type { Terrain } from '../vocabulary.ts';
import { IN_READING_ORDER } from './exact-boards.ts';

export interface Site {
  /** Squares along a side of a section. */
  readonly section: number;
  /** Null: the layout built in. */
  readonly own: OwnLayout | null;
}

/** What a user's layout file says. */
export interface OwnLayout {
  /** The file as it was given. */
  readonly content: unknown;
  /** What lies under the pieces; null: board sections, as in the mission's own set-up. */
  readonly ground: GridMap | null;
  /** By a piece's name: its north-west space. */
  readonly places: Readonly<Record<string, Place>>;
}

/** Something that a mission lays on the board, or a place that it gives a name: what a layout file may move. */
export interface Piece {
  readonly name: string;
  /** Its north-west space. */
  readonly at: Place;
  readonly columns: number;
  readonly rows: number;
  /** The end of the board that it opens onto, so that it has to lie there; any: whichever it lies at is the way home. */
  readonly end?: 'north' | 'south' | 'any';
  /** Squares that it keeps from the ends of the board. */
  readonly inside?: number;
  /** The open space that it leads over, from the north side on. */
  readonly over?: Terrain;
}

export const AS_IN_THE_BOOK: Site = { section: SECTION_SIZE, own: null };

/** `open`: rows of open space between the sections. */
export function fieldOn({ section, own }: Site, open = 0): Field {
  const ground = own?.ground ?? null;
  return ground === null ? fieldOf(section, open) : { columns: ground.width, rows: ground.height };
}

/** How a piece is not just where it is drawn. `by`: moved by so many columns and rows; `open`: rows of open space on the field that it is drawn for. */
interface More extends Partial<Pick<Piece, 'columns' | 'rows' | 'end' | 'inside' | 'over'>> {
  by?: Place;
  open?: number;
}

/** A piece of `size` x `size` squares. `drawn`: its place on sections of the size drawn; on others it lies as far along. */
export function pieceOn(site: Site, name: string, drawn: Place, size: number, { open = 0, by: [right, down] = [0, 0], ...more }: More = {}): Piece {
  const [column, row] = stretched(drawn, size, fieldOf(SECTION_SIZE, open), fieldOf(site.section, open));
  return { name, at: site.own?.places[name] ?? [column + right, row + down], columns: size, rows: size, ...more };
}

/** Spaces along a side of a Starting/Goal Square, and of an area where a squad is set up. */
export const SQUARE = 2;

/** What layout files call the area of a squad. */
export const areaOf = (squad: string): string => `area-of-${squad}`;

function stretched([column, row]: Place, size: number, from: Field, to: Field): Place {
  const along = (place: number, drawn: number, now: number) => Math.round((place * (now - size)) / (drawn - size));
  return [along(column, from.columns, to.columns), along(row, from.rows, to.rows)];
}

/** Which section lies where, in missions that shuffle them; a user's own ground is the same in every game. */
export function shuffledOn({ own }: Site, chance: Chance): Layout {
  return (own?.ground ?? null) === null ? randomLayout(chance.dice.stream('setup')) : IN_READING_ORDER;
}

/** A new board to lay the pieces on. `join`: how it is made of sections, where that is not three by three. */
export function groundOn({ section, own }: Site, layout: Layout, book: Numbers, join: (layout: Layout, density: number, section: number) => GridMap = threeByThree): GridMap {
  const ground = own?.ground ?? null;
  if (ground === null) return join(layout, book.board.density, section);
  const { squares, upright, level, ...size } = ground;
  const withHoles = book.options.rules === 'advanced' && book.abilities.foxholes;
  return { ...size, squares: withHoles ? squares.slice() : squares.map((code) => (code === FOXHOLE ? CLEAR : code)), upright: upright.slice(), level: level.slice() };
}

const threeByThree = (layout: Layout, density: number, section: number): GridMap => boardOf(layout, density, [], section);

const FOXHOLE = terrainCode('foxhole');
const CLEAR = terrainCode('clear');
