/** A run killed without warning, at any moment, goes on where it was, to the bytes of an uncut run. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runExperiment } from '../../../src/lab/run/run.ts';
import { compile } from '../compiled.ts';
import { LONG_DUELS, optionsFor, planOf } from '../run-of-duels.ts';
import { playWithKills } from './random-kills.ts';

const compiled = compile('test/lab/duels-process.ts', 'test/lab/duel-worker.ts');
afterAll(() => compiled.remove());

test('killed four times', async () => {
  const { folder, starts } = await playWithKills(compiled.fileOf('test/lab/duels-process.ts'), 4, 250, 'a few');
  expect(starts.map(({ wasKilled }) => wasKilled)).toEqual([true, true, true, true, false]);
  for (const [at, { kept }] of starts.entries()) expect(kept, 'nothing that was said to be there is lost').toBeGreaterThanOrEqual(starts[at - 1]?.last ?? 0);
  expect(starts.at(-1)).toMatchObject({ last: 6000 });
  expect(readdirSync(folder).sort()).toEqual(['dice.json', 'failures.json', 'games.parquet', 'manifest.json']);

  const uncut = optionsFor(compiled.fileOf('test/lab/duel-worker.ts'));
  await runExperiment(await planOf(LONG_DUELS), uncut);
  for (const name of ['games.parquet', 'dice.json']) expect(readFileSync(join(folder, name)).equals(readFileSync(join(uncut.folder, name)))).toBe(true);
});
