/**
 * Lines from centre to centre: what stops a shot, what hinders it, and who sees whom ("Line of Fire", "LOF modifiers", "LOS").
 *
 * A line that only touches the corner of an obstacle goes on, at a price; between two obstacles that meet at that corner it does not,
 * unless the book says so.
 */
import { DX, DY } from '../../../kernel/grid/directions.ts';
import type { Field } from '../field.ts';

/** No line. */
export const BLOCKED = -1;

/**
 * `BLOCKED`, or what hinders, as one number: corners, plus 64 times the modifiers of figures passed (as a positive number), plus 4096 if any
 * square of the line, its ends too, is dark. What stands on the two ends neither stops nor hinders.
 */
export function lineOfFire(field: Field, from: number, to: number, doubleCorner: boolean): number {
  const { board: { lines, width }, obstacle, dark, past } = field;
  let darkened = dark[from]!;
  let corners = 0;
  let passed = 0;
  let here = from;
  for (let i = lines.start(from, to), end = lines.end(from, to); i < end; i++) {
    const direction = lines.stepDirection[i]!;
    const next = from + lines.stepSquare[i]!;
    if ((direction & 1) !== 0) {
      const beside = obstacle[here + DX[direction]!]! + obstacle[here + width * DY[direction]!]!;
      if (beside === 2 && !doubleCorner) return BLOCKED;
      corners += beside;
    }
    darkened |= dark[next]!;
    if (next !== to) {
      if (obstacle[next] !== 0) return BLOCKED;
      passed += past[next]!;
    }
    here = next;
  }
  return corners + (passed << 6) + (darkened << 12);
}

export const cornersOn = (line: number): number => line & 63;
export const passedOn = (line: number): number => (line >> 6) & 63;
export const darkOn = (line: number): boolean => line >= 4096;

/** Line of sight, which darkness blocks as well: also into and out of it. */
export function canSee(field: Field, from: number, to: number, doubleCorner: boolean): boolean {
  const line = lineOfFire(field, from, to, doubleCorner);
  return line !== BLOCKED && !darkOn(line);
}
