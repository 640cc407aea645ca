/** Files written whole or not at all, and what a run's folder holds. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { UsageError } from '../../kernel/errors.ts';

export const MANIFEST = 'manifest.json';
export const GAMES = 'games.parquet';
export const FAILURES = 'failures.json';
export const DICE = 'dice.json';
/** While a run is played: a file for each chunk of it. */
export const PARTS = 'parts';
export const LOCK = '.lock';

/** Whether a file is one that a run keeps in its folder. */
export function isOfRun(folder: string, file: string): boolean {
  const [first, ...below] = relative(resolve(folder), resolve(file)).split(sep);
  return below.length > 0 ? [PARTS, 'charts'].includes(first!) : [MANIFEST, GAMES, FAILURES, DICE, PARTS, LOCK, 'summary.json', 'report.html', 'charts'].includes(first!);
}

/** With all folders above it. Node's own way (`recursive`) never ends below /proc. */
export async function makeFolder(folder: string): Promise<void> {
  if (await isFolder(folder)) return;
  try {
    await mkdir(folder);
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException;
    const above = dirname(resolve(folder));
    if (code === 'EEXIST' && (await isFolder(folder))) return; // somebody else was quicker
    if (code !== 'ENOENT' || (await isFolder(above))) throw thrown;
    await makeFolder(above);
    await mkdir(folder);
  }
}

const isFolder = (path: string): Promise<boolean> => stat(path).then((found) => found.isDirectory(), () => false);

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
