/**
 * Straight lines between the centres of two squares: which squares and edges they cross and which corners they touch, exactly.
 *
 * A line is kept as the king steps between the squares that it crosses, one after another. An orthogonal step crosses the edge
 * between two squares; a diagonal step passes through the very corner where four squares meet and enters neither of the two beside it.
 * Only the offset between the squares matters, so each size of board has one table, made once and shared by all its maps.
 */
import { directionOf, isDiagonal } from './directions.ts';
import { checkSize } from './squares.ts';

/** What a line meets on its way, in order; the squares it starts and ends in are left out. */
export type Crossing =
  | { readonly kind: 'square'; readonly square: number }
  | { readonly kind: 'edge'; readonly from: number; readonly to: number; readonly direction: number }
  | { readonly kind: 'corner'; readonly from: number; readonly to: number; readonly direction: number };

const linesBySize = new Map<string, Lines>();

/** The lines of a board of this size; one shared table per size. */
export function linesOn(width: number, height: number): Lines {
  const size = `${width}x${height}`;
  let lines = linesBySize.get(size);
  if (lines === undefined) {
    lines = new Lines(width, height);
    linesBySize.set(size, lines);
  }
  return lines;
}

/**
 * To walk a line without making objects:
 * ```ts
 * for (let i = lines.start(from, to), end = lines.end(from, to); i < end; i++) {
 *   lines.stepDirection[i]; // odd: through a corner
 *   from + lines.stepSquare[i]!; // the square entered; `to` at the last step
 * }
 * ```
 */
export class Lines {
  readonly width: number;
  readonly height: number;
  /** A number for each square such that a difference of two of them, plus `offsetZero`, numbers the offset between the squares. */
  readonly place: Int32Array;
  readonly offsetZero: number;
  /** By offset number: where its steps begin; they end where those of the next number begin. */
  readonly firstStep: Int32Array;
  /** The direction of each step. */
  readonly stepDirection: Uint8Array;
  /** The square that each step enters, less the square where the line starts. */
  readonly stepSquare: Int16Array;

  constructor(width: number, height: number) {
    checkSize(width, height);
    this.width = width;
    this.height = height;
    const stride = 2 * width - 1;
    this.offsetZero = (height - 1) * stride + width - 1;
    this.place = new Int32Array(width * height);
    for (let square = 0; square < width * height; square++) {
      this.place[square] = ((square / width) | 0) * stride + (square % width);
    }
    this.firstStep = new Int32Array((2 * height - 1) * stride + 1);
    const directions: number[] = [];
    const squares: number[] = [];
    for (let dy = 1 - height, offset = 0; dy < height; dy++) {
      for (let dx = 1 - width; dx < width; dx++, offset++) {
        let square = 0;
        for (const [x, y] of kingSteps(dx, dy)) {
          square += y * width + x;
          directions.push(directionOf(x, y));
          squares.push(square);
        }
        this.firstStep[offset + 1] = directions.length;
      }
    }
    this.stepDirection = Uint8Array.from(directions);
    this.stepSquare = Int16Array.from(squares);
  }

  /** Where the steps of this line begin in `stepDirection` and `stepSquare`. */
  start(from: number, to: number): number {
    return this.firstStep[this.place[to]! - this.place[from]! + this.offsetZero]!;
  }

  /** One past the last step of this line. */
  end(from: number, to: number): number {
    return this.firstStep[this.place[to]! - this.place[from]! + this.offsetZero + 1]!;
  }

  /** Steps of the line: one more than the squares strictly between, 0 from a square to itself. */
  length(from: number, to: number): number {
    return this.end(from, to) - this.start(from, to);
  }

  /** Whether no square strictly between the two has a nonzero entry in `blocks` (one entry per square). */
  clear(blocks: Uint8Array, from: number, to: number): boolean {
    const { firstStep, stepSquare } = this;
    const offset = this.place[to]! - this.place[from]! + this.offsetZero;
    const last = firstStep[offset + 1]! - 1;
    let i = firstStep[offset]!;
    // Four squares to a branch: guessing wrong where the view ends costs more than looking at three squares too many.
    for (; i + 3 < last; i += 4) {
      const a = blocks[from + stepSquare[i]!]! | blocks[from + stepSquare[i + 1]!]!;
      const b = blocks[from + stepSquare[i + 2]!]! | blocks[from + stepSquare[i + 3]!]!;
      if ((a | b) !== 0) return false;
    }
    for (; i < last; i++) {
      if (blocks[from + stepSquare[i]!] !== 0) return false;
    }
    return true;
  }

  /** All that the line meets, for explanations; makes objects, so not for the hot path. */
  crossed(from: number, to: number): Crossing[] {
    const met: Crossing[] = [];
    let here = from;
    for (let i = this.start(from, to), end = this.end(from, to); i < end; i++) {
      const direction = this.stepDirection[i]!;
      const next = from + this.stepSquare[i]!;
      met.push({ kind: isDiagonal(direction) ? 'corner' : 'edge', from: here, to: next, direction });
      if (next !== to) met.push({ kind: 'square', square: next });
      here = next;
    }
    return met;
  }
}

/**
 * The steps of a line to the square `dx` columns and `dy` rows away.
 * After `i` column steps and `j` row steps it leaves the square sideways at (2i + 1) / 2|dx| of its length and up or down at
 * (2j + 1) / 2|dy|; whichever comes first is the next step, and both at once is a corner.
 */
function kingSteps(dx: number, dy: number): [x: number, y: number][] {
  const columns = Math.abs(dx);
  const rows = Math.abs(dy);
  const steps: [number, number][] = [];
  for (let i = 0, j = 0; i < columns || j < rows; ) {
    const sideways = (2 * i + 1) * rows;
    const upOrDown = (2 * j + 1) * columns;
    const x = sideways <= upOrDown ? Math.sign(dx) : 0;
    const y = upOrDown <= sideways ? Math.sign(dy) : 0;
    i += Math.abs(x);
    j += Math.abs(y);
    steps.push([x, y]);
  }
  return steps;
}
