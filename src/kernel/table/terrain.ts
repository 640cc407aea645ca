/**
 * The terrain of a table made ready for questions: every piece with its box and its corners, in flat arrays.
 *
 * A piece covers the inside of its outline. Whatever only touches an outline (grazes a corner, runs along a side, ends on it) meets the
 * piece without passing through it; each rule says which of the two it means.
 */
import { twiceArea, type Outline } from './outline.ts';

/** What a line has to do with a piece: nothing; touches its outline only; has a stretch inside. */
export const APART = 0;
export const TOUCHES = 1;
export const THROUGH = 2;
export type Relation = typeof APART | typeof TOUCHES | typeof THROUGH;

/** Kinds are numbered by the system's own alphabet; a set of kinds is a mask with bit `kind` set. */
export const MOST_KINDS = 31;

export interface KindOutline {
  readonly kind: number;
  readonly outline: Outline;
}

export class Terrain {
  readonly count: number;
  readonly kind: Uint8Array;
  /** The corners of piece i: from `first[i]` to before `first[i + 1]`, its inside always to the same side. */
  readonly first: Int32Array;
  readonly x: Int32Array;
  readonly y: Int32Array;
  readonly left: Int32Array;
  readonly right: Int32Array;
  readonly top: Int32Array;
  readonly bottom: Int32Array;

  constructor(pieces: readonly KindOutline[]) {
    const outlines = pieces.map(({ outline }) => (twiceArea(outline) < 0 ? [...outline].reverse() : outline));
    const xs = outlines.map((outline) => outline.map(([x]) => x));
    const ys = outlines.map((outline) => outline.map(([, y]) => y));
    this.count = pieces.length;
    this.kind = Uint8Array.from(pieces, ({ kind }) => checkKind(kind));
    this.first = Int32Array.from([0, ...outlines].map((_, i) => outlines.slice(0, i).reduce((sum, { length }) => sum + length, 0)));
    this.x = Int32Array.from(xs.flat());
    this.y = Int32Array.from(ys.flat());
    this.left = Int32Array.from(xs, (of) => Math.min(...of));
    this.right = Int32Array.from(xs, (of) => Math.max(...of));
    this.top = Int32Array.from(ys, (of) => Math.min(...of));
    this.bottom = Int32Array.from(ys, (of) => Math.max(...of));
  }

  /** Whether the point is outside the piece, on its outline or inside. */
  point(piece: number, px: number, py: number): Relation {
    if (px < this.left[piece]! || px > this.right[piece]! || py < this.top[piece]! || py > this.bottom[piece]!) return APART;
    const { x, y } = this;
    const end = this.first[piece + 1]!;
    let inside = false;
    let x0 = x[end - 1]!;
    let y0 = y[end - 1]!;
    for (let i = this.first[piece]!; i < end; i++) {
      const x1 = x[i]!;
      const y1 = y[i]!;
      const turn = (x1 - x0) * (py - y0) - (y1 - y0) * (px - x0);
      if (turn === 0 && (px - x0) * (px - x1) <= 0 && (py - y0) * (py - y1) <= 0) return TOUCHES;
      if (y0 > py !== y1 > py && y1 > y0 === turn > 0) inside = !inside;
      x0 = x1;
      y0 = y1;
    }
    return inside ? THROUGH : APART;
  }

  /**
   * What the segment from a to b, ends included, has to do with the piece; exact, the same from either end.
   *
   * It has a stretch inside if it crosses a side between its corners; or goes on from a corner, or from an end on a side, to the inside;
   * or begins inside. Nothing else leads in.
   */
  segment(piece: number, ax: number, ay: number, bx: number, by: number): Relation {
    if (ax < bx ? bx < this.left[piece]! || ax > this.right[piece]! : ax < this.left[piece]! || bx > this.right[piece]!) return APART;
    if (ay < by ? by < this.top[piece]! || ay > this.bottom[piece]! : ay < this.top[piece]! || by > this.bottom[piece]!) return APART;
    const dx = bx - ax;
    const dy = by - ay;
    if (dx === 0 && dy === 0) return this.point(piece, ax, ay);
    const { x, y } = this;
    const start = this.first[piece]!;
    const end = this.first[piece + 1]!;
    let relation: Relation = APART;
    let beginsInside = false;
    let beginsOnOutline = false;
    let x0 = x[end - 1]!;
    let y0 = y[end - 1]!;
    let side0 = dx * (y0 - ay) - dy * (x0 - ax);
    for (let i = start; i < end; i++) {
      const x1 = x[i]!;
      const y1 = y[i]!;
      const side1 = dx * (y1 - ay) - dy * (x1 - ax);
      if (side0 >= 0 !== side1 >= 0) {
        const a = (x1 - x0) * (ay - y0) - (y1 - y0) * (ax - x0);
        if (a === 0) beginsOnOutline = true;
        else if (side1 > side0 === a > 0) beginsInside = !beginsInside; // one more side lies ahead
        if (side0 !== 0 && side1 !== 0) {
          const b = (x1 - x0) * (by - y0) - (y1 - y0) * (bx - x0);
          if ((a > 0 && b < 0) || (a < 0 && b > 0)) return THROUGH;
          if (a === 0 || b === 0) {
            if (a > 0 || b > 0) return THROUGH; // from an end on this side inward
            relation = TOUCHES;
          }
        }
      }
      if (side1 === 0) {
        const along = dx * (x1 - ax) + dy * (y1 - ay);
        const square = dx * dx + dy * dy;
        if (along >= 0 && along <= square) {
          relation = TOUCHES;
          if (along === 0) beginsOnOutline = true;
          const next = i + 1 < end ? i + 1 : start;
          if (along < square && leadsInside(x0, y0, x1, y1, x[next]!, y[next]!, dx, dy)) return THROUGH;
          if (along > 0 && leadsInside(x0, y0, x1, y1, x[next]!, y[next]!, -dx, -dy)) return THROUGH;
        }
        if (side0 === 0) {
          // The side lies on the line: does the segment begin on it, or lie within it?
          const before = dx * (x0 - ax) + dy * (y0 - ay);
          if ((before < 0 && along > 0) || (before > 0 && along < 0)) {
            beginsOnOutline = true;
            relation = TOUCHES;
          }
        }
      }
      x0 = x1;
      y0 = y1;
      side0 = side1;
    }
    return beginsInside && !beginsOnOutline ? THROUGH : relation;
  }
}

/** Whether from the corner (x1, y1), between the corners before and after it, the direction leads inside (not along a side). */
function leadsInside(x0: number, y0: number, x1: number, y1: number, x2: number, y2: number, dx: number, dy: number): boolean {
  const inX = x1 - x0;
  const inY = y1 - y0;
  const outX = x2 - x1;
  const outY = y2 - y1;
  const pastFirst = inX * dy - inY * dx > 0;
  const pastSecond = outX * dy - outY * dx > 0;
  return inX * outY - inY * outX >= 0 ? pastFirst && pastSecond : pastFirst || pastSecond;
}

function checkKind(kind: number): number {
  if (Number.isInteger(kind) && kind >= 0 && kind < MOST_KINDS) return kind;
  throw new RangeError(`a kind of terrain has a number from 0 to ${MOST_KINDS - 1}, not ${kind}`);
}
