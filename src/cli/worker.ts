/** The file that each worker thread of a run starts from. */
import { chunkWorker } from '../lab/run/worker.ts';
import { CATALOGUE } from './catalogue.ts';

export default chunkWorker(CATALOGUE);
