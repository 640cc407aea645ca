/** Runs that stop when they know enough: the same files however they were played, cut short and extended. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowsOf } from '../../../src/lab/cell-rows.ts';
import { compareRuns } from '../../../src/lab/compare/index.ts';
import { extractOf } from '../../../src/lab/export/index.ts';
import { loadRun } from '../../../src/lab/store/load.ts';
import { summarise } from '../../../src/lab/summary/index.ts';
import { compile } from '../compiled.ts';
import { DUELS, newFolder } from '../run-of-duels.ts';
import { bytesOf, cutAfter, PRECISE, PRUNED, QUESTION, runner, type Run } from './precise-runs.ts';

const compiled = compile('test/lab/duel-worker.ts');
afterAll(() => compiled.remove());
const run = runner(compiled.fileOf('test/lab/duel-worker.ts'));

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

test('less precise at first, cut short after 150 games and gone on with by other workers: the same bytes as played at once', async () => {
  const coarse = PRECISE.replace('0.09', '0.15');
  const { folder, finished } = await run(coarse, { workers: 2, chunkSize: 20, ...cutAfter(150) });
  expect(finished).toBe(false);
  await expect(loadRun(folder)).rejects.toThrow(/: the run is not finished; found \d+ games\. Run the experiment again/);
  await run(coarse, { folder });
  await run(PRECISE, { folder, chunkSize: 7 });
  expect(await bytesOf(folder)).toEqual(await bytesOf(precise.folder));
});

describe('asked for less', () => {
  test('all games are kept, and it is told after how many it would have stopped', async () => {
    const { folder, reused, manifest } = await run(PRECISE.replace('0.09', '0.15'), { folder: precise.folder });
    expect([reused, manifest.cellGames]).toEqual([true, precise.manifest.cellGames]);
    const { stopping, cells } = summarise(await loadRun(folder));
    expect(stopping!.cells[0]!.games).toBeLessThan(cells[0]!.games);
    expect((await run(PRECISE, { folder })).reused).toBe(true);
  });

  test('without a word of precision, the rule by which the games came is still told, until there are more than it gave', async () => {
    const { folder } = await run(PRECISE.replace('0.09', '0.3'));
    const { manifest } = await run(DUELS, { folder });
    expect(manifest).toMatchObject({ cellGames: [100, 100, 100, 100], stopping: { kind: 'precision', halfWidth: 0.3 } });
    const more = await run(DUELS.replace('games: 40', 'games: 130'), { folder });
    expect(more.manifest).toMatchObject({ games: 130 });
    expect(more.manifest).not.toHaveProperty('stopping');
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
