/** A thread that carries out a command line as `main.ts` does. What it prints goes to its starter at once, also if it never comes back. */
import { Console } from 'node:console';
import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { SignOfLife } from '../lab/run/sign-of-life.ts';
import { exitCodeFor } from './exit.ts';
import { isApart, type Saying } from './play-apart.ts';
import { printTo } from './print.ts';
import { buildProgram } from './program.ts';

const { script, sign } = workerData as { script: string; sign: SignOfLife };
const say = (saying: Saying) => parentPort!.postMessage(saying);
process.argv[1] = script;
printTo((text) => say({ out: text }));
/** What strategies write themselves, they write beside the answer. */
const beside = (text: Uint8Array | string): boolean => {
  say({ err: typeof text === 'string' ? text : Buffer.from(text).toString() });
  return true;
};
process.stdout.write = beside;
process.stderr.write = beside;
globalThis.console = new Console(process.stderr);
isApart(sign);
try {
  await buildProgram().parseAsync();
} catch (thrown) {
  process.exitCode = exitCodeFor(thrown);
}
await setImmediate(); // a promise that was broken on the way still ends this thread
say({ exitCode: Number(process.exitCode ?? 0) });
