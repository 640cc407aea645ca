/**
 * How much of a result is luck, and of what: the variance of a score over a game picked at random, parted by source.
 *
 * Games that share some of their luck (`draws: { setup: 40 }`) are more alike than games that share none, and by as much as
 * that luck decides. So the mean product of the scores of two games that share the set-up and nothing else, less that of two
 * that share nothing, is the variance that set-ups make: an unbiased estimate whatever the scores are like, and in balanced
 * designs that of the analysis of variance (S. R. Searle, G. Casella and C. E. McCulloch, Variance Components (1992), 3
 * and 5). Sources come in order, the one with the fewest draws first, and each counts with what it does together with those
 * before it. Strategies come before all: the variance between the mean scores of the cells, from the products of different
 * units, so that noise does not count as difference.
 *
 * Intervals: the jackknife over joined units, with Student's t (B. Efron and C. Stein, Annals of Statistics 9 (1981), 586-596).
 */
import { indexFor, type Draws } from '../../kernel/chance.ts';
import { studentT } from '../stats/student.ts';
import type { Numbered } from '../stats/index.ts';

export interface Share {
  /** Of all the variance; by chance it may come out below 0 or above 1. */
  estimate: number;
  /** NaN where there are too few units to tell. */
  low: number;
  high: number;
}

export interface SourceShare extends Share {
  /** Purposes of luck that cannot be told apart; 'strategy' stands alone, and the rest is called 'rest'. */
  source: readonly string[];
}

export interface LuckShares {
  /** Adds up to 1, but for sources estimated below nothing. Strategy first if there are several cells, the rest last. */
  sources: readonly SourceShare[];
  variance: number;
}

const FEWEST_UNITS = 5;
/** More units than these are left out several at a time: the spread stays the same, and the work bounded. */
const MOST_BLOCKS = 200;

/** Null where no two games share nothing, and where all games ended alike. */
export function luckShares(cells: readonly Numbered[], draws: Draws, twins = false): LuckShares | null {
  const purposes = purposesOf(draws, twins);
  const units = [...new Set(cells.flatMap(({ units }) => Array.from(units)))].sort((a, b) => a - b);
  const tallies = cells.map((cell) => tallyOf(cell, units, purposes, (purpose, game) => indexFor(purpose, game, draws, twins)));
  const levels = levelsOf(tallies, purposes.length);
  if (levels === null) return null;
  const blocks = Math.min(units.length, MOST_BLOCKS);
  const deviations = tallies.length > 1 ? deviationsOf(tallies) : null;
  const whole = partsOf(tallies, levels, deviations, NOBODY);
  const total = sum(whole);
  if (!(total > 0)) return null;
  const sharesWithout = (block: number) => {
    const parts = partsOf(tallies, levels, deviations, block);
    const all = sum(parts);
    return parts.map((part) => part / all);
  };
  const leftOut = units.length < FEWEST_UNITS ? null : Array.from({ length: blocks }, (_, block) => sharesWithout(block));
  const names = [...(cells.length > 1 ? [['strategy']] : []), ...levels.map(({ added }) => added.map((at) => purposes[at]!)), ['rest']];
  const shares = whole.map((part, i): SourceShare => ({ source: names[i]!, ...jackknife(part / total, leftOut?.map((parts) => parts[i]!)) }));
  return { sources: shares, variance: total };
}

/** The coarsest first; of equal numbers, as they are drawn in a game. */
function purposesOf(draws: Draws, twins: boolean): string[] {
  const given = twins && draws.setup === undefined ? [...Object.keys(draws), 'setup'] : Object.keys(draws);
  const different = (purpose: string) => draws[purpose] ?? Infinity;
  const order = (purpose: string) => (purpose === 'setup' ? 0 : purpose === 'initiative' ? 1 : 2);
  return given.sort((a, b) => (different(a) === different(b) ? order(a) - order(b) : different(a) - different(b)));
}

/** Sums over the games of a cell, or a unit of them. `products[B]`, `pairs[B]`: of two different games that share at least the purposes in the bits of B. */
interface Tally {
  games: number;
  values: number;
  squares: number;
  products: Float64Array;
  pairs: Float64Array;
}

interface CellTally {
  byUnit: Tally[];
  /** Unit i is in block i modulo their number. */
  byBlock: Tally[];
  all: Tally;
}

/** No block is left out. */
const NOBODY = -1;

const emptyTally = (subsets: number): Tally => ({ games: 0, values: 0, squares: 0, products: new Float64Array(subsets), pairs: new Float64Array(subsets) });

function tallyOf({ values, games, units }: Numbered, allUnits: readonly number[], purposes: readonly string[], indexOf: (purpose: string, game: number) => number): CellTally {
  const subsets = 1 << purposes.length;
  const numberOf = new Map(allUnits.map((unit, i) => [unit, i]));
  const byUnit = allUnits.map(() => emptyTally(subsets));
  for (let i = 0; i < values.length; i++) {
    const tally = byUnit[numberOf.get(units[i]!)!]!;
    tally.games += 1;
    tally.values += values[i]!;
    tally.squares += values[i]! * values[i]!;
  }
  for (let subset = 1; subset < subsets; subset++) {
    const shared = purposes.filter((_, bit) => (subset >> bit) & 1);
    const groups = new Map<string, { unit: number; games: number; values: number; squares: number }>();
    for (let i = 0; i < values.length; i++) {
      const key = shared.map((purpose) => indexOf(purpose, games[i]!)).join();
      let group = groups.get(key);
      if (group === undefined) groups.set(key, (group = { unit: numberOf.get(units[i]!)!, games: 0, values: 0, squares: 0 }));
      group.games += 1;
      group.values += values[i]!;
      group.squares += values[i]! * values[i]!;
    }
    for (const group of groups.values()) {
      const tally = byUnit[group.unit]!;
      tally.products[subset]! += group.values * group.values - group.squares;
      tally.pairs[subset]! += group.games * (group.games - 1);
    }
  }
  const byBlock = Array.from({ length: Math.min(byUnit.length, MOST_BLOCKS) }, () => emptyTally(subsets));
  byUnit.forEach((tally, unit) => addTo(byBlock[unit % byBlock.length]!, tally));
  const all = emptyTally(subsets);
  for (const tally of byBlock) addTo(all, tally);
  return { byUnit, byBlock, all };
}

