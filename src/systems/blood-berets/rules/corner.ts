/** In cover behind a corner: in sight, but part of its square is hidden by rock; rock right beside the shooter does not count ("In Cover"). */
import type { Battlefield } from '../battlefield.ts';
import { cornerLinesOn } from '../corner-lines.ts';

/** Of a target that can be seen. */
export function behindCorner(field: Battlefield, from: number, to: number): boolean {
  if (!field.hasRock) return false;
  const lines = cornerLinesOn(field.width, field.height);
  for (let i = lines.startFar(from, to), end = lines.end(from, to); i < end; i++) if (field.rock[from + lines.squares[i]!] === 1) return true;
  return false;
}
