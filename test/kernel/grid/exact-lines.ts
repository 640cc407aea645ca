/**
 * The oracle of the line tests: what a segment between two centres meets, found the slow way. Every square, edge and corner of the board
 * is asked by itself, with exact fractions and cross products; nothing is walked. Lengths are in half squares, so that centres have odd
 * coordinates and corners even ones.
 */
interface Meeting {
  /** `square 2,1` (column, row); `edge 2,1 3,1` (the two squares, left or upper first); `corner 2,1` (lattice point). */
  readonly what: string;
  /** Where on the segment, from 0 to 1: a point, or the middle of a stretch. */
  readonly at: Fraction;
}

interface Point {
  readonly x: bigint;
  readonly y: bigint;
}

interface Fraction {
  readonly over: bigint;
  readonly under: bigint; // positive
}

/** All that the segment from the centre of one square (column, row) to another's meets, in order, both squares included. */
export function exactLine(width: number, height: number, from: readonly [number, number], to: readonly [number, number]): string[] {
  const a = centre(...from);
  const b = centre(...to);
  const meetings: Meeting[] = [];
  for (let r = 0; r <= height; r++) {
    for (let c = 0; c <= width; c++) {
      const corner = point(2 * c, 2 * r);
      const right = point(2 * c + 2, 2 * r);
      const below = point(2 * c, 2 * r + 2);
      if (c < width && r < height) meetings.push(...stretchInside(a, b, corner, `square ${c},${r}`));
      if (c < width) meetings.push(...crossing(a, b, corner, right, `edge ${c},${r - 1} ${c},${r}`));
      if (r < height) meetings.push(...crossing(a, b, corner, below, `edge ${c - 1},${r} ${c},${r}`));
      meetings.push(...touch(a, b, corner, `corner ${c},${r}`));
    }
  }
  return meetings.sort((one, other) => compare(one.at, other.at)).map(({ what }) => what);
}

function centre(column: number, row: number): Point {
  return point(2 * column + 1, 2 * row + 1);
}

function point(x: number, y: number): Point {
  return { x: BigInt(x), y: BigInt(y) };
}

/** The stretch of the segment inside the open square whose upper left corner is given: cut off what is left of it, right, above and below. */
function stretchInside(a: Point, b: Point, corner: Point, what: string): Meeting[] {
  let enter = fraction(0n, 1n);
  let leave = fraction(1n, 1n);
  for (const [start, step, low] of [
    [a.x, b.x - a.x, corner.x],
    [a.y, b.y - a.y, corner.y],
  ] as const) {
    if (step === 0n) {
      if (start <= low || start >= low + 2n) return [];
      continue;
    }
    const first = fraction(low - start, step);
    const second = fraction(low + 2n - start, step);
    const [near, far] = compare(first, second) < 0 ? [first, second] : [second, first];
    if (compare(near, enter) > 0) enter = near;
    if (compare(far, leave) < 0) leave = far;
  }
  if (a.x === b.x && a.y === b.y) return a.x === corner.x + 1n && a.y === corner.y + 1n ? [{ what, at: enter }] : [];
  return compare(enter, leave) < 0 ? [{ what, at: middle(enter, leave) }] : [];
}

/** Whether the segment passes through the inside of an edge: each has its ends strictly on both sides of the other. */
function crossing(a: Point, b: Point, p: Point, q: Point, what: string): Meeting[] {
  const atA = cross(p, q, a);
  const atB = cross(p, q, b);
  if (atA * atB >= 0n || cross(a, b, p) * cross(a, b, q) >= 0n) return [];
  return [{ what, at: fraction(atA, atA - atB) }];
}

/** Whether a corner lies on the segment. */
function touch(a: Point, b: Point, p: Point, what: string): Meeting[] {
  if (cross(a, b, p) !== 0n) return [];
  const along = (p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y);
  const whole = (b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y);
  return along > 0n && along < whole ? [{ what, at: fraction(along, whole) }] : [];
}

/** Twice the area of the triangle p, q, r; its sign says on which side of the line pq the point r is. */
function cross(p: Point, q: Point, r: Point): bigint {
  return (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
}

function fraction(over: bigint, under: bigint): Fraction {
  return under < 0n ? { over: -over, under: -under } : { over, under };
}

function compare(one: Fraction, other: Fraction): number {
  const difference = one.over * other.under - other.over * one.under;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

function middle(one: Fraction, other: Fraction): Fraction {
  return fraction(one.over * other.under + other.over * one.under, 2n * one.under * other.under);
}
