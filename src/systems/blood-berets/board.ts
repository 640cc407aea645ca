/** The game board as squares: nine sections, three by three, each as the side that it shows, or unknown ("The Game Board Sections"). */
import { memo } from '../../kernel/dice/memo.ts';
import { blankMap, drawMap, type Alphabet, type GridMap } from '../../kernel/grid/map.ts';
import { columnOf, rowOf, squareAt } from '../../kernel/grid/squares.ts';
import { CAVE_SECTIONS, JUNGLE_SECTIONS, SECTION } from './data/sections.ts';
import { FIELD, PER_ROW } from './field.ts';
import type { Board, BoardPiece } from './state.ts';
import { TERRAINS, type Cave, type Jungle, type Level, type Terrain } from './vocabulary.ts';

/** Squares of a section; each is numbered as on the board, from its own top left corner. */
const SIZE = SECTION.columns * SECTION.rows;

const MARKS: Readonly<Record<Level, Readonly<Record<string, Terrain>>>> = {
  caves: { '#': 'rock', '.': 'floor' },
  jungle: { '.': 'open', t: 'thicket', j: 'jungle' },
};

/** A map's codes are places in `TERRAINS`. */
export const terrainCode = (terrain: Terrain): number => TERRAINS.indexOf(terrain);

/** What lies open as a map: rock opened or blocked by a Shellshocker counts as it is now. */
export function boardMap(board: Board): GridMap {
  const map = blankMap(FIELD.columns, FIELD.rows);
  map.squares.fill(UNKNOWN);
  board.faces.forEach((face, section) => {
    if (face === null) return;
    const codes = faceCodes(face, board.level);
    for (let place = 0; place < SIZE; place++) map.squares[boardSquare(section, place)] = codes[place]!;
  });
  for (const square of board.opened) if (map.squares[square] === ROCK) map.squares[square] = FLOOR;
  for (const square of board.blocked) if (map.squares[square] !== UNKNOWN) map.squares[square] = ROCK;
  return map;
}

/** The section that a square of the board lies in, 0 to 8 in reading order. */
export function sectionOf(square: number): number {
  return Math.floor(rowOf(FIELD.columns, square) / SECTION.rows) * PER_ROW + Math.floor(columnOf(FIELD.columns, square) / SECTION.columns);
}

/** A square of a section as one of the board; `place` is numbered row by row within the section. */
export function boardSquare(section: number, place: number): number {
  const column = (section % PER_ROW) * SECTION.columns + (place % SECTION.columns);
  const row = Math.floor(section / PER_ROW) * SECTION.rows + Math.floor(place / SECTION.columns);
  return squareAt(FIELD.columns, column, row);
}

/** A square of the board as one of its section. */
export function placeOf(square: number): number {
  return (rowOf(FIELD.columns, square) % SECTION.rows) * SECTION.columns + (columnOf(FIELD.columns, square) % SECTION.columns);
}

/** All squares of a section, row by row. */
export function squaresOfSection(section: number): number[] {
  return Array.from({ length: SIZE }, (_, place) => boardSquare(section, place));
}

/** The side that a piece shows, by its squares as it lies: codes of terrain. */
function faceCodes({ cave, jungle, turned }: BoardPiece, level: Level): Uint8Array {
  const codes = level === 'caves' ? caveCodes(cave) : jungleCodes(jungle);
  return turned ? codes.toReversed() : codes; // half a turn puts the last square first
}

/** The printed side of a piece, not turned. */
export const caveCodes = memo((cave: Cave) => readSection(CAVE_SECTIONS[cave], 'caves'));
export const jungleCodes = memo((jungle: Jungle) => readSection(JUNGLE_SECTIONS[jungle], 'jungle'));

function readSection(text: string, level: Level): Uint8Array {
  const rows = text.trim().split('\n').map((row) => row.trim());
  if (rows.length !== SECTION.rows || rows.some((row) => row.length !== SECTION.columns)) throw new RangeError(`a board section has ${SECTION.columns} x ${SECTION.rows} squares:\n${text}`);
  return Uint8Array.from(rows.join(''), (mark) => {
    const terrain = MARKS[level][mark];
    if (terrain === undefined) throw new RangeError(`no ${level} have "${mark}"; expected ${Object.keys(MARKS[level]).join(' ')}`);
    return terrainCode(terrain);
  });
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
