/** A run's cells, and its pairings pooled, as tallies: what a baseline keeps of it. */
import { cellsOf, type CellGames } from '../summary/cell-games.ts';
import type { RunData } from '../run-data.ts';
import { sha256 } from '../store/files.ts';
import { tallyOf, type Tally } from './tally.ts';

/** A cell, or the pairings that share what varies. */
export interface Tallied {
  name: string;
  /** More than one: a pool. */
  cells: number;
  /** Games that were not finished: they count for no figure. */
  failed: number;
  /** Of all decisions of all its games: equal where every game was played alike. */
  digest: string;
  /** Name of a figure -> what it comes to. */
  figures: Readonly<Record<string, Tally>>;
}

/** Cells in their order, then pools of several cells. */
export function talliesOf(run: RunData): Tallied[] {
  const cells = cellsOf(run);
  return [...cells.map((cell) => tallied([cell], cell.cell.label)), ...poolsOf(cells).map((pool) => tallied(pool, poolName(pool)))];
}

/** The first seat's score, draws, and where there are more than two seats the wins of the others. */
function tallied(cells: readonly CellGames[], name: string): Tallied {
  const { seats } = cells[0]!.manifest;
  const wins = (word: string) => tallyOf(cells.map((cell) => cell.is('winner', word)));
  return {
    name,
    cells: cells.length,
    failed: cells.reduce((sum, { games, finished }) => sum + games - finished, 0),
    digest: sha256(cells.map((cell) => [cell.texts('digest').join(), ...Object.entries(cell.failures).map(String)].join(';')).join('|')).slice(0, 12),
    figures: {
      [`${seats[0]!} score`]: tallyOf(cells.map((cell) => cell.sample(cell.numbers('score')))),
      draws: wins('draw'),
      ...(seats.length === 2 ? {} : Object.fromEntries(seats.slice(1).map((seat) => [`${seat} wins`, wins(seat)]))),
    },
  };
}

function poolsOf(cells: readonly CellGames[]): CellGames[][] {
  const pools = new Map<string, CellGames[]>();
  for (const cell of cells) {
    const setting = JSON.stringify(cell.cell.varied);
    pools.set(setting, [...(pools.get(setting) ?? []), cell]);
  }
  return [...pools.values()].filter(({ length }) => length > 1);
}

/** "all pairings", with what varies as the cells have it. */
function poolName(pool: readonly CellGames[]): string {
  const { label, strategies } = pool[0]!.cell;
  return `all pairings${label.slice(strategies.join(' / ').length)}`;
}
