/**
 * However a run's games are cut into parts, and in whichever order and number of steps the parts are merged, `games.parquet`
 * and `failures.json` come out byte for byte the same: ((a + b) + c) as (a + (b + c)), as all at once.
 */
import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { Plan } from '../../src/lab/plan.ts';
import { runExperiment } from '../../src/lab/run/run.ts';
import { taskOf, type Chunk } from '../../src/lab/run/task.ts';
import { chunkPlayer } from '../../src/lab/run/worker.ts';
import { manifestOf, writeManifest } from '../../src/lab/store/manifest.ts';
import { makePartsFolder, writePart } from '../../src/lab/store/parts.ts';
import { duelCatalogue } from '../lab/duel.ts';
import { newFolder, optionsFor, planOf } from '../lab/run-of-duels.ts';

const GAMES = 24;
/** With games that fail, and luck that games share. */
const textWith = (games: number) => `title: To be merged
system: duel-in-the-dark
mission: to-the-death
seed: 12
games: ${games}
strategies:
  black: [random, illegal]
  white: [first]
draws: { setup: 7 }
`;
const play = chunkPlayer(duelCatalogue);
/** No game is left for it: all are in parts. */
const noWorker = '/there/is/no/worker.js';

let plan: Plan;
beforeAll(async () => {
  plan = await planOf(textWith(GAMES));
});

const chunkOf = (cell: number, from: number, to: number): Promise<Chunk> => play(taskOf(plan, plan.cells[cell]!, from, to));

/** Puts games into parts cut at `cuts` (one list a cell), merges them once there are `steps` games of each cell, and gives the files. */
async function merged(cuts: readonly (readonly number[])[], steps: readonly number[]): Promise<string[]> {
  const folder = join(newFolder(), 'run');
  await mkdir(folder);
  let reached = 0;
  for (const games of [...steps, GAMES]) {
    const step = await planOf(textWith(games));
    await writeManifest(folder, manifestOf(step, folder, 'code', '0.0.0'));
    await makePartsFolder(folder);
    const pieces: [number, number, number][] = cuts.flatMap((list, cell) => {
      const edges = [reached, ...list.filter((cut) => cut > reached && cut < games), games];
      return edges.slice(1).map((to, i): [number, number, number] => [cell, edges[i]!, to]);
    });
    for (const [cell, from, to] of pieces.reverse()) await writePart(folder, await chunkOf(cell, from, to));
    const outcome = await runExperiment(step, optionsFor(noWorker, folder));
    expect(outcome).toMatchObject({ played: 0, finished: true });
    reached = games;
  }
  return ['games.parquet', 'failures.json', 'dice.json'].map((name) => readFileSync(join(folder, name), 'latin1'));
}

const someOf = (most: number) => fc.uniqueArray(fc.integer({ min: 1, max: GAMES - 1 }), { maxLength: most }).map((cuts) => [...cuts].sort((a, b) => a - b));

test('any cuts, any steps', async () => {
  const whole = await merged([[], []], []);
  expect(whole[1]).toContain('"kind": "illegal"');
  await fc.assert(
    fc.asyncProperty(someOf(8), someOf(8), someOf(3), async (one, other, steps) => {
      expect((await merged([one, other], steps)).map((file, i) => file === whole[i])).toEqual([true, true, true]);
    }),
    { numRuns: 25, seed: 6 },
  );
});

test('three parts, merged from the left and from the right', async () => {
  const cuts = [[8, 16], [8, 16]];
  const [left, right, atOnce] = [await merged(cuts, [8, 16]), await merged(cuts, [8]), await merged(cuts, [])];
  expect([left[0] === atOnce[0], right[0] === atOnce[0]]).toEqual([true, true]);
});
