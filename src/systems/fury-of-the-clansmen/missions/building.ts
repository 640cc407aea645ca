/** The building: clear spaces behind walls, with two openings that may be moved and fired through ("The Building"). */
import type { GridMap } from '../../../kernel/grid/map.ts';
import { edgeCode, terrainCode } from '../board-text.ts';
import type { Place } from '../board.ts';
import type { Piece } from './site.ts';

/** Its openings lie in the middle of its north and its south wall. */
export interface Building {
  /** Its north-west space. */
  readonly corner: Place;
  /** Spaces along a side. */
  readonly size: number;
}

/** Where one is laid. */
export const buildingAt = ({ at, columns }: Piece): Building => ({ corner: at, size: columns });

export const OPENINGS = ['north', 'south'] as const;
export type Opening = (typeof OPENINGS)[number];

const INSIDE = terrainCode('building');
const CLEAR = terrainCode('clear');
const WALL = edgeCode('building wall');
const OPEN = edgeCode('open');

/** Lays it on a board; its walls also stand where the board ends. `openings`: how many spaces wide each is; the ground before them is clear. */
export function layBuilding(board: GridMap, building: Building, openings: number): void {
  const { corner: [column, row], size } = building;
  const { width } = board;
  for (const square of spacesInside(building, width)) board.squares[square] = INSIDE;
  for (let down = 0; down < size; down++) {
    for (let right = 0; right <= size; right++) board.upright[(row + down) * (width + 1) + column + right] = right % size === 0 ? WALL : OPEN;
  }
  for (let down = 0; down <= size; down++) {
    for (let right = 0; right < size; right++) board.level[(row + down) * width + column + right] = down % size === 0 ? WALL : OPEN;
  }
  for (const square of doorway(building, 'north', openings, width)) open(board, square, square - width);
  for (const square of doorway(building, 'south', openings, width)) open(board, square + width, square + width);
}

function open(board: GridMap, edge: number, before: number): void {
  board.level[edge] = OPEN;
  if (before >= 0 && before < board.squares.length) board.squares[before] = CLEAR;
}

/** All its spaces, row by row. `width`: of the board. */
export function spacesInside({ corner: [column, row], size }: Building, width: number): number[] {
  return Array.from({ length: size * size }, (_, index) => (row + Math.floor(index / size)) * width + column + (index % size));
}

/** The spaces inside on the edge of an opening. */
export function doorway({ corner: [column, row], size }: Building, opening: Opening, openings: number, width: number): number[] {
  const first = column + Math.floor((size - openings) / 2);
  return Array.from({ length: openings }, (_, index) => (row + (opening === 'north' ? 0 : size - 1)) * width + first + index);
}

/** Squares where the board ends beside them, but for those of a building: its opening leads elsewhere. */
export function edgesBeside(building: Building, { columns, rows }: { columns: number; rows: number }): number[] {
  const inside = new Set(spacesInside(building, columns));
  return Array.from({ length: columns * rows }, (_, square) => square).filter((square) => {
    const column = square % columns;
    const row = Math.floor(square / columns);
    return !inside.has(square) && (column === 0 || row === 0 || column === columns - 1 || row === rows - 1);
  });
}
