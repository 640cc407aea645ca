/** Counters laid on the board sections ("Counter Sheets", each mission's "Set Up"): a building, bridges, foxholes, a tower, open spaces that are a mountain or water. */
import type { GridMap } from '../../kernel/grid/map.ts';
import type { Place } from './board.ts';
import { readBoard } from './board-text.ts';

/** A piece as a text map of its own, its squares and its edges (with those around it) taking the place of what lies under it. */
export interface Piece {
  map: GridMap;
}

export function pieceOf(text: string): Piece {
  return { map: readBoard(text) };
}

/** Lays a piece with its north-west square on `place`. Throws a `RangeError` where it would stick out. */
export function lay(board: GridMap, { map }: Piece, [column, row]: Place): void {
  if (column < 0 || row < 0 || column + map.width > board.width || row + map.height > board.height) {
    throw new RangeError(`pieces: ${map.width} x ${map.height} squares at [${column}, ${row}] stick out of a board of ${board.width} x ${board.height}`);
  }
  for (let y = 0; y < map.height; y++) {
    for (let x = 0; x < map.width; x++) board.squares[(row + y) * board.width + column + x] = map.squares[y * map.width + x]!;
  }
  for (let y = 0; y < map.height; y++) {
    for (let x = 0; x <= map.width; x++) board.upright[(row + y) * (board.width + 1) + column + x] = map.upright[y * (map.width + 1) + x]!;
  }
  for (let y = 0; y <= map.height; y++) {
    for (let x = 0; x < map.width; x++) board.level[(row + y) * board.width + column + x] = map.level[y * map.width + x]!;
  }
}
