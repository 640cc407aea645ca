/** A run killed without warning goes on where it was, to the bytes of an uncut run. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { runExperiment } from '../../../src/lab/run/run.ts';
import { loadRun } from '../../../src/lab/store/load.ts';
import { compile } from '../compiled.ts';
import { LONG_DUELS, newFolder, optionsFor, planOf } from '../run-of-duels.ts';

const compiled = compile('test/lab/duels-process.ts', 'test/lab/duel-worker.ts');
afterAll(() => compiled.remove());

test('killed in the middle', async () => {
  const folder = join(newFolder(), 'run');
  const parts = join(folder, 'parts');
  const child = spawn(process.execPath, [compiled.fileOf('test/lab/duels-process.ts'), folder], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  while (child.exitCode === null && !(existsSync(parts) && readdirSync(parts).filter((name) => name.endsWith('.part')).length >= 20)) await wait(5);
  child.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
  await expect(loadRun(folder)).rejects.toThrow('the run is not finished; found 0 of 6000 games');

  const options = optionsFor(compiled.fileOf('test/lab/duel-worker.ts'), folder);
  const rest = await runExperiment(await planOf(LONG_DUELS), options);
  expect(rest.kept).toBeGreaterThanOrEqual(80);
  expect(rest).toMatchObject({ played: 6000 - rest.kept, finished: true });

  const uncut = optionsFor(compiled.fileOf('test/lab/duel-worker.ts'));
  await runExperiment(await planOf(LONG_DUELS), uncut);
  expect(readFileSync(join(folder, 'games.parquet')).equals(readFileSync(join(uncut.folder, 'games.parquet')))).toBe(true);
});
