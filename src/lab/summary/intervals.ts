/** Which interval a share or a difference gets: that of a fixed number of games or, where the games themselves decided when a cell stopped, one that holds at any look. */
import { ERROR, pairedDifference, shareInterval, type Interval, type Numbered } from '../stats/index.ts';
import { differenceOf, sequenceOf } from '../stopping/look.ts';
import type { CellGames } from './cell-games.ts';

/** Of the mean of some cells with equal weights. `valuesOf`: from 0 to 1, one for each finished game. */
export function shareOf(cells: readonly CellGames[], valuesOf: (cell: CellGames) => ArrayLike<number>, error = ERROR): Interval {
  const samples = cells.map((cell) => numbered(cell, valuesOf(cell)));
  const { stopping, draws } = cells[0]!.manifest;
  if (stopping === undefined) return shareInterval(samples, error);
  return ofAll(sequenceOf(samples, gamesOfAll(cells), draws, error), cells);
}

/** By which each change from a reference may miss, so that all of so many settings hold together at 95 %: C. E. Bonferroni's inequality. */
export const errorOfChange = (settings: number): number => ERROR / Math.max(1, settings - 1);

/** Score of each cell less that of its reference, over the games that both have finished. */
export function scoreDifference(cells: readonly CellGames[], references: readonly CellGames[], error = ERROR): Interval & { narrowing: number } {
  const [changed, before] = [cells, references].map((list) => list.map((cell) => numbered(cell, cell.numbers('score')))) as [Numbered[], Numbered[]];
  const found = pairedDifference(changed.map((cell, i) => ({ changed: cell, reference: before[i]! })), error);
  const { stopping, draws } = cells[0]!.manifest;
  if (stopping === undefined) return found;
  return { ...found, ...ofAll(differenceOf(changed, before, gamesOfAll([...cells, ...references]), draws, error), cells) };
}

const numbered = (cell: CellGames, values: ArrayLike<number>): Numbered => ({ ...cell.sample(values), games: cell.numbers('game') });

/** Games of each that all of them have. */
const gamesOfAll = (cells: readonly CellGames[]): number => Math.min(...cells.map(({ games }) => games));

/** `n` counts the games of all cells. */
const ofAll = (interval: Interval, { length }: readonly CellGames[]): Interval => ({ ...interval, n: interval.n * length });
