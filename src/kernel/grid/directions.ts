/** The eight ways to step from a square: 0 is north (up on the map), then clockwise to 7, north-west; odd ones are diagonal. */
export const DIRECTION_NAMES = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;
export type DirectionName = (typeof DIRECTION_NAMES)[number];

/** Columns gained by one step in each direction; columns grow to the east. */
export const DX: readonly number[] = [0, 1, 1, 1, 0, -1, -1, -1];

/** Rows gained by one step in each direction; rows grow to the south. */
export const DY: readonly number[] = [-1, -1, 0, 1, 1, 1, 0, -1];

export const NORTH = 0;
export const EAST = 2;
export const SOUTH = 4;
export const WEST = 6;

export function opposite(direction: number): number {
  return (direction + 4) & 7;
}

export function isDiagonal(direction: number): boolean {
  return (direction & 1) === 1;
}

/** The direction of a step of `dx` columns and `dy` rows, each -1, 0 or 1 and not both 0. */
export function directionOf(dx: number, dy: number): number {
  for (let direction = 0; direction < 8; direction++) {
    if (DX[direction] === dx && DY[direction] === dy) return direction;
  }
  throw new RangeError(`no direction steps ${dx} columns and ${dy} rows`);
}