function addTo(sums: Tally, { games, values, squares, products, pairs }: Tally): void {
  sums.games += games;
  sums.values += values;
  sums.squares += squares;
  products.forEach((product, subset) => (sums.products[subset]! += product));
  pairs.forEach((count, subset) => (sums.pairs[subset]! += count));
}

/** Without the games of a block. */
function without({ all, byBlock }: CellTally, block: number): Tally {
  const less = byBlock[block];
  const games = all.games - (less?.games ?? 0);
  const values = all.values - (less?.values ?? 0);
  const squares = all.squares - (less?.squares ?? 0);
  const products = all.products.map((product, subset) => product - (less?.products[subset] ?? 0));
  const pairs = all.pairs.map((count, subset) => count - (less?.pairs[subset] ?? 0));
  products[0] = values * values - squares;
  pairs[0] = games * (games - 1);
  return { games, values, squares, products, pairs };
}

/** Of the pairs of games that share these purposes and no other: in and out again by those that share more. */
function exactly({ products, pairs }: Tally, subset: number): { product: number; pairs: number } {
  let product = 0;
  let count = 0;
  for (let more = subset; more < pairs.length; more++) {
    if ((more & subset) !== subset) continue;
    const sign = bits(more ^ subset) % 2 === 0 ? 1 : -1;
    product += sign * products[more]!;
    count += sign * pairs[more]!;
  }
  return { product: product / count, pairs: count };
}

const bits = (subset: number): number => (subset === 0 ? 0 : (subset & 1) + bits(subset >> 1));

interface Level {
  /** What its games share. */
  subset: number;
  /** Purposes that they share and those of the level before do not. */
  added: readonly number[];
}

/** Steps that the design can tell apart: a purpose that never is shared without the next is one with it. Null where no two games share nothing. */
function levelsOf(cells: readonly CellTally[], purposes: number): Level[] | null {
  const whole = cells.map((cell) => without(cell, NOBODY));
  if (!whole.every((tally) => exactly(tally, 0).pairs > 0)) return null;
  const levels: Level[] = [];
  let added: number[] = [];
  for (let purpose = 0; purpose < purposes; purpose++) {
    added.push(purpose);
    const subset = (2 << purpose) - 1;
    if (!whole.every((tally) => exactly(tally, subset).pairs > 0)) continue;
    levels.push({ subset, added });
    added = [];
  }
  return levels;
}

/** The variance of each source, in order. */
function partsOf(cells: readonly CellTally[], levels: readonly Level[], deviations: Deviations | null, leftOut: number): number[] {
  const within = cells.map((cell) => {
    const tally = without(cell, leftOut);
    const products = [0, ...levels.map(({ subset }) => subset)].map((subset) => exactly(tally, subset).product);
    return [...products, tally.squares / tally.games].slice(1).map((product, i) => product - products[i]!);
  });
  const means = within[0]!.map((_, i) => sum(within.map((parts) => parts[i]!)) / cells.length);
  return deviations === null ? means : [betweenCells(deviations, cells.length, cells[0]!.byBlock.length, leftOut), ...means];
}

/** By unit: how far the mean score of each cell lies from the mean of all cells; null for a unit that is not in all of them. */
type Deviations = readonly (Float64Array | null)[];

function deviationsOf(cells: readonly CellTally[]): Deviations {
  return cells[0]!.byUnit.map((_, unit) => {
    const means = cells.map(({ byUnit }) => byUnit[unit]!.values / byUnit[unit]!.games);
    const middle = sum(means) / means.length;
    return means.some(Number.isNaN) ? null : Float64Array.from(means, (mean) => mean - middle);
  });
}

/** Variance of the cells' means: the mean product of how far two different units see a cell from the mean of all. */
function betweenCells(deviations: Deviations, cells: number, blocks: number, leftOut: number): number {
  const sums = new Float64Array(cells);
  const squares = new Float64Array(cells);
  let units = 0;
  for (const [unit, own] of deviations.entries()) {
    if (unit % blocks === leftOut || own === null) continue;
    units += 1;
    for (let cell = 0; cell < cells; cell++) {
      sums[cell]! += own[cell]!;
      squares[cell]! += own[cell]! * own[cell]!;
    }
  }
  return sum(Array.from(sums, (value, cell) => value * value - squares[cell]!)) / (cells * units * (units - 1));
}

function jackknife(estimate: number, leftOut: readonly number[] | undefined): Share {
  if (leftOut === undefined) return { estimate, low: NaN, high: NaN };
  const units = leftOut.length;
  const mean = sum(leftOut) / units;
  const variance = ((units - 1) / units) * sum(leftOut.map((share) => (share - mean) * (share - mean)));
  const half = studentT(units - 1) * Math.sqrt(variance);
  const possible = Math.min(1, Math.max(0, estimate)); // beyond it, the interval is moved rather than cut: it might be empty
  return { estimate, low: Math.max(0, possible - half), high: Math.min(1, possible + half) };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
