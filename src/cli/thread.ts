/** A thread for code that is not ours: whatever it does ends that thread and not the program, and what never ends is ended. */
import { Worker } from 'node:worker_threads';
import { silentFor, watchFor } from '../lab/run/pool.ts';
import { newSign, whereaboutsOf, type SignOfLife, type Whereabouts } from '../lab/run/sign-of-life.ts';

/** How a thread ended that did not say it was done. */
export interface Ended {
  why: string;
  /** Null: outside of any game. */
  at: Whereabouts | null;
}

/**
 * Starts a file of this folder (`play-thread`) as a thread with `data` and a sign of life. `hear` takes what it posts and
 * says whether that was all. Gives null then; else how it ended. `silence`: in ms, from its first sign of life on.
 */
export function inThread(name: string, data: object, silence: number, hear: (message: unknown) => boolean): Promise<Ended | null> {
  const sign: SignOfLife = newSign();
  const file = new URL(import.meta.url.replace(/thread\.(\w+)$/, `${name}.$1`));
  const thread = new Worker(file, { workerData: { ...data, sign }, argv: process.argv.slice(2) });
  return new Promise((resolve) => {
    let done = false;
    let why: string | undefined;
    const watch = watchFor(sign, silence, () => {
      why = silentFor(silence);
      void thread.terminate();
    });
    thread.on('message', (message) => {
      if (!hear(message)) return;
      done = true;
      void thread.terminate();
    });
    thread.on('error', (error) => (why ??= error instanceof Error ? error.message.split('\n')[0]! : String(error)));
    thread.on('exit', (code) => {
      clearInterval(watch);
      resolve(done ? null : { why: why ?? `its thread ended with code ${code}`, at: whereaboutsOf(sign) });
    });
  });
}
