/** A run as a process of its own, to be killed: `node duels-process.js <folder>`. */
import { runExperiment } from '../../src/lab/run/run.ts';
import { LONG_DUELS, optionsFor, planOf } from './run-of-duels.ts';

const worker = new URL('./duel-worker.js', import.meta.url).href;
await runExperiment(await planOf(LONG_DUELS), { ...optionsFor(worker, process.argv[2]), chunkSize: 4 });
