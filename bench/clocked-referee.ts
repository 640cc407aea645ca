/**
 * Stands in for the referee in a copy of the program (`clocked-copy.ts`): the same games, and beside them how much processor
 * time each thread took to play its own, in a file a thread of the folder `SKIRMISH_CLOCK`.
 */
import { openSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { playGame as itself } from '../src/kernel/referee.ts';

export * from '../src/kernel/referee.ts';

/** Of this thread so far: Linux counts it, and the call that newer versions of Node have for it is not in those that we support. */
const clock = openSync('/proc/thread-self/schedstat', 'r');
const told = openSync(join(process.env['SKIRMISH_CLOCK']!, String(threadId)), 'w');
const line = Buffer.alloc(96);
let games = 0;
let playing = 0;

export const playGame: typeof itself = (match) => {
  const begun = nanoseconds();
  try {
    return itself(match);
  } finally {
    playing += nanoseconds() - begun;
    writeSync(told, JSON.stringify({ games: ++games, seconds: playing / 1e9 }).padEnd(64), 0);
  }
};

function nanoseconds(): number {
  readSync(clock, line, 0, line.length, 0);
  return Number(line.toString('latin1', 0, line.indexOf(' ')));
}
