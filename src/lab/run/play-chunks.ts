/** Plays the chunks of a run, come what may: a worker that dies is replaced, a game that kills its worker is found and set apart. */
import type { Plan } from '../plan.ts';
import { killedGame } from './chunk.ts';
import { Death, openPool, type WorkerFile } from './pool.ts';
import { RunError } from './run-error.ts';
import type { Chunk, ChunkTask } from './task.ts';

export interface Players {
  worker: WorkerFile;
  workers: number;
  /** A worker that shows no sign of life for so many ms is ended. */
  silence: number;
  signal?: AbortSignal;
}

/** So many in one go mean that something is wrong with more than a game. */
const MOST_KILLED = 25;

/**
 * Takes chunks of a round as there is time for them; when all of them are played, those of the next round, until there is
 * none. Hands each chunk to `keep` as it is done, those that had to be cut in pieces piece by piece. After `signal` no new
 * chunk is begun. Where that does not help, the chunks in flight are finished and a `RunError` ends the run.
 */
export async function playChunks(
  rounds: Iterable<Iterator<ChunkTask, void>>,
  { columns, system }: Pick<Plan, 'columns' | 'system'>,
  { worker, workers, silence, signal }: Players,
  keep: (chunk: Chunk) => Promise<void>,
): Promise<void> {
  const pool = openPool(worker, workers, silence);
  let killed = 0;

  /**
   * A game is "killed" if it ends a fresh worker that plays nothing else: a question that has the same answer whatever
   * the chunks. Which game to ask it of, the dying worker has shown.
   */
  async function play(task: ChunkTask): Promise<void> {
    let played = await orDeath(pool.play(task));
    if (played instanceof Death && signal?.aborted === true) return;
    if (played instanceof Death && played.at === null) played = await afresh(task);
    if (!(played instanceof Death)) return keep(played);
    const { from, to } = task;
    const suspect = played.at!.game;
    const alone = await afresh({ ...task, from: suspect, to: suspect + 1 });
    await keep(alone instanceof Death ? killedGame(task, alone.at!, alone.message, { columns, seats: system.seats }) : alone);
    if (alone instanceof Death) {
      killed += 1;
      if (killed === MOST_KILLED) throw new RunError(`${killed} games ended their workers, the last of them game ${suspect} of ${cellOf(task)}: ${alone.message}`);
    }
    // If it lived alone, something had piled up: shorter pieces.
    const cuts = alone instanceof Death ? [from, suspect] : [from, middle(from, suspect), suspect];
    const more = alone instanceof Death ? [suspect + 1, to] : [suspect + 1, middle(suspect + 1, to), to];
    for (const [begin, end] of [...between(cuts), ...between(more)]) await play({ ...task, from: begin, to: end });
  }

  /** On a new worker that has played nothing. Throws a `RunError` if even that dies before the first game. */
  async function afresh(task: ChunkTask): Promise<Chunk | Death> {
    const single = openPool(worker, 1, silence);
    const played = await orDeath(single.play(task));
    await single.close();
    if (played instanceof Death && played.at === null) {
      throw new RunError(`games ${task.from} to ${task.to - 1} of ${cellOf(task)} stopped their worker twice: ${played.message}`);
    }
    return played;
  }

  let failed = false;
  const lane = async (tasks: Iterator<ChunkTask, void>) => {
    while (!failed && signal?.aborted !== true) {
      const next = tasks.next();
      if (next.done === true) return;
      try {
        await play(next.value);
      } catch (thrown) {
        failed = true;
        throw thrown;
      }
    }
  };
  try {
    for (const round of rounds) {
      // One chunk more than there are workers waits its turn, so that no worker waits for us.
      const lanes = await Promise.allSettled(Array.from({ length: workers + 1 }, () => lane(round)));
      const failure = lanes.find((result) => result.status === 'rejected');
      if (failure !== undefined) throw failure.reason;
      if (signal?.aborted === true) break;
    }
  } finally {
    await pool.close();
  }
}

async function orDeath(playing: Promise<Chunk>): Promise<Chunk | Death> {
  try {
    return await playing;
  } catch (thrown) {
    if (thrown instanceof Death) return thrown;
    throw thrown;
  }
}

const cellOf = ({ cell, strategies }: ChunkTask): string => `cell ${cell} (${strategies.map(({ name }) => name).join(' / ')})`;

const middle = (from: number, to: number): number => Math.floor((from + to) / 2);

/** [0, 4, 4, 9] -> [0, 4], [4, 9]. */
function between(cuts: readonly number[]): [number, number][] {
  return cuts.slice(1).flatMap((end, at): [number, number][] => (cuts[at]! < end ? [[cuts[at]!, end]] : []));
}
