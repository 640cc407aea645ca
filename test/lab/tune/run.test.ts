/** Tunings that are really played: the same files with any workers, cut short, extended, and for another target. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readExperiment } from '../../../src/lab/experiment/read.ts';
import { makePlan } from '../../../src/lab/plan.ts';
import { runExperiment, type Progress, type RunOptions, type RunOutcome } from '../../../src/lab/run/run.ts';
import { loadRun } from '../../../src/lab/store/load.ts';
import { summarise, type Summary } from '../../../src/lab/summary/index.ts';
import { tuningOf, type AskedTuning } from '../../../src/lab/tune/index.ts';
import { compile } from '../compiled.ts';
import { duelCatalogue } from '../duel.ts';
import { DUELS, newFolder, optionsFor } from '../run-of-duels.ts';
import { duelInTheDark } from '../../fixtures/duel-in-the-dark/index.ts';

const compiled = compile('test/lab/duel-worker.ts');
afterAll(() => compiled.remove());

const ASKED: AskedTuning = { path: 'pistol.hitsOn', values: [2, 3, 4, 5, 6], figure: 'draw', target: 0.33, margin: 0.08, games: 40, maxGames: 600 };

async function run(asked: Partial<AskedTuning> = {}, options: Partial<RunOptions> = {}): Promise<RunOutcome & { folder: string }> {
  const all = { ...optionsFor(compiled.fileOf('test/lab/duel-worker.ts'), join(newFolder(), 'run')), ...options };
  const experiment = await readExperiment(DUELS.replace('[random, first]', '[random]'), 'duels.yaml', duelCatalogue);
  const plan = makePlan(tuningOf(experiment, duelInTheDark, { ...ASKED, ...asked }), duelCatalogue);
  return { ...(await runExperiment(plan, all)), folder: all.folder };
}

const summaryOf = async (folder: string): Promise<Summary> => summarise(await loadRun(folder));

async function bytesOf(folder: string): Promise<Record<string, string>> {
  const files = Object.fromEntries(['games.parquet', 'dice.json', 'manifest.json'].map((name) => [name, readFileSync(join(folder, name), 'latin1')]));
  return { ...files, 'summary.json': JSON.stringify(await summaryOf(folder)) };
}

let alone: Awaited<ReturnType<typeof run>>;
beforeAll(async () => {
  alone = await run({}, { workers: 1 });
});

test('most games are played where the share of draws comes to the target; the answer is that of the summary', async () => {
  const { stopping, response, cells, answer } = await summaryOf(alone.folder);
  expect(alone.manifest.cellGames).toEqual(cells.map(({ games }) => games));
  const nearest = response!.nearest!.index;
  expect(cells[nearest]!.games).toBe(Math.max(...cells.map(({ games }) => games)));
  expect(Math.min(...cells.map(({ games }) => games))).toBe(100);
  expect(stopping!.cells.map(({ games }) => games)).toEqual(alone.manifest.cellGames);
  expect(stopping!.cells[nearest]!.why).toBe('answered');
  expect(response!.values.map(({ found }) => found.n)).toEqual(cells.map(({ finished }) => finished));
  expect(response).toMatchObject({ direction: 'rises', reach: 'within', figure: 'draw', nearest: { index: 3, known: 'near enough' } });
  expect(answer.slice(0, 2)).toEqual(response!.says);
});

test('with two workers and seven games a chunk the same bytes', async () => {
  const { folder } = await run({}, { workers: 2, chunkSize: 7 });
  expect(await bytesOf(folder)).toEqual(await bytesOf(alone.folder));
});

test('cut short in the middle and gone on with: the same bytes', async () => {
  const stop = new AbortController();
  const progress = ({ played }: Progress) => {
    if (played >= 550) stop.abort();
  };
  const { folder, finished } = await run({}, { workers: 2, chunkSize: 20, progress, signal: stop.signal });
  expect(finished).toBe(false);
  expect((await run({}, { folder })).kept).toBeGreaterThan(0);
  expect(await bytesOf(folder)).toEqual(await bytesOf(alone.folder));
});

test('another target uses the games that are there', async () => {
  const { folder } = await run({}, { workers: 2 });
  const again = await run({ target: 0.45 }, { folder });
  expect(again.kept).toBeGreaterThanOrEqual(500);
  expect((await summaryOf(folder)).response!.target).toBe(0.45);
});
