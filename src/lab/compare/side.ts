/** One of the two runs that are compared. */
import { firstRow } from '../cell-rows.ts';
import type { Cell, RunData } from '../run-data.ts';

export interface Side {
  /** What messages and tables call it: its folder. */
  folder: string;
  run: RunData;
}

/** Where a game stands in the columns of its run: rows are sorted by cell, then game. */
export function rowOf({ run }: Side, cell: Cell, game: number): number {
  return firstRow(run.manifest, cell.index) + game;
}
