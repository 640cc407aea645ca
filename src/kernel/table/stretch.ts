/** How much of a straight line lies inside a terrain piece, for ground that slows and cover that is deep. */
import type { Terrain } from './terrain.ts';

/**
 * The length inside the piece, in hundredths of an inch, to the nearest one; the same from either end.
 * A stretch along a side is not inside. Only sums, products and quotients in one fixed order, so the same on every machine.
 */
export function lengthInside(terrain: Terrain, piece: number, ax: number, ay: number, bx: number, by: number): number {
  return ax < bx || (ax === bx && ay <= by) ? inside(terrain, piece, ax, ay, bx, by) : inside(terrain, piece, bx, by, ax, ay);
}

/**
 * Where the line enters through a side counts against where it leaves, each as a share of the line. A corner on the line counts as a
 * little to its left, so a side along the line with the inside to its right would be taken for inside, and is taken off again.
 */
function inside({ x, y, first }: Terrain, piece: number, ax: number, ay: number, bx: number, by: number): number {
  const dx = bx - ax;
  const dy = by - ay;
  const square = dx * dx + dy * dy;
  if (square === 0) return 0;
  const end = first[piece + 1]!;
  let share = 0;
  let x0 = x[end - 1]!;
  let y0 = y[end - 1]!;
  for (let i = first[piece]!; i < end; i++) {
    const x1 = x[i]!;
    const y1 = y[i]!;
    const side0 = dx * (y0 - ay) - dy * (x0 - ax);
    const side1 = dx * (y1 - ay) - dy * (x1 - ax);
    if (side0 >= 0 !== side1 >= 0) {
      const a = (x1 - x0) * (ay - y0) - (y1 - y0) * (ax - x0);
      const b = (x1 - x0) * (by - y0) - (y1 - y0) * (bx - x0);
      const at = onLine(a / (a - b));
      share += side1 > side0 ? at : -at;
    } else if (side0 === 0 && side1 === 0) {
      const from = onLine((dx * (x0 - ax) + dy * (y0 - ay)) / square);
      const to = onLine((dx * (x1 - ax) + dy * (y1 - ay)) / square);
      if (to < from) share -= from - to;
    }
    x0 = x1;
    y0 = y1;
  }
  return Math.round(share * Math.sqrt(square));
}

const onLine = (share: number) => Math.min(1, Math.max(0, share));
