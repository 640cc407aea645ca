/** What is said of a folder whose run was cut short. */
import { UsageError } from '../../kernel/errors.ts';
import { partNames } from './parts.ts';

/** `stored`: games in games.parquet; those that wait in parts are counted here. */
export async function unfinished(folder: string, stored: number, expected: number): Promise<UsageError> {
  const inParts = (await partNames(folder)).reduce((sum, { from, to }) => sum + to - from, 0);
  return new UsageError(`${folder}: the run is not finished; found ${stored + inParts} of ${expected} games. Run the experiment again into this folder to go on with it`);
}
