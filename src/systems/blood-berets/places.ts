/** A square as it is told: column and row, from 0 in the top left corner. */
import { columnOf, rowOf } from '../../kernel/grid/squares.ts';
import type { Place } from './events.ts';
import type { Ground } from './ground.ts';
import type { Battle } from './state.ts';

export function placeOf(ground: Ground, battle: Readonly<Battle>, square: number): Place {
  const { width } = ground.board(battle);
  return [columnOf(width, square), rowOf(width, square)];
}
