/** Where the games of each cell stand among the rows of a run, which are sorted by cell, then game. */
import type { Manifest } from './run-data.ts';
import { grouped } from './grouped.ts';

type Counted = Pick<Manifest, 'games' | 'cellGames' | 'cells'>;

/** Games of a cell. */
export const gamesOf = ({ games, cellGames }: Omit<Counted, 'cells'>, cell: number): number => cellGames?.[cell] ?? games;

/** The row of a cell's first game. */
export function firstRow(manifest: Counted, cell: number): number {
  let row = 0;
  for (let before = 0; before < cell; before++) row += gamesOf(manifest, before);
  return row;
}

/** Rows of the whole run. */
export const rowsOf = (manifest: Counted): number => firstRow(manifest, manifest.cells.length);

/** "2,000", or "220 to 2,000" where cells have different numbers of games. */
export function gamesInWords(manifest: Counted): string {
  const games = manifest.cells.map(({ index }) => gamesOf(manifest, index));
  const [least, most] = [Math.min(...games), Math.max(...games)].map(grouped);
  return least === most ? most! : `${least} to ${most}`;
}
