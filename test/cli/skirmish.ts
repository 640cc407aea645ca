/** The built command line, run as a user runs it: a process of its own, in a folder of its own. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const MAIN = join(ROOT, 'dist/src/cli/main.js');

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** `skirmish(folder, 'play', ...)`: what it printed, and its exit code. */
export function skirmish(folder: string, ...args: string[]): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], { cwd: folder, encoding: 'utf8', timeout: 60_000 });
  return { code: status, stdout, stderr };
}

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** A new folder with the given files, and with the repository's experiments; removed when the tests are over. */
export function folderWith(files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'skirmish-'));
  made.push(folder);
  symlinkSync(join(ROOT, 'experiments'), join(folder, 'experiments'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}
