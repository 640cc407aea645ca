/** A battlefield of nine board sections, three by three, in random places and directions ("Set Up"). */
import { memo } from '../../kernel/dice/memo.ts';
import { joinMaps, turnMap, type GridMap } from '../../kernel/grid/map.ts';
import { shuffle, type Rng } from '../../kernel/rng.ts';
import { growthOf, sectionAt } from './board-growth.ts';
import { edgeCode, readBoard, terrainCode } from './board-text.ts';
import { SECTIONS } from './data/boards.ts';
import { resized } from './section-size.ts';

/** Squares along a side of a section as it is drawn, and sections along a side of the field. */
export const SECTION_SIZE = 8;
export const SECTIONS_PER_ROW = 3;

/** How large a board is, in squares. */
export interface Field {
  readonly columns: number;
  readonly rows: number;
}

/** Three sections by three; `open`: rows of open space between them. */
export function fieldOf(size: number, open = 0): Field {
  return { columns: SECTIONS_PER_ROW * size, rows: SECTIONS_PER_ROW * size + open };
}

export const FIELD = fieldOf(SECTION_SIZE);

/** For each place in reading order: four times the number of the section that lies there (from 0), plus its quarter turns clockwise. */
export type Layout = readonly number[];

/** [column, row] of the north-west space of a Starting/Goal Square. */
export type Place = readonly [number, number];

export function randomLayout(rng: Rng): Layout {
  return shuffle([...SECTIONS.keys()], rng).map((section) => 4 * section + rng.below(4));
}

/** The board of a layout. Starting/Goal Squares are pieces laid on it: their four spaces are clear ground. */
export function boardOf(layout: Layout, density: number, startingSquares: readonly Place[] = [], size = SECTION_SIZE): GridMap {
  const turned = turnedSections(density, size);
  const board = joinMaps(layout.map((lies) => turned[lies]!), SECTIONS_PER_ROW);
  for (const place of startingSquares) layStartingSquare(board, place);
  return board;
}

/** The four spaces of a Starting/Goal Square, row by row, as squares of a board `width` across. */
export function spacesOf([column, row]: Place, width: number): number[] {
  const corner = row * width + column;
  return [corner, corner + 1, corner + width, corner + width + 1];
}

const CLEAR = terrainCode('clear');
const OPEN = edgeCode('open');

/** Clears the four spaces of a Starting/Goal Square, and the edges between them. */
export function layStartingSquare(board: GridMap, place: Place): void {
  const [column, row] = place;
  for (const square of spacesOf(place, board.width)) board.squares[square] = CLEAR;
  for (const down of [0, 1]) board.upright[(row + down) * (board.width + 1) + column + 1] = OPEN;
  for (const right of [0, 1]) board.level[(row + 1) * board.width + column + right] = OPEN;
}

const growthsOf = memo((size: number) => SECTIONS.map(({ map }) => growthOf(resized(readBoard(map), size))));

const sectionsOf = memo((size: number) =>
  memo((density: number): readonly GridMap[] =>
    growthsOf(size).flatMap((growth) => {
      const map = sectionAt(size, growth, density);
      return [0, 1, 2, 3].map((turns) => turnMap(map, turns));
    }),
  ),
);

/** The sections at a density and of a size, each in its four directions, numbered as in a layout. */
export const turnedSections = (density: number, size: number): readonly GridMap[] => sectionsOf(size)(density);
