/**
 * The shortest way round what is in the way, as straight legs between whole points.
 *
 * A shortest way bends only round bases and round the corners of walls. Each of these gets a ring of twelve points whose sides pass by
 * just outside; a way goes from one ring point to another. So a way found is one that the base can take, and its length is never below
 * that of the shortest there is; once all the way round something, it is a fortieth above, and to leave a contact or come into one along a
 * base takes up to a twenty-eighth of the distance between centres more. A gap less than a twentieth wider than the base may be missed.
 */
import { distanceDown, distanceUp } from './inches.ts';
import { twiceNearest, type Movement, type Mover } from './movement.ts';
import type { Point } from './outline.ts';

export interface Path {
  /** Where the centre of the base goes, start and end included. */
  readonly points: readonly Point[];
  /** Hundredths of an inch, each leg rounded up. */
  readonly length: number;
}

/**
 * The shortest path from one point to another that is at most `budget` hundredths long; undefined if none is found.
 * The end must have room among the figures that are in the way; whether a figure that may be passed through stands there, the rules ask (`fits`).
 */
export function shortestPath(movement: Movement, mover: Mover, from: Point, to: Point, budget: number): Path | undefined {
  const straight = distanceUp(...from, ...to);
  if (straight > budget) return undefined;
  if (movement.free(mover, ...from, ...to)) return { points: [from, to], length: straight };
  if (!movement.fits(mover, ...to) || !movement.fits(mover, ...from)) return undefined;
  return search(movement, mover, [to, from, ...bends(movement, mover, from, to, budget)], budget);
}

/** The length of a way through these points, each leg rounded up. */
export function pathLength(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, point, leg) => sum + distanceUp(...points[leg]!, ...point), 0);
}

/**
 * Twelve ways round, every 30 degrees, in ten thousandths, so long that the sides between them just clear a circle of radius 10000; rounded up.
 */
const LONG = 10353;
const MIDDLE = 8966;
const SHORT = 5177;
const RING: readonly Point[] = [
  [LONG, 0], [MIDDLE, SHORT], [SHORT, MIDDLE],
  [0, LONG], [-SHORT, MIDDLE], [-MIDDLE, SHORT],
  [-LONG, 0], [-MIDDLE, -SHORT], [-SHORT, -MIDDLE],
  [0, -LONG], [SHORT, -MIDDLE], [MIDDLE, -SHORT],
];

/** The ring points where the base has room, and that lie on some way within the budget. */
function bends(movement: Movement, mover: Mover, from: Point, to: Point, budget: number): Point[] {
  const points: Point[] = [];
  const ring = (x: number, y: number, width: number) => {
    if (distanceDown(...from, x, y) + distanceDown(x, y, ...to) > budget + 2 * width + 4) return; // then so is every point of the ring
    for (const [dx, dy] of RING) {
      const [px, py] = [x + outward(dx * width), y + outward(dy * width)];
      if (distanceDown(...from, px, py) + distanceDown(px, py, ...to) <= budget && movement.fits(mover, px, py)) points.push([px, py]);
    }
  };
  const { terrain, bases, walls } = movement;
  for (let figure = 0; figure < bases.count; figure++) {
    const wide = bases.diameter[figure]!;
    if (wide > 0 && !(mover.passes[figure]! > 0)) ring(bases.x[figure]!, bases.y[figure]!, twiceNearest(mover, wide, figure));
  }
  for (const piece of walls) {
    for (let i = terrain.first[piece]!; i < terrain.first[piece + 1]!; i++) ring(terrain.x[i]!, terrain.y[i]!, mover.diameter);
  }
  return points;
}

/** Half of so many ten thousandths, away from 0, so that a ring never gets smaller. */
const outward = (share: number) => Math.sign(share) * Math.ceil(Math.abs(share) / 20000);

const TARGET = 0;
const START = 1;

/**
 * A* with the straight distance as what is left at least. A leg is looked at only when its turn comes: most never are.
 * Of several shortest ways, the one found first; the order is that of the points, so the same on every machine.
 */
function search(movement: Movement, mover: Mover, points: readonly Point[], budget: number): Path | undefined {
  const left = points.map((point) => distanceDown(...point, ...points[TARGET]!));
  const gone = points.map(() => -1); // the length of the way to each point, once it is settled
  const before = points.map(() => -1);
  const legs = new Legs();
  let here = START;
  gone[START] = 0;
  while (here !== TARGET) {
    for (let next = 0; next < points.length; next++) {
      if (gone[next] !== -1) continue;
      const length = gone[here]! + distanceUp(...points[here]!, ...points[next]!);
      if (length + left[next]! <= budget) legs.add({ estimate: length + left[next]!, length, from: here, to: next });
    }
    const leg = nextFree(legs, movement, mover, points, gone);
    if (leg === undefined) return undefined;
    gone[leg.to] = leg.length;
    before[leg.to] = leg.from;
    here = leg.to;
  }
  const way: Point[] = [];
  for (let i = TARGET; i !== -1; i = before[i]!) way.push(points[i]!);
  return { points: way.reverse(), length: gone[TARGET]! };
}

function nextFree(legs: Legs, movement: Movement, mover: Mover, points: readonly Point[], gone: readonly number[]): Leg | undefined {
  for (;;) {
    const leg = legs.take();
    if (leg === undefined) return undefined;
    if (gone[leg.to] === -1 && movement.free(mover, ...points[leg.from]!, ...points[leg.to]!)) return leg;
  }
}

interface Leg {
  readonly estimate: number;
  readonly length: number;
  readonly from: number;
  readonly to: number;
}

/** Legs to look at, the one with the least estimate first; a binary heap. */
class Legs {
  private readonly heap: Leg[] = [];

  add(leg: Leg): void {
    const { heap } = this;
    let at = heap.length;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (!sooner(leg, heap[above]!)) break;
      heap[at] = heap[above]!;
      at = above;
    }
    heap[at] = leg;
  }

  take(): Leg | undefined {
    const { heap } = this;
    const first = heap[0];
    const last = heap.pop();
    if (first === undefined || last === undefined || heap.length === 0) return first;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= heap.length) break;
      if (below + 1 < heap.length && sooner(heap[below + 1]!, heap[below]!)) below++;
      if (!sooner(heap[below]!, last)) break;
      heap[at] = heap[below]!;
      at = below;
    }
    heap[at] = last;
    return first;
  }
}

function sooner(a: Leg, b: Leg): boolean {
  return a.estimate !== b.estimate ? a.estimate < b.estimate : a.to !== b.to ? a.to < b.to : a.from < b.from;
}
