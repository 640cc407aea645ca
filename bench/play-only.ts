/**
 * What the games of an experiment cost without the lab: its own process plays them by the bare referee, on so many fresh
 * threads, each of which loads the rules and the players and plays its share. An engine gets quicker as it plays, on each
 * thread anew: that is part of the cost of playing.
 */
import { Worker, isMainThread, threadId, workerData } from 'node:worker_threads';
import { strategyAlone, systemAlone } from '../src/cli/alone.ts';
import { setEngine } from '../src/cli/engine.ts';
import { playGame } from '../src/kernel/referee.ts';
import { chunksOf } from '../src/lab/run/chunks.ts';
import type { ChunkTask } from '../src/lab/run/task.ts';

/** `tasks`: one a cell, with all its games. */
const { tasks, threads } = (isMainThread ? JSON.parse(process.argv[2]!) : workerData) as { tasks: readonly ChunkTask[]; threads: number };
/** Games that a thread plays in one go, as a worker of a run does. */
const TOGETHER = 32;

if (isMainThread) {
  setEngine();
  for (let thread = 0; thread < threads; thread++) new Worker(new URL(import.meta.url), { workerData: { tasks, threads }, argv: [] });
} else await playShare();

async function playShare(): Promise<void> {
  const system = await systemAlone(tasks[0]!.system);
  const cells = await Promise.all(tasks.map(async ({ mission, patch, layout, strategies }) => ({
    game: system.open({ mission, patch, ...(layout === undefined ? {} : { layout }) }),
    strategies: await Promise.all(strategies.map(({ name }) => strategyAlone(system.id, name))),
  })));
  let number = 0;
  for (const { cell, from, to } of chunksOf(tasks, () => TOGETHER)) {
    if (number++ % threads !== threadId % threads) continue;
    const { seed, draws } = tasks[cell]!;
    for (let index = from; index < to; index++) {
      const { failure } = playGame({ ...cells[cell]!, seats: system.seats, seed, index, draws });
      if (failure !== null) throw new Error(`bench: game ${index} of cell ${cell}: ${failure.message}`);
    }
  }
}
