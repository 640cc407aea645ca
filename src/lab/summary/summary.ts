/** `summary.json`: a run in figures. One shape for every game: seats, grades and columns are named by the run itself. */
import type { Judged } from '../expect/judge.ts';
import type { DiceReport } from './dice.ts';
import type { Equilibrium } from './equilibrium.ts';
import type { LuckAdjusted } from './luck-adjusted.ts';
import type { LuckSources } from './luck-shares.ts';
import type { Swing } from './swings.ts';
import type { WhenStopped } from './when-stopped.ts';
import type { WorthSummary } from '../worth/worth-summary.ts';
import type { Response } from '../tune/response.ts';

/** A figure rounded to `DIGITS` decimals; null where there is none. */
export type Figure = number | null;

/** An estimate with its 95 % bounds, from `n` finished games. */
export interface Bounded {
  n: number;
  estimate: Figure;
  low: Figure;
  high: Figure;
}

export const VERDICTS = ['fair', 'favors', 'undecided'] as const;

export interface Verdict {
  kind: (typeof VERDICTS)[number];
  /** Of 'favors': the seat that is favored. */
  seat: number | null;
  /** Of 'undecided': about how many more games in each cell would decide, if the score stays; null where no number would, and with too few games to say. */
  moreGames: number | null;
  /** The same in plain words. */
  says: string;
}

/** Of one cell, or of several cells pooled with equal weights. */
export interface Figures {
  /** Games begun: finished and failed. */
  games: number;
  finished: number;
  failed: number;
  /** Kind of failure -> games. */
  failures: Record<string, number>;
  /** Independent units among the finished games: fewer than games where games are joined. */
  units: number;
  /** One a seat, in order. */
  wins: { seat: string; games: number; share: Bounded }[];
  draws: { games: number; share: Bounded };
  /** The first seat's: win 1, draw 1/2, loss 0. */
  score: Bounded;
  verdict: Verdict;
  /** Every grade of the mission, in its order, also those that never came. */
  grades: { grade: string; games: number; share: Bounded }[];
  rounds: { mean: Bounded; quartiles: { low: Figure; median: Figure; high: Figure }; atLimit: number };
  decisions: Bounded;
  /** Mean of each of the mission's own number columns. */
  means: Record<string, Bounded>;
  /** Score minus that of the reference, over the same games; null where nothing varies, and for the reference itself. */
  difference: (Bounded & { narrowing: Figure }) | null;
}

export interface CellSummary extends Figures {
  cell: number;
  label: string;
  strategies: readonly string[];
  varied: Readonly<Record<string, unknown>>;
  reference: number | null;
  luck: { channel: string; seat: string; unit: string; mean: Figure; z: Figure }[];
  /** Finished games that were in every figure as an earlier game of the cell: they add nothing. */
  duplicates: number;
  /** Games that tell something of their own: not more than there are different games, nor than there are independent units. */
  effective: number;
}

/** All pairings of strategies under one choice of what varies. */
export interface Pool extends Figures {
  label: string;
  varied: Readonly<Record<string, unknown>>;
  cells: number[];
}

export interface Summary {
  format: 1;
  /** Decimals of every figure. */
  digits: number;
  confidence: number;
  /** A first seat's score in here is fair. */
  band: { low: number; high: number };
  identity: string;
  title: string;
  system: { id: string; title: string };
  mission: { id: string; title: string };
  seats: readonly string[];
  seed: number | string;
  /** The most of any cell. */
  gamesPerCell: number;
  /** Of the first pool: nothing varied, or every first value. */
  verdict: Verdict;
  /** What the run answers, in sentences: where something varies, also which changes from the reference are beyond chance. */
  answer: string[];
  pools: Pool[];
  cells: CellSummary[];
  /** Whether games that were asked for have no result. */
  incomplete: boolean;
  /** What makes the figures worth less than they look, in sentences. */
  warnings: string[];
  /** What the experiment expects, judged together, in its order; empty where it expects nothing. */
  expectations: Judged[];
  /** Of each pool, in order: what both sides do in the matrix of their scripts, and the score then. None without a matrix. */
  equilibria: Equilibrium[];
  /** Where numbers are changed one at a time: each with how far it moves the score, the farthest first. */
  swings: Swing[];
  /** Scores, wins and changes with the luck of the dice taken out. */
  luckAdjusted: LuckAdjusted;
  /** How much of the variance of the first seat's score is strategy, set-up, who goes first, dice. */
  luckShares: LuckSources;
  /** The run's own dice against their exact chances; null where no roll was counted. */
  dice: DiceReport | null;
  /** When each cell stopped, and why; absent where the number of games was fixed. */
  stopping?: WhenStopped;
  /** What a figure does over the values tried of one number, and which brings it where it is wanted; absent where nothing is looked for. */
  response?: Response;
  /** What points were worth; absent where forces were not drawn by lot. */
  worth?: WorthSummary;
  /** What each field and each column is. */
  dictionary: { fields: Record<string, string>; columns: { name: string; unit: string; about: string; seat: string | null; group: string | null }[] };
}
