/**
 * Where a round base may go in a straight line, and where it may stand.
 *
 * A move keeps to the table, and passes over no base and no ground that is in the way; touching either is allowed. All comparisons are
 * exact: the way of the base is free if nothing lies nearer to the line of its centre than its radius.
 */
import type { Bases } from './bases.ts';
import { distanceDown, pointToward } from './inches.ts';
import type { Point } from './outline.ts';
import { nearerThan } from './segment.ts';
import { APART, type Terrain } from './terrain.ts';

/** Who moves: how wide its base is (hundredths of an inch), and which figures are not in its way: itself, and those that it may pass through. */
export interface Mover {
  readonly diameter: number;
  /** By figure number, nonzero for one that is not in the way. */
  readonly passes: Uint8Array;
  /**
   * By figure number, how many hundredths of an inch it stays away from a figure that is in the way, at most 1000; not said, it may touch
   * all. One hundredth is enough not to come into contact.
   */
  readonly keepsOff?: Int32Array;
}

/** How near the centre of the mover may come to that of a figure, twice: exactly that is allowed. */
export function twiceNearest({ diameter, keepsOff }: Mover, wide: number, figure: number): number {
  return diameter + wide + (keepsOff === undefined ? 0 : 2 * keepsOff[figure]!);
}

export class Movement {
  readonly width: number;
  readonly height: number;
  readonly terrain: Terrain;
  readonly bases: Bases;
  /** The pieces that nobody may enter, by number. */
  readonly walls: Int32Array;

  /** `impassable`: the kinds of terrain that nobody may enter, as a mask. */
  constructor({ width, height }: { readonly width: number; readonly height: number }, terrain: Terrain, impassable: number, bases: Bases) {
    this.width = width;
    this.height = height;
    this.terrain = terrain;
    this.bases = bases;
    this.walls = Int32Array.from([...terrain.kind.keys()].filter((piece) => (impassable & (1 << terrain.kind[piece]!)) !== 0));
  }

  /** Whether the whole base lies on the table; its edge may lie on the table's. */
  onTable(diameter: number, x: number, y: number): boolean {
    return 2 * x >= diameter && 2 * y >= diameter && 2 * (this.width - x) >= diameter && 2 * (this.height - y) >= diameter;
  }

  /** Whether the base has room at this point, among the figures that it may not pass through. To end a move, pass nobody but itself. */
  fits(mover: Mover, x: number, y: number): boolean {
    return this.onTable(mover.diameter, x, y) && this.clear(mover, x, y, x, y);
  }

  /** Whether the base may move straight from a to b. */
  free(mover: Mover, ax: number, ay: number, bx: number, by: number): boolean {
    return this.onTable(mover.diameter, ax, ay) && this.onTable(mover.diameter, bx, by) && this.clear(mover, ax, ay, bx, by);
  }

  /** Whether every leg of the way may be moved. */
  freeAlong(mover: Mover, way: readonly Point[]): boolean {
    return way.slice(1).every(([x, y], leg) => this.free(mover, ...way[leg]!, x, y));
  }

  /** How far the base may move straight toward b: the farthest point found by halving, from which all is free; a itself if it cannot move. */
  furthest(mover: Mover, ax: number, ay: number, bx: number, by: number): Point {
    let free: Point = [ax, ay];
    let low = 0;
    let high = distanceDown(ax, ay, bx, by) + 1; // all the way, to b itself
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      const to = pointToward(ax, ay, bx, by, middle);
      if (this.free(mover, ax, ay, to[0], to[1])) {
        free = to;
        low = middle;
      } else high = middle - 1;
    }
    return free;
  }

  private clear(mover: Mover, ax: number, ay: number, bx: number, by: number): boolean {
    const { diameter, passes } = mover;
    const west = Math.min(ax, bx);
    const east = Math.max(ax, bx);
    const north = Math.min(ay, by);
    const south = Math.max(ay, by);
    const { x, y, diameter: wide } = this.bases;
    for (let figure = 0; figure < x.length; figure++) {
      const px = x[figure]!;
      const py = y[figure]!;
      const both = twiceNearest(mover, wide[figure]!, figure);
      if (px + both < west || px - both > east || py + both < north || py - both > south) continue; // most are nowhere near
      if (wide[figure] === 0 || passes[figure]! > 0) continue;
      if (nearerThan(both, ax, ay, bx, by, px, py)) return false;
    }
    const { left, right, top, bottom } = this.terrain;
    for (const piece of this.walls) {
      if (east + diameter < left[piece]! || west - diameter > right[piece]! || south + diameter < top[piece]! || north - diameter > bottom[piece]!) continue;
      if (this.hitsWall(piece, diameter, ax, ay, bx, by)) return false;
    }
    return true;
  }

  /** Whether the line meets the piece, or a corner of the piece is too near to the line, or a side of it to one of the line's ends. */
  private hitsWall(piece: number, diameter: number, ax: number, ay: number, bx: number, by: number): boolean {
    const { x, y, first } = this.terrain;
    if (this.terrain.segment(piece, ax, ay, bx, by) !== APART) return true;
    const end = first[piece + 1]!;
    let before = end - 1;
    for (let i = first[piece]!; i < end; before = i++) {
      if (nearerThan(diameter, ax, ay, bx, by, x[i]!, y[i]!)) return true;
      if (nearerThan(diameter, x[before]!, y[before]!, x[i]!, y[i]!, ax, ay)) return true;
      if (nearerThan(diameter, x[before]!, y[before]!, x[i]!, y[i]!, bx, by)) return true;
    }
    return false;
  }
}
