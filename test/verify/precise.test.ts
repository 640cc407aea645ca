/** Runs that stop when they know enough, at length: every rule with any workers and chunks, cut short, extended in every way. */
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadRun } from '../../src/lab/store/load.ts';
import { compile } from '../lab/compiled.ts';
import { bytesOf, cutAfter, PRECISE, PRUNED, QUESTION, runner, type Run } from '../lab/run/precise-runs.ts';
import { DUELS } from '../lab/run-of-duels.ts';

const compiled = compile('test/lab/duel-worker.ts');
afterAll(() => compiled.remove());
const run = runner(compiled.fileOf('test/lab/duel-worker.ts'));

let precise: Run;
beforeAll(async () => {
  precise = await run(PRECISE, { workers: 1 });
});

describe.each([['precision', PRECISE], ['pruning', PRUNED], ['a question', QUESTION]])('%s: the same bytes', (_rule, text) => {
  let alone: Run;
  beforeAll(async () => {
    alone = await run(text, { workers: 1 });
  });

  test.each([[3, 1], [3, 64]])('with %i workers and %i games a chunk', async (workers, chunkSize) => {
    const { folder } = await run(text, { workers, chunkSize });
    expect(await bytesOf(folder)).toEqual(await bytesOf(alone.folder));
    expect(readdirSync(folder)).not.toContain('parts');
  });

  test.each([1, 150])('cut short after %i games and gone on with', async (after) => {
    const { folder, finished } = await run(text, { workers: 3, chunkSize: 20, ...cutAfter(after) });
    expect(finished).toBe(false);
    await expect(loadRun(folder)).rejects.toThrow(/: the run is not finished; found \d+ games\. Run the experiment again/);
    const again = await run(text, { folder, workers: 2 });
    expect(again.kept).toBeGreaterThan(0);
    expect(await bytesOf(folder)).toEqual(await bytesOf(alone.folder));
  });
});

describe('extended', () => {
  test('a run of a fixed number of games ends as if played at once', async () => {
    const fixed = await run(DUELS);
    await run(PRECISE, { folder: fixed.folder });
    expect(await bytesOf(fixed.folder)).toEqual(await bytesOf(precise.folder));
  });

  test('a limit that was reached is raised, and the cell stops where it would have', async () => {
    const limited = await run(PRECISE.replace('700', '150'));
    expect(limited.manifest.cellGames).toEqual([150, 150, 150, 150].map((most, cell) => Math.min(most, precise.manifest.cellGames![cell]!)));
    await run(PRECISE, { folder: limited.folder });
    expect(await bytesOf(limited.folder)).toEqual(await bytesOf(precise.folder));
  });

  test('parts of a run with a fixed number of games, which was cut short, serve it too', async () => {
    const cut = await run(DUELS.replace('games: 40', 'games: 700'), { chunkSize: 37, ...cutAfter(1200) });
    await run(PRECISE, { folder: cut.folder });
    expect(await bytesOf(cut.folder)).toEqual(await bytesOf(precise.folder));
  });
});
