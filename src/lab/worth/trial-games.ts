/** The games that show what points are worth: who won, and what each side had bought. */
import type { CellGames } from '../summary/cell-games.ts';

export interface TrialGames {
  /** Scores of the first seat. */
  results: Float64Array;
  /** Games of one unit have the same forces. */
  units: Float64Array;
  /** By cell, 1 for its games and 0 for others. */
  cells: readonly Float64Array[];
  /** A column over all of them. */
  numbers: (column: string) => Float64Array;
}

export function trialGames(cells: readonly CellGames[]): TrialGames {
  const all = (column: string) => Float64Array.from(cells.flatMap((games) => [...games.numbers(column)]));
  const cellOf = cells.flatMap(({ finished }, at) => Array.from({ length: finished }, () => at));
  return { results: all('score'), units: all('pair'), cells: cells.map((_, at) => Float64Array.from(cellOf, (cell) => Number(cell === at))), numbers: all };
}

/** By game: how many the first seat had more than the others together. */
export function surplus(games: TrialGames, [own, ...others]: readonly string[]): Float64Array {
  const more = games.numbers(own!);
  for (const column of others) games.numbers(column).forEach((count, game) => (more[game] = more[game]! - count));
  return more;
}

/** By game: how many all seats had. */
export function inAll(games: TrialGames, columns: readonly string[]): Float64Array {
  const sum = new Float64Array(games.results.length);
  for (const column of columns) games.numbers(column).forEach((count, game) => (sum[game] = sum[game]! + count));
  return sum;
}
