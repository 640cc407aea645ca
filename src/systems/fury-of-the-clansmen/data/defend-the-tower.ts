/** Mission Six's places on a field of 24 x 24, as [column, row]. Its diagram is lost; they are assumed, and may be replaced here. */
import { FIELD, spacesOf, type Place } from '../board.ts';

/** Two spaces by two. */
export const TOWER: Place = [11, 11];

/** The tower, and the clear ground at its foot. */
export const TOWER_AND_FOOT = `
. . . .
. T T .
. T T .
. . . .
`;

/** As squares of the field: the four spaces of the tower, and the twelve next to it. */
export const TOWER_SPACES: readonly number[] = spacesOf(TOWER, FIELD.columns);
export const FOOT_OF_TOWER: readonly number[] = Array.from({ length: 16 }, (_, index) => TOWER_SPACES[0]! + (Math.floor(index / 4) - 1) * FIELD.columns + (index % 4) - 1)
  .filter((square) => !TOWER_SPACES.includes(square));

export const BUILDING = { corner: [4, 17], size: 4 } as const;
/** Spaces that each of its openings is wide. */
export const OPENINGS = 1;

/** North-west spaces of the five Starting/Goal Squares of the Legion, around the compound. */
export const LEGION_SQUARES: readonly Place[] = [[0, 0], [22, 0], [0, 22], [22, 22], [11, 0]];

/** The same of the areas of the three Clan squads, west, east and south of the tower. `apart`: squares between them and it. */
export function clanAreas(apart: number): readonly Place[] {
  const [column, row] = TOWER;
  return [[column - 2 - apart, row], [column + 2 + apart, row], [column, row + 2 + apart]];
}

/** Beyond that they would lie on the board's edge. */
export const MOST_APART = 8;
