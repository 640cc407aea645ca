/** A thread that loads a user's strategy file and says what it calls itself, or what is wrong with it. */
import { parentPort, workerData } from 'node:worker_threads';
import { UsageError } from '../kernel/errors.ts';
import { beat, type SignOfLife } from '../lab/run/sign-of-life.ts';
import { loadFile } from './strategy-file.ts';

const { spec, path, sign } = workerData as { spec: string; path: string; sign: SignOfLife };
process.stdout.write = process.stderr.write.bind(process.stderr); // standard output holds the answer and nothing else
beat(sign);
try {
  const { name, about } = await loadFile(spec, path);
  parentPort!.postMessage({ card: { name, about } });
} catch (thrown) {
  if (!(thrown instanceof UsageError)) throw thrown;
  parentPort!.postMessage({ refused: thrown.message });
}
