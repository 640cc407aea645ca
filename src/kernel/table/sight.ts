/** Sight along the straight line between two base centres: which terrain and which bases lie between. The rules say what that means. */
import type { Bases } from './bases.ts';
import { THROUGH, TOUCHES, type Terrain } from './terrain.ts';

/**
 * A look fills `kinds`, `pieces` and `figures`, and makes no object.
 * ```ts
 * const kinds = sight.look(ax, ay, bx, by);
 * if ((kinds & blocking) !== 0) ...      // a set of kinds, as a mask
 * for (let i = 0; i < sight.pieceCount; i++) sight.pieces[i]; // the pieces crossed, by number
 * ```
 */
export class Sight {
  readonly terrain: Terrain;
  /** The pieces that the last look crossed: the first `pieceCount` of these. */
  readonly pieces: Int32Array;
  pieceCount = 0;
  /** The figures that the last `figuresBetween` crossed: the first `figureCount` of these. */
  readonly figures: Int32Array;
  figureCount = 0;
  private readonly bases: Bases;
  private readonly least: typeof TOUCHES | typeof THROUGH;

  /**
   * `least`: what counts as crossing a piece. `THROUGH` (as the line must have a stretch inside, it may graze a corner or run along a
   * side, even between two pieces that share it) or `TOUCHES` (those count too).
   */
  constructor(terrain: Terrain, bases: Bases, least: typeof TOUCHES | typeof THROUGH = THROUGH) {
    this.terrain = terrain;
    this.bases = bases;
    this.least = least;
    this.pieces = new Int32Array(terrain.count);
    this.figures = new Int32Array(bases.count);
  }

  /** The kinds of terrain that the line from a to b crosses, the pieces that a and b stand in included: bit `kind` for each. */
  look(ax: number, ay: number, bx: number, by: number): number {
    const { terrain, least, pieces } = this;
    const { left, right, top, bottom, kind } = terrain;
    const west = Math.min(ax, bx);
    const east = Math.max(ax, bx);
    const north = Math.min(ay, by);
    const south = Math.max(ay, by);
    let kinds = 0;
    let count = 0;
    for (let piece = 0; piece < left.length; piece++) {
      if (east < left[piece]! || west > right[piece]! || south < top[piece]! || north > bottom[piece]!) continue;
      if (terrain.segment(piece, ax, ay, bx, by) < least) continue;
      pieces[count++] = piece;
      kinds |= 1 << kind[piece]!;
    }
    this.pieceCount = count;
    return kinds;
  }

  /** How many bases the line from a to b passes over, other than those of the two figures; one that it only touches is not in the way. */
  figuresBetween(ax: number, ay: number, bx: number, by: number, from = -1, to = -1): number {
    const { figures } = this;
    const { x, y, diameter } = this.bases;
    const dx = bx - ax;
    const dy = by - ay;
    const square = dx * dx + dy * dy;
    const length = Math.sqrt(square) + 1;
    let count = 0;
    for (let figure = 0; figure < x.length; figure++) {
      const wide = diameter[figure]!;
      const px = x[figure]! - ax;
      const py = y[figure]! - ay;
      const area = 2 * (dx * py - dy * px);
      const far = wide * length; // more than the exact bound: only the rest is looked at closely, and may be squared
      if (Math.abs(area) > far || wide === 0 || figure === from || figure === to) continue; // one guess, nearly always right
      const along = px * dx + py * dy;
      const over =
        along <= 0
          ? 4 * (px * px + py * py) < wide * wide
          : along >= square
            ? 4 * ((px - dx) * (px - dx) + (py - dy) * (py - dy)) < wide * wide
            : area * area < wide * wide * square;
      if (over) figures[count++] = figure;
    }
    this.figureCount = count;
    return count;
  }
}
