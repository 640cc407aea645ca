/** An experiment as it was read and found valid: a question to many games. */
import type { GivenLayout } from './layout-file.ts';
import type { Expectation } from '../expect/expectation.ts';
import type { Tuning } from '../tune/tuning.ts';

export interface AskedPrecision {
  readonly halfWidth: number;
  readonly maxGames?: number | undefined;
}

export interface AskedQuestion {
  readonly better: readonly [number | string, number | string];
  readonly margin: number;
  readonly maxGames?: number | undefined;
}

export interface Experiment {
  title: string;
  /** Empty when the file says nothing more. */
  about: string;
  system: string;
  mission: string;
  seed: number | string;
  /** Per cell; with `precision` or `question` the least. */
  games: number;
  /** Seat -> who may play it, in the order of the file; the seats in the order of the system. */
  strategies: Readonly<Record<string, readonly Entrant[]>>;
  /** Book path -> value in its normal form, in all cells. */
  set: Readonly<Record<string, unknown>>;
  /** How the mission lies, where it is not as built in. */
  layout?: GivenLayout;
  /** Book path -> values in their normal form; the first is the reference. */
  vary: Readonly<Record<string, readonly unknown[]>>;
  /** Each of them varies alone, with the others at their first value, instead of in every combination. */
  inTurn: boolean;
  /** Purpose of luck -> how many different ones there are; see `indexFor` in the kernel. */
  draws: Readonly<Record<string, number>>;
  /** A cell stops when its score is known so precisely. */
  precision?: AskedPrecision;
  /** Two cells, by number or label, stop when it is known in which of them the first seat scores more. */
  question?: AskedQuestion;
  /** Whether settings that are surely further from an even game, or from the target, than the best are dropped. */
  prune?: boolean | { readonly target: number };
  /** The values of the only thing that varies are tried for what they make of a figure. */
  tuning?: Tuning;
  /** Until when they are tried; absent where each has `games` games. */
  tunedBy?: { readonly most: number; readonly maxGames: number };
  /** What its results should be. */
  expect: readonly Expectation[];
  /** The experiment file's text, as given. */
  text: string;
}

/** A strategy that an experiment names. */
export interface Entrant {
  /** Unique in the experiment; of a user's own: its file's base name. */
  name: string;
  /** How it plays; of a user's own, after the name that it gives itself where that is another: "trigger-happy: fires ...". */
  about: string;
  /** Absolute path of a user's own strategy; null for a built-in one. */
  file: string | null;
  /** Fingerprint of that file; empty for a built-in one, which counts as code. */
  hash: string;
}
