/** What makes the figures of a run worth less than they look: games without a result, and games that are one game over again. */
import type { Manifest } from '../run-data.ts';
import type { CellGames } from './cell-games.ts';
import type { CellSummary } from './summary.ts';

/** More cells than this are not told one by one. */
const MOST_TOLD = 3;

/**
 * Finished games that were in every figure as an earlier one of the cell: decisions, dice and outcome. Equal decisions
 * alone are not enough: where players have no choice, the dice still make it another game.
 */
export function duplicatesOf({ columns }: Pick<Manifest, 'columns'>, games: CellGames): number {
  const digests = games.texts('digest');
  const alike = new Map<string, number[]>();
  digests.forEach((digest, row) => alike.set(digest, [...(alike.get(digest) ?? []), row]));
  const suspects = [...alike.values()].filter((rows) => rows.length > 1);
  if (suspects.length === 0) return 0;
  const figures = columns
    .filter(({ name }) => !['cell', 'game', 'pair'].includes(name))
    .map(({ name, kind }): ArrayLike<number | string> => (kind === 'whole' || kind === 'real' ? games.numbers(name) : games.texts(name)));
  const different = (rows: readonly number[]) => new Set(rows.map((row) => JSON.stringify(figures.map((values) => values[row])))).size;
  return suspects.reduce((repeated, rows) => repeated + rows.length - different(rows), 0);
}

/** Sentences, the gravest first; none for a sound run. */
export function warningsOf(cells: readonly Pick<CellSummary, 'label' | 'games' | 'finished' | 'failed' | 'failures' | 'duplicates'>[]): string[] {
  return [...withoutResult(cells), ...repeated(cells)];
}

function withoutResult(cells: Parameters<typeof warningsOf>[0]): string[] {
  const failed = cells.reduce((sum, cell) => sum + cell.failed, 0);
  if (failed === 0) return [];
  const games = cells.reduce((sum, cell) => sum + cell.games, 0);
  const kinds = [...new Set(cells.flatMap(({ failures }) => Object.keys(failures)))].sort();
  const counts = kinds.map((kind) => `${cells.reduce((sum, { failures }) => sum + (failures[kind] ?? 0), 0)} ${kind}`);
  return [`Incomplete: ${failed} of ${games} games ${failed === 1 ? 'has' : 'have'} no result (${counts.join(', ')}).`];
}

/** Where fewer than half of the games are different ones. */
function repeated(cells: Parameters<typeof warningsOf>[0]): string[] {
  const few = cells.filter(({ finished, duplicates }) => finished - duplicates < finished / 2);
  const told = few.slice(0, MOST_TOLD).map(({ label, finished, duplicates }) => `${label}: ${finished - duplicates} different games among ${finished}`);
  if (few.length === 0) return [];
  const more = few.length > told.length ? `; and ${few.length - told.length} more cells` : '';
  return [`Repeated games: ${told.join('; ')}${more}. Its players and dice hardly vary, so the intervals are narrower than what so few games can tell.`];
}
