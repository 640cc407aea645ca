/** Lengths on the table: whole hundredths of an inch, so that a state survives JSON and a game replays bit for bit. */

/** Hundredths of an inch. */
export const INCH = 100;

/**
 * The longest side of a table and the widest base, in hundredths of an inch. Within them every product of the exact comparisons stays
 * below 2^53 (9e15): a cross product of two lines of the table below 3e8; two bases and ten inches between them, times a line, squared, below 6e15.
 */
export const LONGEST_SIDE = 120 * INCH;
export const WIDEST_BASE = 12 * INCH;

/** Inches as a person writes them (4.25) in hundredths; undefined if finer than a hundredth, or no number at all. */
export function hundredths(inches: unknown): number | undefined {
  if (typeof inches !== 'number' || !Number.isFinite(inches)) return undefined;
  const whole = Math.round(inches * INCH);
  return Math.abs(inches * INCH - whole) < 1e-6 ? whole + 0 : undefined;
}

/** Hundredths as inches for people and files: 425 is 4.25. */
export function inInches(length: number): number {
  return length / INCH;
}

/** Whole inches that a length takes up when every part of an inch counts as one: 425 is 5. */
export function wholeInchesUp(length: number): number {
  return Math.ceil(length / INCH);
}

/** The greatest whole number whose square is at most `square`, a whole number below 2^52. */
export function rootDown(square: number): number {
  let root = Math.floor(Math.sqrt(square));
  while (root * root > square) root--;
  while ((root + 1) * (root + 1) <= square) root++;
  return root;
}

/** The least whole number whose square is at least `square`, a whole number below 2^52. */
export function rootUp(square: number): number {
  const root = rootDown(square);
  return root * root === square ? root : root + 1;
}

/** The distance between two points, rounded up to a whole hundredth. */
export function distanceUp(ax: number, ay: number, bx: number, by: number): number {
  return rootUp((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
}

/** The distance between two points, rounded down to a whole hundredth. */
export function distanceDown(ax: number, ay: number, bx: number, by: number): number {
  return rootDown((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
}

/** The point `length` from a toward b, or a little less, never more (each coordinate rounds toward a); b itself if it is no farther. */
export function pointToward(ax: number, ay: number, bx: number, by: number, length: number): readonly [x: number, y: number] {
  const dx = bx - ax;
  const dy = by - ay;
  const square = dx * dx + dy * dy;
  if (square <= length * length) return [bx, by];
  const whole = rootUp(square);
  return [ax + Math.trunc((dx * length) / whole), ay + Math.trunc((dy * length) / whole)];
}

/** The point `length` from a in the direction of b, beyond b too, to the nearest hundredth in each coordinate; for shots that go on. */
export function pointThrough(ax: number, ay: number, bx: number, by: number, length: number): readonly [x: number, y: number] {
  const dx = bx - ax;
  const dy = by - ay;
  const whole = Math.sqrt(dx * dx + dy * dy);
  return whole === 0 ? [ax, ay] : [ax + Math.round((dx * length) / whole), ay + Math.round((dy * length) / whole)];
}
