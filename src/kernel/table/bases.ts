/**
 * Round bases: how far apart two stand from edge to edge, and whether they touch or overlap.
 *
 * Comparisons are exact: centres are whole hundredths of an inch, and squares of doubled lengths are compared, so that an odd diameter
 * has no half to round. Distances are edge to edge.
 */
import { WIDEST_BASE, rootUp } from './inches.ts';

/** A figure's base: its centre and its diameter, in hundredths of an inch. */
export interface Base {
  readonly x: number;
  readonly y: number;
  readonly diameter: number;
}

/** Two bases touch if they do not overlap and less than this is between them: whole hundredths seldom meet exactly. */
export const CONTACT_GAP = 1;

const squaredBetween = (a: Base, b: Base) => (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);

/** Whether the bases cover a common spot; exactly touching is not overlapping. */
export function overlap(a: Base, b: Base): boolean {
  const both = a.diameter + b.diameter;
  return 4 * squaredBetween(a, b) < both * both;
}

/** Base contact: no overlap, and less than a hundredth of an inch between the edges. */
export function inContact(a: Base, b: Base): boolean {
  const both = a.diameter + b.diameter + 2 * CONTACT_GAP;
  return !overlap(a, b) && 4 * squaredBetween(a, b) < both * both;
}

/** Whether the edges are at most `distance` hundredths apart; bases that overlap are 0 apart. */
export function within(a: Base, b: Base, distance: number): boolean {
  const reach = a.diameter + b.diameter + 2 * distance;
  return distance >= 0 && 4 * squaredBetween(a, b) <= reach * reach;
}

/** The distance between the edges, rounded up to a whole hundredth: the least one that they are `within`. */
export function edgeDistanceUp(a: Base, b: Base): number {
  return Math.max(0, Math.ceil((rootUp(4 * squaredBetween(a, b)) - a.diameter - b.diameter) / 2));
}

/** Which of two bases is nearer to `from`, edge to edge: below 0 for a, above 0 for b, 0 for exactly as near. */
export function compareDistance(from: Base, a: Base, b: Base): number {
  const toA = 4 * squaredBetween(from, a);
  const toB = 4 * squaredBetween(from, b);
  const wider = a.diameter - b.diameter;
  if (wider === 0) return Math.sign(toA - toB);
  // sqrt(toA) - sqrt(toB) against `wider`: squared twice, in big integers as the last squares pass 2^53.
  const [longer, shorter, by] = wider > 0 ? [toA, toB, wider] : [toB, toA, -wider];
  const left = BigInt(longer - shorter - by * by); // against 2 * by * sqrt(shorter)
  const order = left < 0n ? -1n : left * left - 4n * BigInt(by) * BigInt(by) * BigInt(shorter);
  const sign = order < 0n ? -1 : order > 0n ? 1 : 0;
  return wider > 0 ? sign : 0 - sign;
}

/** Many bases for the hot paths, by figure number. A figure that is not on the table has diameter 0 and is in nobody's way. */
export class Bases {
  readonly x: Int32Array;
  readonly y: Int32Array;
  readonly diameter: Int32Array;

  constructor(count: number) {
    this.x = new Int32Array(count);
    this.y = new Int32Array(count);
    this.diameter = new Int32Array(count);
  }

  get count(): number {
    return this.x.length;
  }

  put(figure: number, { x, y, diameter }: Base): void {
    if (!(diameter >= 1 && diameter <= WIDEST_BASE)) throw new RangeError(`a base is 1 to ${WIDEST_BASE} hundredths of an inch wide, not ${diameter}`);
    this.x[figure] = x;
    this.y[figure] = y;
    this.diameter[figure] = diameter;
  }

  takeAway(figure: number): void {
    this.diameter[figure] = 0;
  }

  at(figure: number): Base {
    return { x: this.x[figure]!, y: this.y[figure]!, diameter: this.diameter[figure]! };
  }
}
