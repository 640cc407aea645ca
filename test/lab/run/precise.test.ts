/** Runs that stop when they know enough: the same files with any workers and chunks, cut short and extended. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '../../../src/lab/cell-rows.ts';
import { compareRuns } from '../../../src/lab/compare/index.ts';
import { extractOf } from '../../../src/lab/export/index.ts';
import { runExperiment, type Progress, type RunOptions, type RunOutcome } from '../../../src/lab/run/run.ts';
import { loadRun } from '../../../src/lab/store/load.ts';
import { summarise } from '../../../src/lab/summary/index.ts';
import { compile } from '../compiled.ts';
import { DUELS, newFolder, optionsFor, planOf } from '../run-of-duels.ts';

const compiled = compile('test/lab/duel-worker.ts');
afterAll(() => compiled.remove());

type Run = RunOutcome & { folder: string };
const run = async (text: string, options: Partial<RunOptions> = {}): Promise<Run> => {
  const all = { ...optionsFor(compiled.fileOf('test/lab/duel-worker.ts')), ...options };
  return { ...(await runExperiment(await planOf(text), all)), folder: all.folder };
};

/** Games, dice, failures, manifest and summary. */
async function bytesOf(folder: string): Promise<Record<string, string>> {
  const files = Object.fromEntries(['games.parquet', 'dice.json', 'failures.json', 'manifest.json'].map((name) => [name, readFileSync(join(folder, name), 'latin1')]));
  return { ...files, 'summary.json': JSON.stringify(summarise(await loadRun(folder))) };
}

const PRECISE = `${DUELS}precision: { halfWidth: 0.09, maxGames: 700 }\n`;
const PRUNED = `${DUELS.replace('[4, 3]', '[4, 2, 6]').replace('black: [random, first]', 'black: [first]')}precision: { halfWidth: 0.07, maxGames: 900 }\nprune: true\n`;
const QUESTION = `${DUELS}question: { better: [0, 2], margin: 0.1, maxGames: 1400 }\n`;

let precise: Run;
beforeAll(async () => {
  precise = await run(PRECISE, { workers: 1 });
});

test('each cell has the games that it needed, and the manifest says how many', async () => {
  const { manifest } = precise;
  expect(manifest.cellGames).toHaveLength(4);
  expect(new Set(manifest.cellGames).size).toBeGreaterThan(1);
  expect(manifest.games).toBe(Math.max(...manifest.cellGames!));
  expect(manifest.stopping).toEqual({ kind: 'precision', leastGames: 40, mostGames: 700, halfWidth: 0.09, pruneTarget: null });
  const loaded = await loadRun(precise.folder);
  const { rows } = loaded;
  expect([rows, rowsOf(manifest), precise.total, precise.kept + precise.played]).toEqual([rows, rows, rows, rows]);
  expect(manifest.cells.map(({ index }) => loaded.numbers('cell').filter((cell) => cell === index).length)).toEqual(manifest.cellGames);
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
    const stop = new AbortController();
    const progress = (now: Progress) => {
      if (now.played >= after) stop.abort();
    };
    const { folder, finished } = await run(text, { workers: 3, chunkSize: 20, progress, signal: stop.signal });
    expect(finished).toBe(false);
    await expect(loadRun(folder)).rejects.toThrow(/: the run is not finished; found \d+ games\. Run the experiment again/);
    const again = await run(text, { folder, workers: 2 });
    expect(again.kept).toBeGreaterThan(0);
    expect(await bytesOf(folder)).toEqual(await bytesOf(alone.folder));
  });
});

