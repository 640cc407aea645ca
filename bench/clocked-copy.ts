/** A copy of the built program that keeps time of its games, to run as users run the program itself. */
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageFile } from '../src/cli/version.ts';

const REFEREE = '../src/kernel/referee.js';
const ITSELF = './unclocked-referee.js';

export interface ClockedCopy {
  program: string;
  /** The same games with nothing around them. */
  playOnly: string;
  remove(): void;
}

export function clockedCopy(): ClockedCopy {
  const folder = mkdtempSync(join(tmpdir(), 'skirmish-clocked-'));
  const built = (path: string) => join(folder, 'dist', path);
  cpSync(packageFile('dist'), built(''), { recursive: true });
  for (const name of ['package.json', 'node_modules', 'strategies', 'experiments']) symlinkSync(fileURLToPath(packageFile(name)), join(folder, name));
  renameSync(built('src/kernel/referee.js'), built('src/kernel/unclocked-referee.js'));
  const source = readFileSync(built('bench/clocked-referee.js'), 'utf8');
  if (!source.includes(REFEREE)) throw new Error(`bench: clocked-referee.js does not import ${REFEREE}`);
  writeFileSync(built('src/kernel/referee.js'), source.replaceAll(REFEREE, ITSELF));
  return { program: built('src/cli/main.js'), playOnly: built('bench/play-only.js'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}
