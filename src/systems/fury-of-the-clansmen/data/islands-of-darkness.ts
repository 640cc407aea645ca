/** How Mission Eight lies. The diagram is lost; the places are assumed and can be replaced. */
import type { Place } from '../board.ts';
import type { Building } from '../missions/building.ts';
import type { Squad } from '../vocabulary.ts';

/** Rows of sections on each island, from north to south, and squares of water between two islands. */
export const ROWS_OF_SECTIONS: readonly number[] = [1, 1, 1];
export const WATER_WIDTH = 2;

/** [column, row] of the north-west space of each 2 x 2 square, on a field of 24 x 28. */
export const STARTING_SQUARES: Readonly<Record<Squad, Place>> = {
  'clan-1': [3, 26],
  'clan-2': [11, 26],
  'clan-3': [19, 26],
  'legion-1': [3, 3],
  'legion-2': [11, 5],
  'legion-3': [19, 3],
  'legion-4': [6, 12],
  'legion-5': [16, 12],
};

/** The back door: reinforcements come in by its north opening, as the arrow shows. */
export const BACK_DOOR: Building = { corner: [10, 0], size: 4 };

/** The north-west space of each bridge. */
export const BRIDGES: readonly Place[] = [[11, 8], [11, 18]];
