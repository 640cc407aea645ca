/** Lines and squares by plain geometry in whole numbers: slow, and written without a look at how the room does it. */

/** In halves of a square: the centre of square (c, r) is (2c, 2r), its inside what lies less than 1 from that in both directions. */
export type Point = readonly [x: number, y: number];

/** Whether a straight line from one point to another passes through the inside of a square: by the part of its length in which it is between the square's sides, in fractions. */
export function passesInside([ax, ay]: Point, [bx, by]: Point, [column, row]: readonly [number, number]): boolean {
  let enters: Fraction = [0, 1];
  let leaves: Fraction = [1, 1];
  for (const [from, to, middle] of [[ax, bx, 2 * column], [ay, by, 2 * row]] as const) {
    const length = to - from;
    if (length === 0) {
      if (Math.abs(from - middle) >= 1) return false;
      continue;
    }
    const sides = [fraction(middle - 1 - from, length), fraction(middle + 1 - from, length)].sort(compare);
    if (compare(sides[0]!, enters) > 0) enters = sides[0]!;
    if (compare(sides[1]!, leaves) < 0) leaves = sides[1]!;
  }
  return compare(enters, leaves) < 0;
}

export const centre = ([column, row]: readonly [number, number]): Point => [2 * column, 2 * row];

export const cornersOf = ([column, row]: readonly [number, number]): Point[] =>
  [[-1, -1], [1, -1], [-1, 1], [1, 1]].map(([x, y]) => [2 * column + x!, 2 * row + y!]);

type Fraction = readonly [number, number];
const fraction = (top: number, bottom: number): Fraction => (bottom < 0 ? [-top, -bottom] : [top, bottom]);
const compare = (a: Fraction, b: Fraction): number => a[0] * b[1] - b[0] * a[1];
