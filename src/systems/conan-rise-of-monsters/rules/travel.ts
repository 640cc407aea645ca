/** What a straight way costs: its length, of which that in difficult ground counts twice ("Terrain Effects", Difficult). */
import { distanceDown, distanceUp, pointToward } from '../../../kernel/table/inches.ts';
import type { Point } from '../../../kernel/table/outline.ts';
import { lengthInside } from '../../../kernel/table/stretch.ts';
import type { Field, Ground } from '../ground.ts';

/** Hundredths of an inch, each way rounded up. */
export function travelCost(ground: Ground, field: Field, ax: number, ay: number, bx: number, by: number): number {
  const length = distanceUp(ax, ay, bx, by);
  const slow = slowLength(ground, field, ax, ay, bx, by);
  return slow === 0 ? length : length + (ground.book.movement.difficult - 1) * Math.min(length, slow);
}

/** The last point on the straight way from a toward b that this allowance pays for; b itself if it pays for all. */
export function paidFor(ground: Ground, field: Field, ax: number, ay: number, bx: number, by: number, allowance: number): Point {
  if (travelCost(ground, field, ax, ay, bx, by) <= allowance) return [bx, by];
  let paid = pointToward(ax, ay, bx, by, allowance);
  if (travelCost(ground, field, ax, ay, ...paid) <= allowance) return paid;
  paid = [ax, ay];
  let low = 0;
  let high = Math.min(allowance, distanceDown(ax, ay, bx, by));
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    const to = pointToward(ax, ay, bx, by, middle);
    if (travelCost(ground, field, ax, ay, ...to) <= allowance) {
      paid = to;
      low = middle;
    } else high = middle - 1;
  }
  return paid;
}

function slowLength({ having: { difficult } }: Ground, { terrain }: Field, ax: number, ay: number, bx: number, by: number): number {
  const { kind, left, right, top, bottom, count } = terrain;
  let slow = 0;
  for (let piece = 0; piece < count; piece++) {
    if ((difficult & (1 << kind[piece]!)) === 0) continue;
    if (Math.max(ax, bx) < left[piece]! || Math.min(ax, bx) > right[piece]! || Math.max(ay, by) < top[piece]! || Math.min(ay, by) > bottom[piece]!) continue;
    slow += lengthInside(terrain, piece, ax, ay, bx, by);
  }
  return slow;
}
