/** `failures.json`: every failed game with what happened and the command that plays it again. */
import { join } from 'node:path';
import { UsageError } from '../../kernel/errors.ts';
import type { FailedGame } from '../run-data.ts';
import { FAILURES, readIfThere, writeJson } from './files.ts';

/** None where the folder has no such file. */
export async function readFailures(folder: string): Promise<FailedGame[]> {
  const file = join(folder, FAILURES);
  const text = await readIfThere(file);
  if (text === undefined) return [];
  try {
    return JSON.parse(text.toString()) as FailedGame[];
  } catch {
    throw new UsageError(`${file}: damaged; found no JSON. Remove the folder and run the experiment again`);
  }
}

export const writeFailures = (folder: string, failures: readonly FailedGame[]): Promise<void> => writeJson(folder, FAILURES, failures);
