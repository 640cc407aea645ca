/** One model on its straight way: as far as it is paid for, nothing is in the way, and no enemy is met ("Movement", "Contact"). */
import { inContact } from '../../../kernel/table/bases.ts';
import { contactPlace } from '../../../kernel/table/contact-places.ts';
import { distanceUp, pointToward } from '../../../kernel/table/inches.ts';
import { twiceNearest, type Mover } from '../../../kernel/table/movement.ts';
import type { Point } from '../../../kernel/table/outline.ts';
import type { Field, Ground } from '../ground.ts';
import { paidFor, travelCost } from './travel.ts';
import type { Walker } from './walker.ts';

/** Where a walk has led, leg by leg. */
export interface Walked {
  /** From where it began to where it ended, with the bend that it passed. */
  readonly points: Point[];
  /** Of the allowance, hundredths of an inch. */
  spent: number;
  /** On the table, ground that slows not counted. */
  length: number;
  /** Something was in the way: an enemy, impassable ground, an edge of the table. */
  blocked: boolean;
  /** Ended in contact with an enemy. */
  touched: boolean;
}

export const endOf = ({ points }: Walked): Point => points[points.length - 1]!;

/** `limit`: how far on the table at most, whatever is paid for. `touch`: whether it may end in contact; else it stops short of it. */
export function walk(ground: Ground, field: Field, walker: Walker, from: Point, legs: readonly Point[], allowance: number, limit: number, touch: boolean): Walked {
  const walked: Walked = { points: [from], spent: 0, length: 0, blocked: false, touched: false };
  let [x, y] = from;
  for (const [goalX, goalY] of legs) {
    if (x === goalX && y === goalY) continue;
    const within = limit === Infinity ? ([goalX, goalY] as const) : pointToward(x, y, goalX, goalY, limit - walked.length);
    let end = paidFor(ground, field, x, y, ...within, allowance - walked.spent);
    if (!field.movement.free(walker.apart, x, y, ...end)) {
      walked.blocked = true;
      end = stopShort(field, walker.apart, x, y, ...end);
      const contact = touch ? contactNear(field, walker, x, y, end) : undefined;
      if (contact !== undefined && walked.spent + travelCost(ground, field, x, y, ...contact) <= allowance) {
        end = contact;
        walked.touched = true;
      }
    }
    walked.spent += travelCost(ground, field, x, y, ...end);
    walked.length += distanceUp(x, y, ...end);
    if (x !== end[0] || y !== end[1]) walked.points.push(end);
    [x, y] = end;
    if (x !== goalX || y !== goalY) break;
  }
  return walked;
}

/** How far beside the reckoned point, in hundredths of an inch, whole points may put the last free one. */
const ASIDE = 3;

/** The last free place on a way that is barred: reckoned from where the way comes too near to a base or leaves the table, then made sure of. */
function stopShort({ bases, movement }: Field, apart: Mover, ax: number, ay: number, bx: number, by: number): Point {
  const dx = bx - ax;
  const dy = by - ay;
  const length = Math.sqrt(dx * dx + dy * dy);
  const half = apart.diameter / 2;
  let most = length;
  if (dx !== 0) most = Math.min(most, ((dx > 0 ? movement.width - half - ax : ax - half) * length) / Math.abs(dx));
  if (dy !== 0) most = Math.min(most, ((dy > 0 ? movement.height - half - ay : ay - half) * length) / Math.abs(dy));
  for (let other = 0; other < bases.count; other++) {
    const wide = bases.diameter[other]!;
    if (wide === 0 || apart.passes[other] !== 0) continue;
    const x = bases.x[other]! - ax;
    const y = bases.y[other]! - ay;
    const along = (x * dx + y * dy) / length;
    const near = twiceNearest(apart, wide, other) / 2;
    const chord = near * near - (x * x + y * y - along * along);
    if (along > 0 && chord > 0) most = Math.min(most, along - Math.sqrt(chord));
  }
  for (let reckoned = Math.floor(most) + 1; reckoned > most - ASIDE; reckoned--) {
    const to = pointToward(ax, ay, bx, by, Math.max(0, reckoned));
    if (movement.free(apart, ax, ay, ...to)) return to;
  }
  return movement.furthest(apart, ax, ay, bx, by);
}

/** How far from contact, hundredths of an inch, who stopped short of it may be, as whole points go. */
const SHORT = 4;

/** The place in contact right beside a point where a model stopped short of it, if an enemy was what stopped it. */
function contactNear({ bases, movement }: Field, { apart, touching }: Walker, x: number, y: number, [endX, endY]: Point): Point | undefined {
  const { diameter, passes } = apart;
  let nearest = -1;
  let least = Infinity;
  for (let enemy = 0; enemy < bases.count; enemy++) {
    if (passes[enemy] !== 0 || bases.diameter[enemy] === 0) continue;
    const away = distanceUp(endX, endY, bases.x[enemy]!, bases.y[enemy]!) - (diameter + bases.diameter[enemy]!) / 2;
    if (away > SHORT || away >= least) continue;
    nearest = enemy;
    least = away;
  }
  if (nearest < 0) return undefined;
  const base = bases.at(nearest);
  const place = contactPlace(base, diameter, endX, endY);
  return movement.free(touching, x, y, place.x, place.y) && inContact(place, base) ? [place.x, place.y] : undefined;
}
