/** A chunk of a run: some consecutive games of one cell, as plain data that can go to another thread. */
import type { GameRolls } from '../dice/tally.ts';
import type { Cell, FailedGame } from '../run-data.ts';
import type { Plan } from '../plan.ts';
import type { SignOfLife } from './sign-of-life.ts';

export interface ChunkTask {
  system: string;
  mission: string;
  patch: Readonly<Record<string, unknown>>;
  layout?: unknown;
  seed: number | string;
  draws: Readonly<Record<string, number>>;
  /** Whether games come in pairs: see `MissionCard.twins`. */
  twins?: boolean;
  /** One a seat; `file` is the absolute path of a user's own. */
  strategies: readonly { name: string; file: string | null }[];
  cell: number;
  /** The first game, and the one after the last. */
  from: number;
  to: number;
  /** Views are frozen: see `Match`. */
  frozen?: boolean;
  /** Where the worker shows what it is at. */
  sign?: SignOfLife;
}

/** The rows of a chunk, by column. */
export interface Chunk {
  cell: number;
  from: number;
  to: number;
  /** The columns of numbers one after another, `to - from` values each; NaN where a failed game has none. */
  numbers: Float64Array;
  /** The columns of texts, in order. */
  texts: string[][];
  failures: Omit<FailedGame, 'replay'>[];
  /** How the rolls of its games came out. */
  rolls: GameRolls;
}

export function taskOf({ experiment, system, mission, entrants }: Plan, { index, strategies, patch }: Cell, from: number, to: number): ChunkTask {
  return {
    system: system.id,
    mission: mission.id,
    patch,
    ...(experiment.layout === undefined ? {} : { layout: experiment.layout.content }),
    seed: experiment.seed,
    draws: experiment.draws,
    ...(mission.twins === undefined ? {} : { twins: true }),
    strategies: strategies.map((name) => ({ name, file: entrants.get(name)!.file })),
    cell: index,
    from,
    to,
  };
}
