/** Rectangles of the table: where a side may deploy, where an objective counts. Hundredths of an inch. */
import type { Base } from './bases.ts';

export interface Zone {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Two strips along the top and bottom sides of the table, this deep. */
export function facingZones(width: number, height: number, depth: number): readonly [top: Zone, bottom: Zone] {
  return [{ left: 0, top: 0, right: width, bottom: depth }, { left: 0, top: height - depth, right: width, bottom: height }];
}

/** Whether the whole base lies in the zone; its edge may lie on the zone's. */
export function whollyIn({ left, top, right, bottom }: Zone, { x, y, diameter }: Base): boolean {
  return 2 * (x - left) >= diameter && 2 * (y - top) >= diameter && 2 * (right - x) >= diameter && 2 * (bottom - y) >= diameter;
}
