/** What closes a line of fire that is blocked ("Blocked Suppression"). */
import { DX, DY } from '../../../kernel/grid/directions.ts';
import type { Field } from '../field.ts';
import type { Facing } from '../vocabulary.ts';
import { arcOf } from './arc.ts';

/** Nothing does. */
export const OPEN = -1;

/**
 * The first square that blocks the line, or `OPEN`. Where a line is stopped between two corners that touch: the one of the two that can be destroyed, and that who
 * stands at `from` looking that way has in front of him; if there is none, a wall. What stands on the ends does not block.
 */
export function obstacleBetween({ board: { lines, walls, width }, obstacle }: Field, from: number, to: number, doubleCorner: boolean, facing: Facing | null = null): number {
  const isBreakable = (square: number) => walls[square] === 0 && (facing === null || arcOf(width, from, facing, square) === 'front');
  let here = from;
  for (let i = lines.start(from, to), end = lines.end(from, to); i < end; i++) {
    const direction = lines.stepDirection[i]!;
    const next = from + lines.stepSquare[i]!;
    if ((direction & 1) !== 0 && !doubleCorner) {
      const across = here + DX[direction]!;
      const along = here + width * DY[direction]!;
      if (obstacle[across]! + obstacle[along]! === 2) return isBreakable(across) || (walls[along] === 0 && !isBreakable(along)) ? across : along;
    }
    if (next !== to && obstacle[next] !== 0) return next;
    here = next;
  }
  return OPEN;
}

/** Whether the line from one square to another enters a third on its way. */
export function crosses({ board: { lines } }: Field, from: number, to: number, square: number): boolean {
  for (let i = lines.start(from, to), end = lines.end(from, to) - 1; i < end; i++) if (from + lines.stepSquare[i]! === square) return true;
  return false;
}
