/** Squares of a board by number: row times width plus column, from 0 in the top left corner. */
import { DX, DY } from './directions.ts';

export function squareAt(width: number, column: number, row: number): number {
  return row * width + column;
}

export function columnOf(width: number, square: number): number {
  return square % width;
}

export function rowOf(width: number, square: number): number {
  return (square / width) | 0;
}

/** King steps between two squares on an empty board. */
export function chebyshev(width: number, a: number, b: number): number {
  const columns = Math.abs((a % width) - (b % width));
  const rows = Math.abs(((a / width) | 0) - ((b / width) | 0));
  return columns > rows ? columns : rows;
}

/** `[3, 0]`: column and row, as positions in files have them. */
export function formatSquare(width: number, square: number): string {
  return `[${columnOf(width, square)}, ${rowOf(width, square)}]`;
}

const neighborsBySize = new Map<string, Int16Array>();

/** The square one step away: at `square * 8 + direction`, or -1 off the board. One shared table per size: read it only. */
export function neighbors(width: number, height: number): Int16Array {
  const size = `${width}x${height}`;
  let table = neighborsBySize.get(size);
  if (table === undefined) {
    table = makeNeighbors(width, height);
    neighborsBySize.set(size, table);
  }
  return table;
}

/** Square numbers, and differences of two of them, are kept in 16 bits. */
const MOST_SQUARES = 0x7fff;

/** Refuses a board that is empty or has more squares than the tables can number. */
export function checkSize(width: number, height: number): void {
  const whole = Number.isInteger(width) && Number.isInteger(height);
  if (whole && width > 0 && height > 0 && width * height <= MOST_SQUARES) return;
  throw new RangeError(`a board has 1 to ${MOST_SQUARES} squares, not ${width} x ${height}`);
}

function makeNeighbors(width: number, height: number): Int16Array {
  checkSize(width, height);
  const table = new Int16Array(width * height * 8).fill(-1);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      for (let direction = 0; direction < 8; direction++) {
        const c = column + DX[direction]!;
        const r = row + DY[direction]!;
        if (c >= 0 && c < width && r >= 0 && r < height) {
          table[squareAt(width, column, row) * 8 + direction] = squareAt(width, c, r);
        }
      }
    }
  }
  return table;
}
