/** Files written whole or not at all, and what a run's folder holds. */
import { createHash } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '../../kernel/errors.ts';

export const MANIFEST = 'manifest.json';
export const GAMES = 'games.parquet';
export const FAILURES = 'failures.json';
/** While a run is played: a file for each chunk of it. */
export const PARTS = 'parts';

export const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

/** Undefined where there is no such file. Throws a `UsageError` for one that cannot be read. */
export async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw new UsageError(`${file}: cannot be read (${code})`);
  }
}

/** Whoever reads `file` meanwhile, or after a crash, finds the old content or the new one, never a mixture. */
export async function writeWhole(file: string, content: Uint8Array | string): Promise<void> {
  const unfinished = `${file}.unfinished`;
  try {
    await writeFile(unfinished, content);
    await rename(unfinished, file);
  } catch (thrown) {
    await rm(unfinished, { force: true }).catch(() => {}); // on a full disk half a file is in the way
    throw thrown;
  }
}

export const writeJson = (folder: string, name: string, content: unknown): Promise<void> =>
  writeWhole(join(folder, name), `${JSON.stringify(content, null, 2)}\n`);
