/** Worker threads at work on chunks. Which thread plays what, and when, shows in no result. */
import { Piscina } from 'piscina';
import { beatsOf, newSign, whereaboutsOf, type SignOfLife, type Whereabouts } from './sign-of-life.ts';
import type { Chunk, ChunkTask } from './task.ts';

/** The file whose default export plays a chunk: see `chunkWorker`. */
export interface WorkerFile {
  filename: string;
  execArgv?: string[];
}

/** A chunk that was not played to its end. */
export class Death extends Error {
  override name = 'Death';
  /** Null: outside of any game. */
  readonly at: Whereabouts | null;

  constructor(why: string, at: Whereabouts | null) {
    super(why);
    this.at = at;
  }
}

export interface Pool {
  /** Rejects with a `Death` where the worker died, threw, or showed no sign of life for `silence`. */
  play(task: ChunkTask): Promise<Chunk>;
  close(): Promise<void>;
}

/** A worker that takes more would take the machine with it; with half as much the engine would make room more often than it needs to. */
const WORKER_MEGABYTES = 2048;

/** A worker that dies is replaced. When all are gone the pool fails, where Piscina would wait for ever. `silence`: in ms. */
export function openPool({ filename, execArgv }: WorkerFile, workers: number, silence: number): Pool {
  const pool = new Piscina<ChunkTask, Chunk>({
    filename,
    minThreads: workers,
    maxThreads: workers,
    resourceLimits: { maxOldGenerationSizeMb: WORKER_MEGABYTES },
    ...(execArgv === undefined ? {} : { execArgv }),
  });
  let why = 'no worker could start';
  let deserted: (reason: Error) => void;
  const desertion = new Promise<never>((_, reject) => (deserted = reject));
  desertion.catch(() => {}); // told to whoever plays; if nobody does, no matter
  pool.on('error', (error: Error) => (why = error.message));
  pool.on('workerDestroy', () => setImmediate(() => {
    if (pool.threads.length === 0) deserted(new Error(why));
  }));
  return {
    async play(task) {
      const sign = newSign();
      const silent = new AbortController();
      const watch = watchFor(sign, silence, () => silent.abort());
      try {
        return await Promise.race([pool.run({ ...task, sign }, { signal: silent.signal }), desertion]);
      } catch (thrown) {
        const message = thrown instanceof Error ? thrown.message : String(thrown);
        throw new Death(silent.signal.aborted ? silentFor(silence) : message, whereaboutsOf(sign));
      } finally {
        clearInterval(watch);
      }
    },
    close: () => pool.destroy(),
  };
}

export const silentFor = (silence: number): string => `no sign of life for ${silence / 1000} s: an endless loop`;

const LOOKS = 4;

/** Calls `end` after so much silence. Counts looks, not hours: while the machine sleeps nobody looks. */
export function watchFor(sign: SignOfLife, silence: number, end: () => void): NodeJS.Timeout {
  let last = 0;
  let unchanged = 0;
  return setInterval(() => {
    const beats = beatsOf(sign);
    unchanged = beats === 0 || beats !== last ? 0 : unchanged + 1;
    last = beats;
    if (unchanged === LOOKS) end();
  }, silence / LOOKS);
}
