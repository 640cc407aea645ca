/** What changed from one run to the other, in one pair of cells or over several with equal weight. */
import { pairedDifference, shareInterval, signTest, type Numbered } from '../stats/index.ts';
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

/** `areSame`: the two runs have one identity, so that where all games are alike further ones would be too. */
export function figuresOf(seats: readonly string[], cells: readonly PairedGames[], areSame: boolean): CompareFigures {
  const total = (of: (games: PairedGames) => number) => cells.reduce((sum, games) => sum + of(games), 0);
  const games = total((paired) => paired.games.length);
  const alike = total((paired) => paired.alike);
  const isCertain = areSame && games > 0 && alike === games;
  const compared = (of: (paired: PairedGames) => { a: Numbered; b: Numbered }) => comparedOver(cells.map(of), isCertain);
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

function comparedOver(cells: readonly { a: Numbered; b: Numbered }[], isCertain: boolean): Compared {
  const difference = pairedDifference(cells.map(({ a, b }) => ({ changed: b, reference: a })));
  return {
    a: bounded(shareInterval(cells.map(({ a }) => a))),
    b: bounded(shareInterval(cells.map(({ b }) => b))),
    difference: { ...bounded(difference), ...(isCertain ? { low: 0, high: 0 } : {}), narrowing: figure(difference.narrowing) },
  };
}

function flipsOf(seat: string, cells: readonly PairedGames[]): Flips {
  const changes = cells.map((games) => games.changes(games.won(seat)));
  const { up, down, p } = signTest(changes);
  const count = (change: number) => changes.reduce((sum, { values }) => sum + Array.from(values).filter((value) => value === change).length, 0);
  return { wonOnlyInA: count(-1), wonOnlyInB: count(1), units: { towardA: down, towardB: up }, p: Number(p.toPrecision(6)) };
}
