/** A run as a process of its own, to be killed: `node duels-process.js <folder>`. Says how many games it has, again and again. */
import { writeSync } from 'node:fs';
import { runExperiment } from '../../src/lab/run/run.ts';
import { LONG_DUELS, optionsFor, planOf } from './run-of-duels.ts';

const worker = new URL('./duel-worker.js', import.meta.url).href;
const progress = ({ kept, played }: { kept: number; played: number }) => writeSync(1, `${kept + played}\n`);
await runExperiment(await planOf(LONG_DUELS), { ...optionsFor(worker, process.argv[2]), chunkSize: 4, progress });
