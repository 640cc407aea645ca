/** What the means of cells might as well have been: the games drawn again, with replacement, by their joined units. */
import type { Rng } from '../../kernel/rng.ts';
import { ERROR, type Sample } from './interval.ts';

/** With more units than these, neighbors are drawn together: the spread stays the same, and the work bounded. */
const MOST_BLOCKS = 1000;

/**
 * `times` lists of the cells' means. A unit that is drawn brings its games in all cells, since they shared luck: B. Efron and
 * R. J. Tibshirani, An Introduction to the Bootstrap (1993), 8.4. A draw that leaves some cell without a game is drawn again.
 * None of a single unit: it can only be drawn as it is, and tells nothing of the spread.
 */
export function resampledMeans(cells: readonly Sample[], times: number, rng: Rng): Float64Array[] {
  const blocks = blocksOf(cells);
  if (blocks.length < 2) return [];
  const drawn: Float64Array[] = [];
  for (let tried = 0; drawn.length < times && tried < 10 * times; tried++) {
    const sums = new Float64Array(cells.length);
    const counts = new Float64Array(cells.length);
    for (let i = 0; i < blocks.length; i++) {
      const block = blocks[rng.below(blocks.length)]!;
      for (let cell = 0; cell < sums.length; cell++) {
        sums[cell] = sums[cell]! + block.sums[cell]!;
        counts[cell] = counts[cell]! + block.counts[cell]!;
      }
    }
    if (counts.every((count) => count > 0)) drawn.push(sums.map((sum, cell) => sum / counts[cell]!));
  }
  return drawn;
}

interface Block {
  sums: Float64Array;
  counts: Float64Array;
}

/** Units in the order of their numbers, as equal in number of units as can be. */
function blocksOf(cells: readonly Sample[]): Block[] {
  const units = [...new Set(cells.flatMap((cell) => Array.from(cell.units)))].sort((a, b) => a - b);
  const count = Math.min(units.length, MOST_BLOCKS);
  const blocks = Array.from({ length: count }, () => ({ sums: new Float64Array(cells.length), counts: new Float64Array(cells.length) }));
  const blockOf = new Map(units.map((unit, i) => [unit, blocks[Math.floor((i * count) / units.length)]!]));
  cells.forEach(({ values, units: own }, cell) => {
    for (let i = 0; i < values.length; i++) {
      const block = blockOf.get(own[i]!)!;
      block.sums[cell] = block.sums[cell]! + values[i]!;
      block.counts[cell] = block.counts[cell]! + 1;
    }
  });
  return blocks;
}

/** The bounds that leave out half of `error` of the draws at either end; NaN of none. */
export function middleOf(draws: readonly number[], error = ERROR): { low: number; high: number } {
  const sorted = Float64Array.from(draws).sort();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.max(0, Math.round(share * (sorted.length - 1))))] ?? NaN;
  return { low: at(error / 2), high: at(1 - error / 2) };
}
