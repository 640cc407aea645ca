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
    for (let dy = 1 - height, offset = 0; dy < height; dy++) {
      for (let dx = 1 - width; dx < width; dx++, offset++) {
        const crossed = crossedTo(dx, dy);
        const isNear = ([column, row]: readonly [number, number]) => Math.abs(column) <= 1 && Math.abs(row) <= 1;
        const near = crossed.filter(isNear);
        this.far[offset] = squares.length + near.length;
        for (const [column, row] of [...near, ...crossed.filter((square) => !isNear(square))]) squares.push(row * width + column);
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

/** Columns and rows from the first square of all squares crossed on the way to one `dx` columns and `dy` rows off, without the two themselves. */
function crossedTo(dx: number, dy: number): (readonly [number, number])[] {
  const crossed = new Map<number, readonly [number, number]>();
  if (dx === 0 && dy === 0) return [];
  // Halves of squares as units: the centre of the other square, and its corners half a square from it.
  for (const [x, y] of [[0, 0], [-1, -1], [1, -1], [-1, 1], [1, 1]] as const) {
    for (const [column, row] of crossedOnTheWay(2 * dx + x, 2 * dy + y)) {
      if (column !== dx || row !== dy) crossed.set(row * WIDE + column, [column, row]);
    }
  }
  return [...crossed.values()];
}

/** More columns than any board has. */
const WIDE = 1024;

/**
 * Squares entered by a line from the centre of one to a point `x` and `y` halves of a square off. After i columns and j rows it leaves its
 * square sideways at (2i + 1) / |x| of its length, up or down at (2j + 1) / |y|; both at once is a corner.
 */
function crossedOnTheWay(x: number, y: number): [number, number][] {
  const width = Math.abs(x);
  const height = Math.abs(y);
  const entered: [number, number][] = [];
  for (let i = 0, j = 0; 2 * i + 1 < width || 2 * j + 1 < height; ) {
    const sideways = (2 * i + 1) * height;
    const upOrDown = (2 * j + 1) * width;
    if (sideways <= upOrDown) i += 1;
    if (upOrDown <= sideways) j += 1;
    entered.push([i * Math.sign(x), j * Math.sign(y)]);
  }
  return entered;
}
