/** What a walk over a board costs, figures and doors left aside: a step is a step, and a diagonal one needs both squares beside it free of walls ("Movement"). */
import { DX, DY, isDiagonal } from '../../../kernel/grid/directions.ts';
import { distancesTo } from '../../../kernel/grid/distances.ts';
import type { Board } from '../board.ts';

/** By square * 8 + direction, as `Reach` takes it. */
export function walkCosts({ next, walls, width, size }: Board): Uint8Array {
  const costs = new Uint8Array(size * 8);
  for (let square = 0; square < size; square++) {
    for (let direction = 0; direction < 8; direction++) {
      const to = next[square * 8 + direction]!;
      if (to < 0 || walls[square] !== 0 || walls[to] !== 0) continue;
      if (isDiagonal(direction) && (walls[square + DX[direction]!] !== 0 || walls[square + width * DY[direction]!] !== 0)) continue;
      costs[square * 8 + direction] = 1;
    }
  }
  return costs;
}

/** By square: steps to the nearest of some squares; `NO_WAY` of the kernel where there is no way. */
export function walkTo(board: Board, squares: readonly number[]): Uint16Array {
  return distancesTo(squares, walkCosts(board), board.width, board.height);
}
