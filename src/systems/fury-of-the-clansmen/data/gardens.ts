/** How Mission Three lies, on a field of 24 x 24. The diagram is lost; the places are assumed and can be replaced. */
import type { Place } from '../board.ts';
import type { Building } from '../missions/building.ts';

/** The building that the Clan comes in by: its north opening leads into the courtyard, its south one, where the board ends, is the way out. */
export const GATEHOUSE: Building = { corner: [10, 20], size: 4 };

/** [column, row] of the north-west space of each pillar. */
export const PILLARS: readonly Place[] = [[8, 11], [14, 11]];
/** Spaces along a side of a Starting/Goal Square, which a pillar takes up. */
export const PILLAR_SIZE = 2;

/** The doors around the courtyard · all at its far end · along its sides. */
export const DOORS = ['around', 'far', 'sides'] as const;

/** North-west spaces of the six squares that are the doors. */
export const DOOR_PLACES: Readonly<Record<(typeof DOORS)[number], readonly Place[]>> = {
  around: [[0, 4], [0, 14], [6, 0], [16, 0], [22, 4], [22, 14]],
  far: [[0, 2], [0, 8], [6, 0], [16, 0], [22, 2], [22, 8]],
  sides: [[0, 2], [0, 9], [0, 16], [22, 2], [22, 9], [22, 16]],
};
