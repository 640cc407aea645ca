/** How Mission Four lies. The diagram is lost; the places are assumed and can be replaced. */
import type { Place } from '../board.ts';
import type { Building } from '../missions/building.ts';
import type { Squad } from '../vocabulary.ts';

/** [column, row] of the north-west space of each 2 x 2 square, on a field of 24 x 24 with the mountain in its middle. */
export const STARTING_SQUARES: Readonly<Partial<Record<Squad, Place>>> = {
  'legion-1': [2, 22],
  'legion-2': [7, 22],
  'legion-3': [11, 22],
  'legion-4': [15, 22],
  'legion-5': [20, 22],
};

/** The fortress: its north opening, where the board ends, is the portal. */
export const FORTRESS: Building = { corner: [10, 0], size: 4 };

/** One square each, before the fortress and at the foot of the mountain. */
export const FOXHOLES: readonly Place[] = [[8, 5], [15, 5], [10, 7], [13, 7]];
