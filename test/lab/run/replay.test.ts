/** Any game of a stored run plays again, alone, to the same decisions. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { replayGame } from '../../../src/lab/run/replay.ts';
import { runExperiment } from '../../../src/lab/run/run.ts';
import type { RunData } from '../../../src/lab/run-data.ts';
import { loadRun } from '../../../src/lab/store/load.ts';
import { compile } from '../compiled.ts';
import { duelCatalogue } from '../duel.ts';
import { DUELS, newFolder, optionsFor, planOf } from '../run-of-duels.ts';

const compiled = compile('test/lab/duel-worker.ts');
afterAll(() => compiled.remove());

const home = newFolder();
const folder = join(home, 'run');
let run: RunData;
beforeAll(async () => {
  writeFileSync(join(home, 'last.mjs'), `export default { name: 'x', about: 'the last action', start: (seat, game) => ({ choose: (view) => game.options(view).at(-1) }) };`);
  const text = DUELS.replace('games: 40', 'games: 12').replace('white: [random]', 'white: [random, ./last.mjs, throws]');
  await runExperiment(await planOf(`${text}draws: { setup: 5 }\n`, join(home, 'duels.yaml')), optionsFor(compiled.fileOf('test/lab/duel-worker.ts'), folder));
  run = await loadRun(folder);
});

const replay = (cell: number, game: number) => replayGame(run.manifest, folder, cell, game, duelCatalogue);

test('each game of each cell, also with a strategy of the user, has its stored digest, rounds and luck', async () => {
  for (let row = 0; row < run.rows; row++) {
    const { measures, digest, decisions, luck, failure } = await replay(run.numbers('cell')[row]!, run.numbers('game')[row]!);
    expect(failure?.kind ?? '').toBe(run.texts('failure')[row]);
    if (failure !== null) continue;
    expect([digest, decisions, measures!.rounds, luck.account('hits', 0).deviation]).toEqual([
      run.texts('digest')[row], run.numbers('decisions')[row], run.numbers('rounds')[row], run.numbers('luck.hits.black')[row],
    ]);
  }
});

test('a failed game fails again as it is listed', async () => {
  expect(run.failures.length).toBeGreaterThan(0);
  for (const { cell, game, kind, decision, message } of run.failures) {
    // The place of a thrown error depends on how the fixture's file was compiled.
    const withoutPlace = (words: string) => words.replace(/ \([\w.-]+:\d+:\d+\)$/, '');
    const again = (await replay(cell, game)).failure!;
    expect({ ...again, message: withoutPlace(again.message) }).toMatchObject({ kind, decision, message: withoutPlace(message) });
  }
});

test('somebody may listen and watch', async () => {
  const told: unknown[] = [];
  const drawn: string[] = [];
  const { decisions } = await replayGame(run.manifest, folder, 0, 3, duelCatalogue, {
    tell: (event) => told.push(event),
    watch: ({ state }, game) => drawn.push(game.draw(state)),
  });
  expect(told.length).toBeGreaterThan(0);
  expect(drawn).toHaveLength(decisions);
  expect(drawn[0]).toMatch(/b.*\n.*w/);
});

test.each([
  [12, 0, 'replay: found cell 12, expected a whole number from 0 to 11'],
  [0, 12, 'replay: found game 12, expected a whole number from 0 to 11'],
  [0, 1.5, 'replay: found game 1.5, expected a whole number from 0 to 11'],
  [-1, 0, 'replay: found cell -1, expected a whole number from 0 to 11'],
])('cell %f, game %f is refused', async (cell, game, message) => {
  await expect(replay(cell, game)).rejects.toThrow(message);
});
