/** The finished games behind a pool, cell by cell. */
import type { RunData } from '../run-data.ts';
import { cellsOf, type CellGames } from '../summary/cell-games.ts';
import type { Pool } from '../summary/index.ts';

export function gamesOf(run: RunData, pool: Pool): CellGames[] {
  const all = cellsOf(run);
  return pool.cells.map((index) => all[index]!);
}
