/** Two runs held against each other, cell by cell: the same games, and what became of them. */
import { gamesOf } from '../cell-rows.ts';
import { ERROR } from '../stats/index.ts';
import type { Cell } from '../run-data.ts';
import { changesBetween, type Change } from './changes.ts';
import { comparableCells } from './comparable.ts';
import { conclusion } from './conclusion.ts';
import { figuresOf, type CompareFigures } from './figures.ts';
import type { Matched } from './match-cells.ts';
import { notesOf } from './notes.ts';
import { PairedGames } from './paired-games.ts';
import type { Side } from './side.ts';

/** A cell by its number and label. */
export interface CellName {
  cell: number;
  label: string;
}

export interface ComparedCells extends CompareFigures {
  a: CellName;
  b: CellName;
  strategies: readonly string[];
  /** Numbers of the games that the first seat won in one run only. */
  flipped: { wonOnlyInA: readonly number[]; wonOnlyInB: readonly number[] };
}

/** Matched cells that differ from each other by their strategies only. */
export interface Group {
  /** Book path -> value of what varies in each run. */
  varied: { a: Readonly<Record<string, unknown>>; b: Readonly<Record<string, unknown>> };
  /** Numbers of the book that are not the same in the two runs. */
  changes: readonly Change[];
  cells: readonly ComparedCells[];
  /** Of all its cells, with equal weight. The intervals of the differences of all groups hold together at 95 %. */
  all: CompareFigures;
  /** In a sentence. */
  says: string;
}

export interface RunName {
  folder: string;
  title: string;
  identity: string;
  /** Per cell, of which `Comparison.games` are compared. */
  games: number;
}

export interface Comparison {
  a: RunName;
  b: RunName;
  system: { id: string; title: string };
  mission: { id: string; title: string };
  seats: readonly string[];
  seed: number | string;
  /** Games compared in each cell, from the first: as many as both runs have; where cells differ, the most. */
  games: number;
  groups: readonly Group[];
  /** Cells without a counterpart. */
  unmatched: { a: readonly CellName[]; b: readonly CellName[] };
  /** What a reader should know beside: other code, games left out, cells without a counterpart. */
  notes: readonly string[];
}

/**
 * Games are compared pair by pair: the same cell, seed, draws and number. Differences are the second run's less the
 * first's. Throws a `UsageError` that says why, where the two cannot be compared.
 */
export function compareRuns(a: Side, b: Side): Comparison {
  const { pairs, onlyInA, onlyInB } = comparableCells(a, b);
  const { system, mission, seats, seed } = a.run.manifest;
  const grouped = groupsOf(pairs);
  const groups = grouped.map((group) => groupOf(a, b, group, ERROR / grouped.length)); // all hold together: C. E. Bonferroni's inequality
  const games = Math.max(...pairs.map((pair) => commonGames(a, b, pair)));
  const unmatched = { a: onlyInA.map(cellName), b: onlyInB.map(cellName) };
  return {
    a: runName(a), b: runName(b),
    system, mission: { id: mission.id, title: mission.title }, seats, seed, games, groups, unmatched,
    notes: notesOf(a.run.manifest, b.run.manifest, groups.map(({ all }) => all), unmatched),
  };
}

function groupsOf(pairs: readonly Matched[]): Matched[][] {
  const groups = new Map<string, Matched[]>();
  for (const pair of pairs) {
    const key = JSON.stringify([pair.a.varied, pair.b.varied]);
    groups.set(key, [...(groups.get(key) ?? []), pair]);
  }
  return [...groups.values()];
}

/** As many as both runs have of a cell, from the first. */
const commonGames = (a: Side, b: Side, cells: Matched): number => Math.min(gamesOf(a.run.manifest, cells.a.index), gamesOf(b.run.manifest, cells.b.index));

function groupOf(a: Side, b: Side, pairs: readonly Matched[], error: number): Group {
  const { seats } = a.run.manifest;
  const [first] = pairs as [Matched];
  const paired = pairs.map((pair) => new PairedGames(a, b, pair, commonGames(a, b, pair)));
  const changes = changesBetween(a.run.manifest, b.run.manifest, first);
  const runs = {
    areSame: a.run.manifest.identity === b.run.manifest.identity,
    isStopped: [a, b].some(({ run }) => run.manifest.stopping !== undefined),
    draws: a.run.manifest.draws,
  };
  const all = figuresOf(seats, paired, runs, error);
  return {
    varied: { a: first.a.varied, b: first.b.varied },
    changes,
    cells: pairs.map((pair, i): ComparedCells => ({
      a: cellName(pair.a),
      b: cellName(pair.b),
      strategies: pair.a.strategies,
      ...figuresOf(seats, [paired[i]!], runs),
      flipped: flippedGames(seats[0]!, paired[i]!),
    })),
    all,
    says: conclusion(seats[0]!, changes, all),
  };
}

function flippedGames(seat: string, paired: PairedGames): ComparedCells['flipped'] {
  const { values } = paired.changes(paired.won(seat));
  const gamesThat = (change: number) => paired.games.filter((_, i) => values[i] === change);
  return { wonOnlyInA: gamesThat(-1), wonOnlyInB: gamesThat(1) };
}

const runName = ({ folder, run: { manifest } }: Side): RunName => ({ folder, title: manifest.title, identity: manifest.identity, games: manifest.games });

const cellName = ({ index, label }: Cell): CellName => ({ cell: index, label });

