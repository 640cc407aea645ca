/** Twenty kills at random moments lose nothing that was said to be kept, and the run ends as an uncut one. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runExperiment } from '../../src/lab/run/run.ts';
import { compile } from '../lab/compiled.ts';
import { playWithKills } from '../lab/run/random-kills.ts';
import { LONG_DUELS, optionsFor, planOf } from '../lab/run-of-duels.ts';

const compiled = compile('test/lab/duels-process.ts', 'test/lab/duel-worker.ts');
afterAll(() => compiled.remove());

test.each([
  ['short steps, to be killed while games are played', 90],
  ['long steps, to be killed while they are collected and after', 700],
])('%s', async (what, within) => {
  const { folder, starts } = await playWithKills(compiled.fileOf('test/lab/duels-process.ts'), 20, within, what);
  expect(starts.filter(({ wasKilled }) => wasKilled).length).toBeGreaterThanOrEqual(within < 100 ? 20 : 3);
  for (const [at, { kept }] of starts.entries()) expect(kept).toBeGreaterThanOrEqual(starts[at - 1]?.last ?? 0);
  expect(readdirSync(folder).sort()).toEqual(['dice.json', 'failures.json', 'games.parquet', 'manifest.json']);
  const uncut = optionsFor(compiled.fileOf('test/lab/duel-worker.ts'));
  await runExperiment(await planOf(LONG_DUELS), uncut);
  for (const name of ['games.parquet', 'dice.json']) expect(readFileSync(join(folder, name)).equals(readFileSync(join(uncut.folder, name)))).toBe(true);
});
