/**
 * What lies between the centre of one square and any part of another: the squares that straight lines cross from the centre of the
 * first to the centre and to the four corners of the second. A square that is only touched at a corner is not crossed.
 *
 * Only the offset between the two matters, so there is one table for a size of board, made when it is first asked for.
 */
import { linesOn, type Lines } from '../../kernel/grid/lines.ts';

export class CornerLines {
  private readonly lines: Lines;
  /** By number of an offset, as in `Lines`: where its squares begin in `squares`. Those next to the first square come first, the others from `far` on. */
  private readonly first: Int32Array;
  private readonly far: Int32Array;
  /** Each less the number of the first square. */
  readonly squares: Int16Array;

  constructor(width: number, height: number) {
    this.lines = linesOn(width, height);
    const columns = 2 * width - 1;
    this.first = new Int32Array(columns * (2 * height - 1) + 1);
    this.far = new Int32Array(columns * (2 * height - 1));
    const squares: number[] = [];
    const crossed = new Crossed(width, height);
    for (let dy = 1 - height, offset = 0; dy < height; dy++) {
      for (let dx = 1 - width; dx < width; dx++, offset++) {
        crossed.onTheWayTo(dx, dy);
        for (const square of crossed.near) squares.push(square);
        this.far[offset] = squares.length;
        for (const square of crossed.far) squares.push(square);
        this.first[offset + 1] = squares.length;
      }
    }
    this.squares = Int16Array.from(squares);
  }

  /** Where those between begin in `squares`, all of them. */
  start(from: number, to: number): number {
    return this.first[this.offset(from, to)]!;
  }

  /** Where those begin that are not next to the first square. */
  startFar(from: number, to: number): number {
    return this.far[this.offset(from, to)]!;
  }

  end(from: number, to: number): number {
    return this.first[this.offset(from, to) + 1]!;
  }

  private offset(from: number, to: number): number {
    const { place, offsetZero } = this.lines;
    return place[to]! - place[from]! + offsetZero;
  }
}

const bySize = new Map<string, CornerLines>();

export function cornerLinesOn(width: number, height: number): CornerLines {
  const size = `${width}x${height}`;
  let lines = bySize.get(size);
  if (lines === undefined) bySize.set(size, (lines = new CornerLines(width, height)));
  return lines;
}

/** Squares crossed on the way from one square to another, each once and less the number of the first; without the two themselves. */
class Crossed {
  /** Those next to the first square, and the others. */
  readonly near: number[] = [];
  readonly far: number[] = [];
  private readonly width: number;
  /** By square less the first, plus all there are: the last way that it was met on. */
  private readonly met: Int32Array;
  private way = 0;

  constructor(width: number, height: number) {
    this.width = width;
    this.met = new Int32Array(2 * width * height);
  }

  onTheWayTo(dx: number, dy: number): void {
    this.near.length = this.far.length = 0;
    if (dx === 0 && dy === 0) return;
    this.way += 1;
    // Halves of squares as units: the centre of the other square, and its corners half a square from it.
    this.follow(2 * dx, 2 * dy, dx, dy);
    for (const x of [-1, 1]) for (const y of [-1, 1]) this.follow(2 * dx + x, 2 * dy + y, dx, dy);
  }

  /**
   * A line from the centre of a square to a point `x` and `y` halves of a square off. After i columns and j rows it leaves its square
   * sideways at (2i + 1) / |x| of its length, up or down at (2j + 1) / |y|; both at once is a corner.
   */
  private follow(x: number, y: number, dx: number, dy: number): void {
    const { width, met, way } = this;
    const across = Math.abs(x);
    const down = Math.abs(y);
    const [signX, signY] = [Math.sign(x), Math.sign(y)];
    for (let i = 0, j = 0; 2 * i + 1 < across || 2 * j + 1 < down; ) {
      const sideways = (2 * i + 1) * down;
      const upOrDown = (2 * j + 1) * across;
      if (sideways <= upOrDown) i += 1;
      if (upOrDown <= sideways) j += 1;
      const [column, row] = [i * signX, j * signY];
      const square = row * width + column;
      if ((column === dx && row === dy) || met[square + met.length / 2] === way) continue;
      met[square + met.length / 2] = way;
      if (i <= 1 && j <= 1) this.near.push(square);
      else this.far.push(square);
    }
  }
}
