/**
 * Scores with the luck of the dice taken out: control variates.
 *
 * Every entry of the ledger has mean zero, whatever the players do. So a game's score less any fixed multiple of its luck
 * has the same mean as the score, and less spread where luck decided the game. The multiples are the least-squares ones:
 * S. S. Lavenberg and P. D. Welch, Management Science 27 (1981), 322-335. They must not be estimated from the game that they
 * adjust, or the mean would lean: the games are dealt into folds, and each fold is adjusted by the multiples of the others
 * (cross-fitting: V. Chernozhukov et al., Econometrics Journal 21 (2018), C1-C68). A joined unit is in one fold with all
 * its games, and in the same fold in every cell, since games of one number share luck.
 */
import { solveSymmetric, type Sample } from '../stats/index.ts';

const FOLDS = 10;

/** So many games for each kind of luck, and so many at least: with fewer, estimating the multiples costs what they bring. */
const GAMES_EACH = 10;
const LEAST_GAMES = 50;
/** From fewer joined units nobody knows how far they stray. */
const LEAST_UNITS = 30;

/** The luck of the same games as a sample, one list for each kind. */
export type Luck = readonly ArrayLike<number>[];

/** Whether there are games enough to take this luck out. */
export function isEnough(units: ArrayLike<number>, luck: Luck): boolean {
  return units.length >= Math.max(LEAST_GAMES, GAMES_EACH * moving(luck).length) && new Set(Array.from(units)).size >= LEAST_UNITS;
}

/** The values without luck, with the same mean as the values have; in the same order. */
export function withoutLuck({ values, units }: Sample, luck: Luck): Float64Array {
  const columns = moving(luck);
  const foldOf = Uint8Array.from({ length: values.length }, (_, i) => units[i]! % FOLDS);
  const sums = sumsOf(values, columns, foldOf);
  const multiples = sums.map((_, fold) => regression(sums.filter((_, other) => other !== fold), columns.length));
  return Float64Array.from(values, (value, i) => columns.reduce((rest, column, k) => rest - multiples[foldOf[i]!]![k]! * column[i]!, value));
}

/** Of the squares of some luck, the part that one game may have: with more, the multiple that the others give it is a guess, and a wild one. */
const MOST_OF_ONE = 0.2;

/** Luck that is always zero, such as that of a rule not in play, adjusts nothing; nor does what hardly a game had. */
const moving = (luck: Luck): Luck =>
  luck.filter((column) => {
    const squares = Float64Array.from(column, (value) => value * value);
    const all = squares.reduce((sum, square) => sum + square, 0);
    return all > 0 && squares.every((square) => square <= MOST_OF_ONE * all);
  });

/** Of the games of one fold: all that least squares ask of them. */
interface Sums {
  games: number;
  values: number;
  luck: Float64Array;
  luckTimesValue: Float64Array;
  /** Row after row, the lower half. */
  luckTimesLuck: Float64Array;
}

const noSums = (size: number): Sums => ({ games: 0, values: 0, luck: new Float64Array(size), luckTimesValue: new Float64Array(size), luckTimesLuck: new Float64Array(size * size) });

/** By fold. */
function sumsOf(values: ArrayLike<number>, columns: Luck, foldOf: Uint8Array): Sums[] {
  const size = columns.length;
  const folds = Array.from({ length: FOLDS }, () => noSums(size));
  for (let game = 0; game < values.length; game++) {
    const sums = folds[foldOf[game]!]!;
    sums.games += 1;
    sums.values += values[game]!;
    for (let j = 0; j < size; j++) {
      const luck = columns[j]![game]!;
      if (luck === 0) continue;
      sums.luck[j]! += luck;
      sums.luckTimesValue[j]! += luck * values[game]!;
      for (let k = 0; k <= j; k++) sums.luckTimesLuck[j * size + k]! += luck * columns[k]![game]!;
    }
  }
  return folds;
}

/** The multiples: least squares through the known mean of all luck, which is zero. */
function regression(folds: readonly Sums[], size: number): Float64Array {
  const total = (of: (sums: Sums) => number) => folds.reduce((sum, sums) => sum + of(sums), 0);
  const mean = total(({ values }) => values) / Math.max(1, total(({ games }) => games));
  const matrix = new Float64Array(size * size);
  const right = new Float64Array(size);
  for (const { luckTimesLuck, luckTimesValue, luck } of folds) {
    for (let at = 0; at < matrix.length; at++) matrix[at]! += luckTimesLuck[at]!;
    for (let j = 0; j < size; j++) right[j]! += luckTimesValue[j]! - mean * luck[j]!;
  }
  return solveSymmetric(matrix, right).x;
}
