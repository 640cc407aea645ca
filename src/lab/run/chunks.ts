/** Cuts what is still to be played into chunks. No row depends on how. */
import type { PartName } from '../store/parts.ts';

export interface Range {
  cell: number;
  from: number;
  to: number;
}

/** Tens of milliseconds of play, where a game takes a few. */
const FEWEST_GAMES = 16;
/** No chunk is a burden to memory. */
const MOST_GAMES = 1024;
/** More than this would only make the folder slow. */
const MANY_PARTS = 4000;

/** Games a chunk, when so many are to be played. */
export const chunkSizeFor = (games: number): number => Math.min(MOST_GAMES, Math.max(FEWEST_GAMES, Math.ceil(games / MANY_PARTS)));

/** Games of each cell that are in no part. `parts`: sorted by cell and game, without overlaps. */
export function missingRanges(cells: number, storedGames: number, games: number, parts: readonly PartName[]): Range[] {
  return Array.from({ length: cells }, (_, cell) => {
    const gaps: Range[] = [];
    let reached = storedGames;
    for (const part of parts) {
      if (part.cell !== cell || part.from >= games) continue;
      if (part.from > reached) gaps.push({ cell, from: reached, to: part.from });
      reached = part.to;
    }
    if (reached < games) gaps.push({ cell, from: reached, to: games });
    return gaps;
  }).flat();
}

/** Low games first, in all cells alike: a run that is cut short has about as many games of each. */
export function chunksOf(ranges: readonly Range[], size: number): Range[] {
  return ranges
    .flatMap(({ cell, from, to }) =>
      Array.from({ length: Math.ceil((to - from) / size) }, (_, at): Range => ({ cell, from: from + at * size, to: Math.min(from + (at + 1) * size, to) })),
    )
    .sort((a, b) => a.from - b.from || a.cell - b.cell);
}
