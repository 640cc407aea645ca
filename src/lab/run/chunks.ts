/** Cuts what is still to be played into chunks. No row depends on how. */
import type { PartName } from '../store/parts.ts';

export interface Range {
  cell: number;
  from: number;
  to: number;
}

/** So long a run takes to stop, and so much a crash costs at most; a chunk of it is far more work than sending it. */
const MILLISECONDS = 1000;
/** Of the first chunks, before anybody knows how long a game takes. */
const FIRST = 2;
/** No chunk is a burden to memory. */
const MOST_GAMES = 1024;

/** Games for the next chunk. Times are of the run so far, which includes its start: chunks grow as that matters less. */
export function chunkSize({ played, left, milliseconds, workers }: { played: number; left: number; milliseconds: number; workers: number }): number {
  if (played === 0) return FIRST;
  const inTime = (MILLISECONDS * played) / (Math.max(milliseconds, 1) * workers);
  const fairShare = left / (2 * workers); // towards the end small ones, so that no worker is left alone with a large one
  return Math.max(1, Math.min(MOST_GAMES, Math.floor(Math.min(inTime, fairShare))));
}

/** Games of each cell, after the stored ones and up to as many as are wanted, that are in no part. `parts`: sorted by cell and game, without overlaps. */
export function missingRanges(stored: readonly number[], wanted: readonly number[], parts: readonly PartName[]): Range[] {
  return wanted.flatMap((games, cell) => {
    const gaps: Range[] = [];
    let reached = stored[cell]!;
    for (const part of parts) {
      if (part.cell !== cell || part.from >= games) continue;
      if (part.from > reached) gaps.push({ cell, from: reached, to: part.from });
      reached = Math.max(reached, part.to);
    }
    if (reached < games) gaps.push({ cell, from: reached, to: games });
    return gaps;
  });
}

/**
 * Low games first, in all cells alike: a run that is cut short has about as many games of each. `size` is asked for each
 * chunk when it is taken. `ranges`: sorted by game within a cell.
 */
export function* chunksOf(ranges: readonly Range[], size: () => number): Generator<Range, void> {
  const left = ranges.map((range) => ({ ...range }));
  while (left.length > 0) {
    let first = 0;
    for (let at = 1; at < left.length; at++) if (isBefore(left[at]!, left[first]!)) first = at;
    const range = left[first]!;
    const from = range.from;
    range.from = Math.min(from + size(), range.to);
    if (range.from === range.to) left.splice(first, 1);
    yield { cell: range.cell, from, to: range.from };
  }
}

const isBefore = (a: Range, b: Range) => a.from < b.from || (a.from === b.from && a.cell < b.cell);
