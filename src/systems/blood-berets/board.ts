/** The game board as squares: nine sections, three by three, each as the side that it shows, or unknown ("The Game Board Sections"). */
import { blankMap, drawMap, type Alphabet, type GridMap } from '../../kernel/grid/map.ts';
import { columnOf, rowOf, squareAt } from '../../kernel/grid/squares.ts';
import { PER_ROW } from './field.ts';
import { STANDARD, terrainCode, type Sections, type Size } from './sections.ts';
import type { Board, BoardPiece } from './state.ts';
import { TERRAINS, type Level, type Terrain } from './vocabulary.ts';

export { terrainCode };

/** What lies open as a map: rock opened or blocked by a Shellshocker counts as it is now. */
export function boardMap(board: Board, sections: Sections = STANDARD): GridMap {
  const map = blankMap(PER_ROW * sections.columns, PER_ROW * sections.rows);
  map.squares.fill(UNKNOWN);
  board.faces.forEach((face, section) => {
    if (face === null) return;
    faceCodes(face, board.level, sections).forEach((code, place) => (map.squares[boardSquare(sections, section, place)] = code));
  });
  for (const square of board.opened) if (map.squares[square] === ROCK) map.squares[square] = FLOOR;
  for (const square of board.blocked) if (map.squares[square] !== UNKNOWN) map.squares[square] = ROCK;
  return map;
}

/** The section that a square of the board lies in, 0 to 8 in reading order. */
export function sectionOf({ columns, rows }: Size, square: number): number {
  const width = PER_ROW * columns;
  return Math.floor(rowOf(width, square) / rows) * PER_ROW + Math.floor(columnOf(width, square) / columns);
}

/** A square of a section as one of the board; `place` is numbered row by row from the section's own top left corner. */
export function boardSquare({ columns, rows }: Size, section: number, place: number): number {
  const column = (section % PER_ROW) * columns + (place % columns);
  const row = Math.floor(section / PER_ROW) * rows + Math.floor(place / columns);
  return squareAt(PER_ROW * columns, column, row);
}

/** A square of the board as one of its section. */
export function placeOf({ columns, rows }: Size, square: number): number {
  const width = PER_ROW * columns;
  return (rowOf(width, square) % rows) * columns + (columnOf(width, square) % columns);
}

/** The side that a piece shows, by its squares as it lies: codes of terrain. */
export function faceCodes({ cave, jungle, turned }: BoardPiece, level: Level, { caves, jungles }: Sections): Uint8Array {
  const codes = level === 'caves' ? caves[cave] : jungles[jungle];
  return turned ? codes.toReversed() : codes; // half a turn puts the last square first
}

/** Floor of the caves and open ground look alike: no board has both. */
export const DRAWN: Readonly<Record<Terrain, string>> = { floor: '.', rock: '#', open: '.', thicket: 't', jungle: 'j', unknown: '?' };

const ALPHABET: Alphabet = { squares: Object.fromEntries(TERRAINS.map((terrain) => [DRAWN[terrain], terrainCode(terrain)])), upright: {}, level: {} };
const CAVES_ALPHABET: Alphabet = { ...ALPHABET, squares: { ...ALPHABET.squares, '.': terrainCode('floor') } };

/** The board as text; `overlay` may put another mark, one character, on a square. */
export function drawBoard(map: GridMap, overlay?: (square: number) => string | undefined): string {
  return drawMap(map, map.squares.includes(FLOOR) ? CAVES_ALPHABET : ALPHABET, overlay);
}

const UNKNOWN = terrainCode('unknown');
const ROCK = terrainCode('rock');
const FLOOR = terrainCode('floor');
