/** The figures of one cell, or of several with equal weights: who won, how surely, how it ended, how long it took. */
import type { Manifest } from '../run-data.ts';
import { countInterval, ERROR, quartiles } from '../stats/index.ts';
import type { CellGames } from './cell-games.ts';
import { ownNumbers } from './columns.ts';
import { scoreDifference, shareOf } from './intervals.ts';
import { bounded, figure } from './rounding.ts';
import type { Figures } from './summary.ts';
import { drawsReturn, judge } from './verdict.ts';

/** `references`: for each cell the one it is compared with; none where it is compared with nothing. `error`: by which the change from them may miss. */
export function figuresOf(manifest: Manifest, cells: readonly CellGames[], references: readonly CellGames[], error = ERROR): Figures {
  const share = (column: string, word: string) => shareOf(cells, (cell) => cell.is(column, word).values);
  const mean = (column: string) => bounded(countInterval(cells.map((cell) => cell.sample(cell.numbers(column)))));
  const count = (column: string, word: string) => total(cells.map((cell) => cell.texts(column).filter((text) => text === word).length));

  const wins = manifest.seats.map((seat) => ({ seat, games: count('winner', seat), share: bounded(share('winner', seat)) }));
  const score = shareOf(cells, (cell) => cell.numbers('score'));
  const rounds = cells.flatMap((cell) => [...cell.numbers('rounds')]);
  const { low, median, high } = quartiles(rounds);
  const games = total(cells.map((cell) => cell.games));
  const finished = total(cells.map((cell) => cell.finished));
  return {
    games,
    finished,
    failed: games - finished,
    failures: addUp(cells.map((cell) => cell.failures)),
    units: new Set(cells.flatMap((cell) => [...cell.numbers('pair')])).size,
    wins,
    draws: { games: count('winner', 'draw'), share: bounded(share('winner', 'draw')) },
    score: bounded(score),
    verdict: judge({ seats: manifest.seats, score, wins: wins.map((win) => win.games), cells: cells.length, returning: drawsReturn(manifest) }),
    grades: manifest.grades.map(({ id }) => ({ grade: id, games: count('grade', id), share: bounded(share('grade', id)) })),
    rounds: {
      mean: mean('rounds'),
      quartiles: { low: figure(low), median: figure(median), high: figure(high) },
      atLimit: rounds.filter((round) => round >= manifest.mission.roundLimit).length,
    },
    decisions: mean('decisions'),
    means: Object.fromEntries(ownNumbers(manifest.columns).map(({ name }) => [name, mean(name)])),
    difference: changeFrom(references, cells, error),
  };
}

export function changeFrom(references: readonly CellGames[], cells: readonly CellGames[], error: number): Figures['difference'] {
  if (references.length === 0) return null;
  const found = scoreDifference(cells, references, error);
  return { ...bounded(found), narrowing: figure(found.narrowing) };
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

function addUp(tallies: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const kinds = [...new Set(tallies.flatMap((tally) => Object.keys(tally)))].sort();
  return Object.fromEntries(kinds.map((kind) => [kind, total(tallies.map((tally) => tally[kind] ?? 0))]));
}
