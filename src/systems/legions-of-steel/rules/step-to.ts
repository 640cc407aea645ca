/** Whether a figure may step from a square to the next one, and that it does ("Movement", diagram). */
import { DX, DY, isDiagonal } from '../../../kernel/grid/directions.ts';
import type { Field } from '../field.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';

/** Nothing that fills a square is in the way: on it, or, diagonally, on one of the two beside it. Figures are another matter. */
export function isOpen({ board, obstacle }: Field, from: number, direction: number): boolean {
  const to = board.next[from * 8 + direction]!;
  if (to < 0 || obstacle[to] !== 0) return false;
  return !isDiagonal(direction) || (obstacle[from + DX[direction]!] === 0 && obstacle[from + board.width * DY[direction]!] === 0);
}

/** It stands there now. */
export function stepTo(ground: Ground, battle: Battle, figure: number, to: number): void {
  battle.figures[figure]!.at = to;
  battle.clock += 1;
  ground.mission.observe?.(ground, battle, 'moved');
}
