/** A way taken in parts, so that play may be interrupted on it: where the base stands after each inch. */
import { distanceUp, pointToward } from './inches.ts';
import type { Movement, Mover } from './movement.ts';
import type { Point } from './outline.ts';

/** How many hundredths short of its place a stop may be, to be a whole point where the base has room. */
const SHORT = 4;

/**
 * The way in parts of `every` hundredths, the last one what is left: each from a stop, round the corners, to the next stop.
 *
 * A stop is a whole point next to the way, at most `every` from the stop before along it, give or take what rounding it takes; every
 * stop has room and every leg is free, if those of the way are. Where a stop has no such point (in a gap exactly as wide as the base),
 * it is left out, and the part is longer.
 */
export function partsOfWay(movement: Movement, mover: Mover, way: readonly Point[], every: number): (readonly Point[])[] {
  if (!(every > 2 * SHORT)) throw new RangeError(`a way is taken in parts of more than ${2 * SHORT} hundredths of an inch, not ${every}`);
  const parts: Point[][] = [];
  let part: Point[] = [way[0]!];
  let gone = 0; // along the way, since the last stop was due
  for (const corner of way.slice(1)) {
    let here = part.at(-1)!;
    for (let left = distanceUp(...here, ...corner); gone + left > every; left = distanceUp(...here, ...corner)) {
      const stop = stopNear(movement, mover, here, corner, Math.max(1, every - gone));
      if (stop === undefined) break;
      parts.push([...part, stop]);
      part = [stop];
      here = stop;
      gone = 0;
    }
    gone += distanceUp(...here, ...corner);
    part.push(corner);
  }
  parts.push(part);
  return parts;
}

function stopNear(movement: Movement, mover: Mover, here: Point, corner: Point, length: number): Point | undefined {
  for (let short = 0; short <= Math.min(SHORT, length - 1); short++) {
    const [x, y] = pointToward(...here, ...corner, length - short);
    for (const [dx, dy] of [[0, 0], [1, 0], [-1, 0], [0, 1], [0, -1], [1, 1], [1, -1], [-1, 1], [-1, -1]] as const) {
      const stop: Point = [x + dx, y + dy];
      if (movement.free(mover, ...here, ...stop) && movement.free(mover, ...stop, ...corner)) return stop;
    }
  }
  return undefined;
}
