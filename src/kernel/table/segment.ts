/** Where a point lies about a straight line, by exact signs. */

/** Twice the area of the triangle a, b, p: positive if p lies to one side of the line from a to b, negative on the other, 0 on it. */
export function side(ax: number, ay: number, bx: number, by: number, px: number, py: number): number {
  return (bx - ax) * (py - ay) - (by - ay) * (px - ax);
}

/** A line of the table times the widest `twice` is less; a larger area need not be squared, nor could it be exactly. */
const FARTHER_THAN_ANY_BASE = 9e7;

/**
 * Whether the point p is nearer than `twice` / 2 to the segment from a to b; exactly that far is not nearer.
 * `twice` is twice the distance (a diameter, or the sum of two), at most 5000, because half of an odd diameter is no whole number.
 */
export function nearerThan(twice: number, ax: number, ay: number, bx: number, by: number, px: number, py: number): boolean {
  const dx = bx - ax;
  const dy = by - ay;
  const x = px - ax;
  const y = py - ay;
  const along = x * dx + y * dy;
  if (along <= 0) return 4 * (x * x + y * y) < twice * twice;
  const square = dx * dx + dy * dy;
  if (along >= square) return 4 * ((px - bx) * (px - bx) + (py - by) * (py - by)) < twice * twice;
  const area = 2 * (dx * y - dy * x);
  return area < FARTHER_THAN_ANY_BASE && area > -FARTHER_THAN_ANY_BASE && area * area < twice * twice * square;
}

/** Whether two segments have a point in common, an end included. */
export function segmentsMeet(ax: number, ay: number, bx: number, by: number, px: number, py: number, qx: number, qy: number): boolean {
  const p = side(ax, ay, bx, by, px, py);
  const q = side(ax, ay, bx, by, qx, qy);
  if ((p > 0 && q > 0) || (p < 0 && q < 0)) return false;
  const a = side(px, py, qx, qy, ax, ay);
  const b = side(px, py, qx, qy, bx, by);
  if ((a > 0 && b > 0) || (a < 0 && b < 0)) return false;
  // On one line, or ends on lines: they meet if their boxes do.
  return (
    Math.max(ax, bx) >= Math.min(px, qx) &&
    Math.max(px, qx) >= Math.min(ax, bx) &&
    Math.max(ay, by) >= Math.min(py, qy) &&
    Math.max(py, qy) >= Math.min(ay, by)
  );
}
