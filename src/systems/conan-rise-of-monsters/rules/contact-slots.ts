/** Where a model may come to stand in contact with another: straight at it, beside those who crowd it, then all round ("Melee Attacks"). */
import type { Base } from '../../../kernel/table/bases.ts';
import { contactPlace, contactPlaces } from '../../../kernel/table/contact-places.ts';
import type { Point } from '../../../kernel/table/outline.ts';

/** Hundredths of an inch to a neighbor, for what rounding takes. */
const BESIDE = 2;

/**
 * The first place in contact with `target` that will do for a base at (x, y); undefined if none will.
 * `crowd`: bases that may be in the way at its end. `hasRoom`: of a place, cheap. `mayGo`: whether it may get there.
 */
export function contactSlot(
  target: Base, diameter: number, x: number, y: number, crowd: readonly Base[],
  hasRoom: (x: number, y: number) => boolean, mayGo: (x: number, y: number) => boolean,
): Point | undefined {
  const straight = contactPlace(target, diameter, x, y);
  let room = hasRoom(straight.x, straight.y);
  if (room && mayGo(straight.x, straight.y)) return [straight.x, straight.y];
  const far = (place: Base) => (place.x - x) * (place.x - x) + (place.y - y) * (place.y - y);
  const nearestFirst = (places: Base[]) => places.sort((a, b) => far(a) - far(b));
  for (const place of nearestFirst(crowd.flatMap((neighbor) => placesBeside(target, diameter, neighbor)))) {
    if (!hasRoom(place.x, place.y)) continue;
    room = true;
    if (mayGo(place.x, place.y)) return [place.x, place.y];
  }
  if (!room) return undefined; // a free stretch of the circle would begin beside somebody
  for (const place of nearestFirst(contactPlaces(target, diameter))) {
    if (hasRoom(place.x, place.y) && mayGo(place.x, place.y)) return [place.x, place.y];
  }
  return undefined;
}

/** The two places where a base touches both the target and, but for a little, a neighbor of it; none if the neighbor is too far off. */
function placesBeside(target: Base, diameter: number, neighbor: Base): Base[] {
  const dx = neighbor.x - target.x;
  const dy = neighbor.y - target.y;
  const square = dx * dx + dy * dy;
  const toTarget = (target.diameter + diameter) / 2;
  const toNeighbor = (neighbor.diameter + diameter) / 2 + BESIDE;
  // Law of cosines: how far along, and how far beside, the line to the neighbor.
  const along = (square + toTarget * toTarget - toNeighbor * toNeighbor) / (2 * square);
  const beside = toTarget * toTarget / square - along * along;
  if (!(beside >= 0)) return [];
  const across = Math.sqrt(beside);
  return [across, -across].map((turn) => contactPlace(target, diameter, target.x + dx * along - dy * turn, target.y + dy * along + dx * turn));
}
