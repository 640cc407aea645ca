/** What is said of a folder whose run was cut short. */
import { UsageError } from '../../kernel/errors.ts';
import { rowsOf } from '../cell-rows.ts';
import type { Manifest } from '../run-data.ts';
import { partNames } from './parts.ts';

/** Rows of a finished run; null while nobody knows yet when its cells stop. */
export function expectedRows(manifest: Manifest): number | null {
  return manifest.stopping !== undefined && manifest.cellGames === undefined ? null : rowsOf(manifest);
}

/** `stored`: games in games.parquet; those that wait in parts are counted here. */
export async function unfinished(folder: string, stored: number, expected: number | null): Promise<UsageError> {
  const inParts = (await partNames(folder)).reduce((sum, { from, to }) => sum + to - from, 0);
  return new UsageError(`${folder}: the run is not finished; found ${stored + inParts}${expected === null ? '' : ` of ${expected}`} games. Run the experiment again into this folder to go on with it`);
}
