/**
 * The oracle of the table's tests: the same questions found the slow way, with exact fractions. A line is cut wherever it meets a side,
 * and the middle of every part is asked by itself whether it lies inside; distances are squared fractions. Nothing is shared with what is tested.
 */
import type { Outline, Point } from '../../../src/kernel/table/outline.ts';

export interface Fraction {
  readonly over: bigint;
  readonly under: bigint; // positive
}

interface Place {
  readonly x: Fraction;
  readonly y: Fraction;
}

export type Told = 'apart' | 'touches' | 'through';

/** What a segment has to do with the inside of an outline. */
export function toldSegment(outline: Outline, a: Point, b: Point): Told {
  if (parts(outline, a, b).some(({ inside }) => inside)) return 'through';
  if (same(a, b)) return where(outline, place(a));
  return sidesOf(outline).some(([p, q]) => meetings(a, b, p, q).length > 0) ? 'touches' : 'apart';
}

/** The length of a segment inside an outline; a floating number, from exact shares. */
export function toldLength(outline: Outline, a: Point, b: Point): number {
  const whole = Math.sqrt((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2);
  return parts(outline, a, b).reduce((sum, { inside, share }) => sum + (inside ? share * whole : 0), 0);
}

/** Four times the squared distance from a point to a segment, against a squared diameter: below 0 is nearer. */
export function toldNearness(diameter: number, a: Point, b: Point, p: Point): number {
  return compare(times(fraction(4n), squaredDistance(a, b, p)), fraction(BigInt(diameter) * BigInt(diameter)));
}

/** Whether a disc of this diameter, moved straight from a to b, covers any of the piece, its outline and inside. */
export function toldSweep(outline: Outline, diameter: number, a: Point, b: Point): boolean {
  if (toldSegment(outline, a, b) !== 'apart') return true;
  return sidesOf(outline).some(([p, q]) =>
    toldNearness(diameter, a, b, p) < 0 || toldNearness(diameter, a, b, q) < 0 || toldNearness(diameter, p, q, a) < 0 || toldNearness(diameter, p, q, b) < 0,
  );
}

/** Whether no two sides have a point in common but neighbors their corner, and no corner comes twice. */
export function toldSimple(outline: Outline): boolean {
  const sides = sidesOf(outline);
  if (sides.length < 3 || sides.some(([p, q]) => same(p, q))) return false;
  return sides.every(([p, q], i) =>
    sides.every(([r, s], j) => {
      if (i === j) return true;
      const common = [...meetings(p, q, r, s)].map((t) => at(p, q, t));
      const corner = j === (i + 1) % sides.length ? q : i === (j + 1) % sides.length ? p : undefined;
      return common.every((met) => corner !== undefined && samePlace(met, place(corner)));
    }),
  );
}

function parts(outline: Outline, a: Point, b: Point): { inside: boolean; share: number }[] {
  if (same(a, b)) return [{ inside: where(outline, place(a)) === 'through', share: 0 }];
  const cuts = [fraction(0n), fraction(1n), ...sidesOf(outline).flatMap(([p, q]) => meetings(a, b, p, q))].sort(compare);
  return cuts.slice(1).flatMap((to, i) => {
    const from = cuts[i]!;
    if (compare(from, to) === 0) return [];
    const middle = times(plus(from, to), fraction(1n, 2n));
    const length = plus(to, negative(from));
    return [{ inside: where(outline, at(a, b, middle)) === 'through', share: Number(length.over) / Number(length.under) }];
  });
}

/** Where (0 to 1) the segment a-b meets the segment p-q; both ends of a stretch that they share. */
function meetings(a: Point, b: Point, p: Point, q: Point): Fraction[] {
  const [dx, dy, ex, ey] = [big(b[0] - a[0]), big(b[1] - a[1]), big(q[0] - p[0]), big(q[1] - p[1])];
  const [fx, fy] = [big(p[0] - a[0]), big(p[1] - a[1])];
  const turn = dx * ey - dy * ex;
  if (turn !== 0n) {
    const t = fraction(fx * ey - fy * ex, turn);
    const s = fraction(fx * dy - fy * dx, turn);
    return within(t) && within(s) ? [t] : [];
  }
  if (dx * fy - dy * fx !== 0n) return [];
  const whole = dx * dx + dy * dy;
  const share = (x: bigint, y: bigint) => fraction(x * dx + y * dy, whole);
  const ends = [share(fx, fy), share(fx + ex, fy + ey)].sort(compare);
  const from = compare(ends[0]!, fraction(0n)) < 0 ? fraction(0n) : ends[0]!;
  const to = compare(ends[1]!, fraction(1n)) > 0 ? fraction(1n) : ends[1]!;
  return compare(from, to) <= 0 ? [from, to] : [];
}

/** A point by the outline's winding about it. */
function where(outline: Outline, at: Place): Told {
  let winding = 0;
  for (const [p, q] of sidesOf(outline)) {
    const [px, py, qx, qy] = [p[0], p[1], q[0], q[1]].map((n) => fraction(big(n))) as [Fraction, Fraction, Fraction, Fraction];
    const turn = plus(times(minus(qx, px), minus(at.y, py)), negative(times(minus(qy, py), minus(at.x, px))));
    const sign = compare(turn, fraction(0n));
    const between = (low: Fraction, high: Fraction, n: Fraction) => compare(low, n) * compare(n, high) >= 0;
    if (sign === 0 && between(px, qx, at.x) && between(py, qy, at.y)) return 'touches';
    if (compare(py, at.y) <= 0 && compare(qy, at.y) > 0 && sign > 0) winding++;
    if (compare(py, at.y) > 0 && compare(qy, at.y) <= 0 && sign < 0) winding--;
  }
  return winding === 0 ? 'apart' : 'through';
}

function squaredDistance(a: Point, b: Point, p: Point): Fraction {
  const [dx, dy, x, y] = [big(b[0] - a[0]), big(b[1] - a[1]), big(p[0] - a[0]), big(p[1] - a[1])];
  const whole = dx * dx + dy * dy;
  let t = whole === 0n ? fraction(0n) : fraction(x * dx + y * dy, whole);
  if (compare(t, fraction(0n)) < 0) t = fraction(0n);
  if (compare(t, fraction(1n)) > 0) t = fraction(1n);
  const offX = minus(fraction(x), times(t, fraction(dx)));
  const offY = minus(fraction(y), times(t, fraction(dy)));
  return plus(times(offX, offX), times(offY, offY));
}

const sidesOf = (outline: Outline): [Point, Point][] => outline.map((p, i) => [p, outline[(i + 1) % outline.length]!]);
const same = (a: Point, b: Point) => a[0] === b[0] && a[1] === b[1];
const samePlace = (a: Place, b: Place) => compare(a.x, b.x) === 0 && compare(a.y, b.y) === 0;
const big = (n: number) => BigInt(n);
const place = ([x, y]: Point): Place => ({ x: fraction(big(x)), y: fraction(big(y)) });
const at = (a: Point, b: Point, t: Fraction): Place => ({
  x: plus(fraction(big(a[0])), times(t, fraction(big(b[0] - a[0])))),
  y: plus(fraction(big(a[1])), times(t, fraction(big(b[1] - a[1])))),
});
const within = (t: Fraction) => compare(t, fraction(0n)) >= 0 && compare(t, fraction(1n)) <= 0;

function fraction(over: bigint, under = 1n): Fraction {
  return under < 0n ? { over: -over, under: -under } : { over, under };
}

const plus = (a: Fraction, b: Fraction) => fraction(a.over * b.under + b.over * a.under, a.under * b.under);
const times = (a: Fraction, b: Fraction) => fraction(a.over * b.over, a.under * b.under);
const negative = (a: Fraction) => fraction(-a.over, a.under);
const minus = (a: Fraction, b: Fraction) => plus(a, negative(b));

export function compare(a: Fraction, b: Fraction): number {
  const difference = a.over * b.under - b.over * a.under;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}
