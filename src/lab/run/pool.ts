/** Worker threads at work on chunks. Which thread plays what, and when, shows in no result. */
import { Piscina } from 'piscina';
import type { Chunk, ChunkTask } from './task.ts';

/** The file whose default export plays a chunk: see `chunkWorker`. */
export interface WorkerFile {
  filename: string;
  execArgv?: string[];
}

/** The run cannot go on; the message says why and what to do. */
export class RunError extends Error {
  override name = 'RunError';
}

/**
 * Plays all chunks and hands each to `keep` as it is done. A chunk whose worker died or threw is tried once more on a
 * fresh worker; then the chunks in flight are finished and a `RunError` ends the run. After `signal` no new chunk is
 * begun.
 */
export async function playChunks(
  tasks: readonly ChunkTask[],
  worker: WorkerFile,
  workers: number,
  keep: (chunk: Chunk) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const pool = openPool(worker, workers);
  let next = 0;
  let failed = false;
  const lane = async () => {
    while (next < tasks.length && !failed && signal?.aborted !== true) {
      const task = tasks[next++]!;
      try {
        await keep(await pool.play(task).catch(() => playAfresh(task, worker)));
      } catch (thrown) {
        failed = true;
        throw thrown;
      }
    }
  };
  // One chunk more than there are workers waits its turn, so that no worker waits for us.
  const lanes = await Promise.allSettled(Array.from({ length: workers + 1 }, lane));
  await pool.close();
  const failure = lanes.find((result) => result.status === 'rejected');
  if (failure !== undefined) throw failure.reason;
}

async function playAfresh(task: ChunkTask, worker: WorkerFile): Promise<Chunk> {
  const pool = openPool(worker, 1);
  try {
    return await pool.play(task);
  } catch (thrown) {
    const why = thrown instanceof Error ? thrown.message : String(thrown);
    throw new RunError(`games ${task.from} to ${task.to - 1} of cell ${task.cell} (${task.strategies.map(({ name }) => name).join(' / ')}) stopped their worker twice: ${why}`);
  } finally {
    await pool.close();
  }
}

/** A pool that fails when all its workers are gone, where Piscina would wait for ever. */
function openPool({ filename, execArgv }: WorkerFile, workers: number) {
  const pool = new Piscina<ChunkTask, Chunk>({ filename, minThreads: workers, maxThreads: workers, ...(execArgv === undefined ? {} : { execArgv }) });
  let why = 'no worker could start';
  let deserted: (reason: Error) => void;
  const desertion = new Promise<never>((_, reject) => (deserted = reject));
  desertion.catch(() => {}); // told to whoever plays; if nobody does, no matter
  pool.on('error', (error: Error) => (why = error.message));
  pool.on('workerDestroy', () => setImmediate(() => {
    if (pool.threads.length === 0) deserted(new Error(why));
  }));
  return {
    play: (task: ChunkTask): Promise<Chunk> => Promise.race([pool.run(task), desertion]),
    close: (): Promise<void> => pool.destroy(),
  };
}
