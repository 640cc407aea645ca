/** The file that each worker thread of a run starts from. It loads the system that is played, and no other: there are as many of it as there are workers. */
import type { ChunkTask } from '../lab/run/task.ts';
import { chunkWorker } from '../lab/run/worker.ts';
import { strategyAlone, systemAlone } from './alone.ts';

let play: ReturnType<typeof chunkWorker> | undefined;

export default async (task: ChunkTask): Promise<unknown> => {
  play ??= chunkWorker({ systems: new Map([[task.system, await systemAlone(task.system)]]), loadStrategy: strategyAlone });
  return play(task);
};
