/** What changed from one run to the other, in one pair of cells or over several with equal weight. */
import { ERROR, pairedDifference, shareInterval, signTest, type Interval, type Numbered } from '../stats/index.ts';
import { differenceOf, sequenceOf, type Draws } from '../stopping/look.ts';
import { bounded, figure } from '../summary/rounding.ts';
import type { Bounded, Figure } from '../summary/index.ts';
import type { PairedGames } from './paired-games.ts';

/** A share of the games (0 to 1) in each run, and the second less the first over the same games, with 95 % intervals. */
export interface Compared {
  a: Bounded;
  b: Bounded;
  /** `narrowing`: variance of the difference over what it would be on unrelated seeds. */
  difference: Bounded & { narrowing: Figure };
}

/** Games that changed hands. */
export interface Flips {
  /** Games that the first seat won in one run and not in the other. */
  wonOnlyInA: number;
  wonOnlyInB: number;
  /** Independent units with more of the one or of the other: these are what is tested. Single games where none are joined. */
  units: { towardA: number; towardB: number };
  /** Of the exact two-sided sign test. */
  p: number;
}

export interface CompareFigures {
  /** Games that both runs finished: the denominator of every share. */
  games: number;
  /** Games left out because they failed in one run or in both. */
  failed: number;
  /** Games with the same decisions, grade and length in both. */
  alike: number;
  /** The first seat's: a win 1, a draw 1/2. */
  score: Compared;
  /** One a seat, in order. */
  wins: readonly (Compared & { seat: string })[];
  draws: Compared;
  flips: Flips;
}

export interface Runs {
  /** They have one identity, so that where all games are alike further ones would be too. */
  areSame: boolean;
  /** One of them was stopped by its scores: then all intervals hold at any look, and over several cells are of the games that all of them have. */
  isStopped: boolean;
  draws: Draws;
}

/** `error`: by which a difference may miss. */
export function figuresOf(seats: readonly string[], cells: readonly PairedGames[], { areSame, isStopped, draws }: Runs, error = ERROR): CompareFigures {
  const total = (of: (games: PairedGames) => number) => cells.reduce((sum, games) => sum + of(games), 0);
  const games = total((paired) => paired.games.length);
  const alike = total((paired) => paired.alike);
  const isCertain = areSame && games > 0 && alike === games;
  const begun = Math.min(...cells.map((paired) => paired.begun));
  const compared = (of: (paired: PairedGames) => Both) => {
    const found = isStopped ? comparedAtAnyLook(cells.map(of), begun, draws, error) : comparedOver(cells.map(of), error);
    return isCertain ? { ...found, difference: { ...found.difference, low: 0, high: 0 } } : found;
  };
  return {
    games,
    failed: total(({ failed }) => failed),
    alike,
    score: compared((paired) => paired.scores()),
    wins: seats.map((seat) => ({ seat, ...compared((paired) => paired.won(seat)) })),
    draws: compared((paired) => paired.won('draw')),
    flips: flipsOf(seats[0]!, cells),
  };
}

type Both = { a: Numbered; b: Numbered };

function comparedOver(cells: readonly Both[], error: number): Compared {
  const difference = pairedDifference(cells.map(({ a, b }) => ({ changed: b, reference: a })), error);
  return {
    a: bounded(shareInterval(cells.map(({ a }) => a))),
    b: bounded(shareInterval(cells.map(({ b }) => b))),
    difference: { ...bounded(difference), narrowing: figure(difference.narrowing) },
  };
}

function comparedAtAnyLook(cells: readonly Both[], begun: number, draws: Draws, error: number): Compared {
  const [a, b] = [cells.map((cell) => cell.a), cells.map((cell) => cell.b)];
  const counted = (found: Interval) => bounded({ ...found, n: found.n * cells.length });
  const { narrowing } = pairedDifference(cells.map(({ a, b }) => ({ changed: b, reference: a })));
  return {
    a: counted(sequenceOf(a, begun, draws)),
    b: counted(sequenceOf(b, begun, draws)),
    difference: { ...counted(differenceOf(b, a, begun, draws, error)), narrowing: figure(narrowing) },
  };
}

function flipsOf(seat: string, cells: readonly PairedGames[]): Flips {
  const changes = cells.map((games) => games.changes(games.won(seat)));
  const { up, down, p } = signTest(changes);
  const count = (change: number) => changes.reduce((sum, { values }) => sum + Array.from(values).filter((value) => value === change).length, 0);
  return { wonOnlyInA: count(-1), wonOnlyInB: count(1), units: { towardA: down, towardB: up }, p: Number(p.toPrecision(6)) };
}
