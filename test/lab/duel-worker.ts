/** A worker thread that knows the fixture game. */
import { chunkWorker } from '../../src/lab/run/worker.ts';
import { duelCatalogue } from './duel.ts';

export default chunkWorker(duelCatalogue);