describe('extended', () => {
  test('a run that was less precise, or had a fixed number of games, ends as if played at once', async () => {
    const coarse = await run(PRECISE.replace('0.09', '0.15'));
    await run(PRECISE, { folder: coarse.folder });
    const fixed = await run(DUELS);
    await run(PRECISE, { folder: fixed.folder });
    expect(await bytesOf(coarse.folder)).toEqual(await bytesOf(precise.folder));
    expect(await bytesOf(fixed.folder)).toEqual(await bytesOf(precise.folder));
  });

  test('a limit that was reached is raised, and the cell stops where it would have', async () => {
    const limited = await run(PRECISE.replace('700', '150'));
    expect(limited.manifest.cellGames).toEqual([150, 150, 150, 150].map((most, cell) => Math.min(most, precise.manifest.cellGames![cell]!)));
    await run(PRECISE, { folder: limited.folder });
    expect(await bytesOf(limited.folder)).toEqual(await bytesOf(precise.folder));
  });

  test('with less precision all games are kept, and it is told after how many it would have stopped', async () => {
    const { folder } = await run(PRECISE);
    const { reused, manifest } = await run(PRECISE.replace('0.09', '0.15'), { folder });
    expect([reused, manifest.cellGames]).toEqual([true, precise.manifest.cellGames]);
    const { stopping, cells } = summarise(await loadRun(folder));
    expect(stopping!.cells[0]!.games).toBeLessThan(cells[0]!.games);
  });

  test('without a word of precision, all games are kept and the rule by which they came is still told', async () => {
    const { folder } = await run(PRECISE);
    const { manifest } = await run(DUELS, { folder });
    expect(manifest).toMatchObject({ cellGames: precise.manifest.cellGames, stopping: precise.manifest.stopping });
    const more = await run(DUELS.replace('games: 40', 'games: 800'), { folder });
    expect(more.manifest).toMatchObject({ games: 800 });
    expect(more.manifest).not.toHaveProperty('stopping');
  });

  test('parts of a run with a fixed number of games, which was cut short, serve it too', async () => {
    const stop = new AbortController();
    const cut = await run(DUELS.replace('games: 40', 'games: 700'), { chunkSize: 37, signal: stop.signal, progress: (now) => { if (now.played >= 1200) stop.abort(); } });
    await run(PRECISE, { folder: cut.folder });
    expect(await bytesOf(cut.folder)).toEqual(await bytesOf(precise.folder));
  });
});

describe('what reads a run', () => {
  test('a summary counts each cell by its own games, and changes over the games of both', async () => {
    const { cells, pools } = summarise(await loadRun(precise.folder));
    expect(cells.map(({ games }) => games)).toEqual(precise.manifest.cellGames);
    expect(cells[1]!.difference!.n).toBeLessThanOrEqual(Math.min(cells[0]!.games, cells[1]!.games));
    expect(pools[0]!.games).toBe(cells[0]!.games + cells[2]!.games);
  });

  test('a comparison with a run of a fixed number of games takes the games of both, cell by cell', async () => {
    const fixed = await run(DUELS.replace('games: 40', 'games: 200'));
    const [a, b] = [{ folder: 'a', run: await loadRun(precise.folder) }, { folder: 'b', run: await loadRun(fixed.folder) }];
    const { groups, notes } = compareRuns(a, b);
    const games = new Map(groups.flatMap(({ cells }) => cells.map((cell) => [cell.a.cell, [cell.games, cell.alike]])));
    for (const [cell, count] of precise.manifest.cellGames!.entries()) expect(games.get(cell)).toEqual([Math.min(count, 200), Math.min(count, 200)]);
    expect(notes.join('\n')).toContain('of each cell the first games that both have are compared');
  });

  test('an export of some cells has their games', async () => {
    const { rows } = await extractOf(precise.folder, ['1', '3']);
    expect(rows).toBe(precise.manifest.cellGames![1]! + precise.manifest.cellGames![3]!);
  });
});

test('what is dropped and what is answered, by games really played', async () => {
  const pruned = summarise(await loadRun((await run(PRUNED)).folder)).stopping!;
  expect(pruned.dropped.length).toBeGreaterThan(0);
  for (const { cells, games } of pruned.dropped) for (const cell of cells) expect(pruned.cells[cell]).toMatchObject({ games, why: 'dropped' });
  const asked = summarise(await loadRun((await run(QUESTION)).folder)).stopping!;
  expect(asked.answer!.better).toEqual([0, 2]);
  expect(asked.cells.map(({ why }) => why === 'least')).toEqual([false, true, false, true]);
});

test('a run whose games all fail ends at its most games', async () => {
  const text = `${DUELS.replace('white: [random]', 'white: [throws-at-start]').replace('[4, 3]', '[4]')}precision: { halfWidth: 0.1, maxGames: 120 }\n`;
  const { folder, failures, manifest } = await run(text, { folder: join(newFolder(), 'failing') });
  expect([failures, manifest.cellGames]).toEqual([240, [120, 120]]);
  expect(summarise(await loadRun(folder)).stopping!.cells.map(({ why }) => why)).toEqual(['most', 'most']);
});
