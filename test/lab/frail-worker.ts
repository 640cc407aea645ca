/**
 * A worker thread that fails in the chunk with game 16 of cell 0, in the way that its seed names: "exits", "throws";
 * or "exits <file>" only as long as there is no such file, which it makes.
 */
import { existsSync, writeFileSync } from 'node:fs';
import type { ChunkTask } from '../../src/lab/run/task.ts';
import duelWorker from './duel-worker.ts';

export default function frailWorker(task: ChunkTask): Promise<unknown> {
  const [how, file] = String(task.seed).split(' ');
  const isTime = task.cell === 0 && task.from <= 16 && 16 < task.to && !(file !== undefined && existsSync(file));
  if (isTime) {
    if (file !== undefined) writeFileSync(file, '');
    if (how === 'exits') process.exit(3);
    if (how === 'throws') throw new Error('the table fell over');
  }
  return duelWorker(task);
}
