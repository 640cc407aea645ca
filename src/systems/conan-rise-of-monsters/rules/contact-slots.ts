/** Where a model may come to stand in contact with an enemy: straight at it, beside those who crowd it, then all round ("Melee Attacks"). */
import type { Base } from '../../../kernel/table/bases.ts';
import { contactPlace, contactPlaces } from '../../../kernel/table/contact-places.ts';
import type { Point } from '../../../kernel/table/outline.ts';
import { hasRoom, mayGo, wayRound, type Closing } from './closing.ts';

export interface Slot {
  readonly at: Point;
  /** By where it goes round the enemy's base; null: straight. */
  readonly bend: Point | null;
}

/** The first place that will do, of those on a straight way before those round the enemy's base; undefined if none will. */
export function contactSlot(closing: Closing, member: number, enemy: number): Slot | undefined {
  const { x, y, wide, diameter, from } = closing;
  const [fromX, fromY] = from[member]!;
  const target = { x: x[enemy]!, y: y[enemy]!, diameter: wide[enemy]! };
  const straight = contactPlace(target, diameter, fromX, fromY);
  const open = hasRoom(closing, member, straight.x, straight.y);
  if (open && mayGo(closing, member, straight.x, straight.y)) return { at: [straight.x, straight.y], bend: null };
  const beside = open ? [] : roomy(closing, member, placesBeside(closing, member, enemy, target));
  if (!open && beside.length === 0) return undefined; // a free stretch of the circle would begin beside somebody
  const both = target.diameter + diameter;
  const square = (target.x - fromX) * (target.x - fromX) + (target.y - fromY) * (target.y - fromY);
  const horizon = square - (both * both) / 4 + 4 * Math.sqrt(square); // a little beyond, for what rounding takes
  const inSight = ({ x: toX, y: toY }: Base) => (toX - fromX) * (toX - fromX) + (toY - fromY) * (toY - fromY) <= horizon;
  for (const place of beside) if (inSight(place) && mayGo(closing, member, place.x, place.y)) return { at: [place.x, place.y], bend: null };
  const round = roomy(closing, member, contactPlaces(target, diameter));
  for (const place of round) if (inSight(place) && mayGo(closing, member, place.x, place.y)) return { at: [place.x, place.y], bend: null };
  for (const places of [beside, round]) {
    for (const place of places) {
      const bend = inSight(place) ? undefined : wayRound(closing, member, target, place.x, place.y);
      if (bend !== undefined) return { at: [place.x, place.y], bend };
    }
  }
  return undefined;
}

/** Those with room, the nearest first. */
function roomy(closing: Closing, member: number, places: readonly Base[]): Base[] {
  const [fromX, fromY] = closing.from[member]!;
  const far = (place: Base) => (place.x - fromX) * (place.x - fromX) + (place.y - fromY) * (place.y - fromY);
  return places.filter((place) => hasRoom(closing, member, place.x, place.y)).sort((a, b) => far(a) - far(b));
}

/** Hundredths of an inch to a neighbor, for what rounding takes. */
const BESIDE = 2;

/** Places where the base touches the target and, but for a little, another base near it: two for each. */
function placesBeside({ members, x, y, wide, diameter }: Closing, member: number, enemy: number, target: Base): Base[] {
  const places: Base[] = [];
  const toTarget = (target.diameter + diameter) / 2;
  for (let other = 0; other < x.length; other++) {
    if (wide[other] === 0 || other === enemy || other === members[member]) continue;
    const dx = x[other]! - target.x;
    const dy = y[other]! - target.y;
    const toNeighbor = (wide[other]! + diameter) / 2 + BESIDE;
    const square = dx * dx + dy * dy;
    if (square >= (toTarget + toNeighbor) * (toTarget + toNeighbor)) continue;
    // Law of cosines: how far along the line to the neighbor, and how far beside it.
    const along = (square + toTarget * toTarget - toNeighbor * toNeighbor) / (2 * square);
    const across = Math.sqrt(Math.max(0, (toTarget * toTarget) / square - along * along));
    places.push(contactPlace(target, diameter, target.x + dx * along - dy * across, target.y + dy * along + dx * across));
    places.push(contactPlace(target, diameter, target.x + dx * along + dy * across, target.y + dy * along - dx * across));
  }
  return places;
}
