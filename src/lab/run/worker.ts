/** What a worker thread does all day: plays the chunks that it is sent. */
import { isMainThread } from 'node:worker_threads';
import type { Game, Strategy } from '../../kernel/game.ts';
import type { Catalogue } from '../catalogue.ts';
import { playChunk } from './chunk.ts';
import { beat } from './sign-of-life.ts';
import type { Chunk, ChunkTask } from './task.ts';

/** Of a catalogue, what it takes to play. */
type Players = Pick<Catalogue, 'systems' | 'loadStrategy'>;

/** Plays chunks here; each set-up is opened once, each strategy loaded once. */
export function chunkPlayer(catalogue: Players): (task: ChunkTask) => Promise<Chunk> {
  const games = new Map<string, Game>();
  const strategies = new Map<string, Promise<Strategy>>();
  return async (task) => {
    const system = catalogue.systems.get(task.system)!;
    const setup = { mission: task.mission, patch: task.patch, ...(task.layout === undefined ? {} : { layout: task.layout }) };
    const game = once(games, JSON.stringify([task.system, setup]), () => system.open(setup));
    if (task.sign !== undefined) beat(task.sign);
    const seated = task.strategies.map(({ name, file }) =>
      once(strategies, `${task.system}/${file ?? name}`, () => catalogue.loadStrategy(task.system, file ?? name)),
    );
    return playChunk(task, { system, game, strategies: await Promise.all(seated) });
  };
}

/**
 * The same as the default export of a worker's file: `export default chunkWorker(catalogue)`. The figures are copied to the
 * other thread, not moved: once a thread has given a buffer away, the engine looks at each access to an array whether it is
 * still there, and all games on that thread are slower by a tenth.
 */
export function chunkWorker(catalogue: Players): (task: ChunkTask) => Promise<Chunk> {
  const play = chunkPlayer(catalogue);
  // Standard output holds the answer of the run and nothing else: what a strategy says there is heard beside it.
  if (!isMainThread) process.stdout.write = process.stderr.write.bind(process.stderr);
  return play;
}

function once<T>(made: Map<string, T>, key: string, make: () => T): T {
  let thing = made.get(key);
  if (thing === undefined) made.set(key, (thing = make()));
  return thing;
}
