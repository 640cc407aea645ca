/** Mission Six's places on a field of 24 x 24, as [column, row]. Its diagram is lost; they are assumed, and may be replaced here. */
import type { Place } from '../board.ts';
import type { Building } from '../missions/building.ts';

/** Two spaces by two. */
export const TOWER: Place = [11, 11];

/** The tower, and the clear ground at its foot. */
export const TOWER_AND_FOOT = `
. . . .
. T T .
. T T .
. . . .
`;

export const BUILDING: Building = { corner: [4, 17], size: 4 };
/** Spaces that each of its openings is wide. */
export const OPENINGS = 1;

/** North-west spaces of the five Starting/Goal Squares of the Legion, around the compound. */
export const LEGION_SQUARES: readonly Place[] = [[0, 0], [22, 0], [0, 22], [22, 22], [11, 0]];

/** The ways, in columns and rows, from the tower to the areas of the three Clan squads: west, east and south of it. */
export const AREAS_FROM_TOWER: readonly Place[] = [[-1, 0], [1, 0], [0, 1]];

/** Beyond that they would lie on the board's edge. */
export const MOST_APART = 8;
