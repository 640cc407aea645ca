/** What makes a win likelier: logistic regression, where each column adds so much to the logarithm of the odds. */
import { leastSquares } from './least-squares.ts';
import { expOfMinus } from './normal.ts';

export interface LogisticFit {
  /** One a column; 0 where a column is left out, being told by those before it. */
  coefficients: Float64Array;
  /** Of the coefficients, row after row; holds where games of one unit hang together, and where the odds are not quite so. */
  covariance: Float64Array;
  /** Columns that are not left out. */
  rank: number;
  units: number;
  /** Units less rank. */
  freedom: number;
}

const MOST_STEPS = 40;
/** A step changes no game's log-odds by more: far from the answer the steps would overshoot. */
const LONGEST_STEP = 4;
const CLOSE_ENOUGH = 1e-9;

/**
 * `results` from 0 to 1, a draw being a half; `units` join games that share luck or forces. By Newton's steps, each a
 * weighted least squares (P. McCullagh and J. A. Nelder, Generalized Linear Models (1989), 2.5); the covariance is the
 * clustered sandwich (K.-Y. Liang and S. L. Zeger, Biometrika 73 (1986), 13-22) with the usual correction for few units.
 * Null where there is no answer: when some mixture of columns tells wins from losses without a fault.
 */
export function logistic(columns: readonly ArrayLike<number>[], results: ArrayLike<number>, units: ArrayLike<number>): LogisticFit | null {
  const games = results.length;
  const coefficients = new Float64Array(columns.length);
  const logOdds = new Float64Array(games);
  const expected = new Float64Array(games).fill(0.5);
  for (let step = 0; step < MOST_STEPS; step++) {
    const weights = expected.map((share) => share * (1 - share));
    const gaps = expected.map((share, game) => (results[game]! - share) / weights[game]!);
    if (!gaps.every(Number.isFinite)) return null;
    const { solution } = leastSquares(columns, gaps, weights);
    const change = times(columns, solution, games);
    const longest = change.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    const part = longest > LONGEST_STEP ? LONGEST_STEP / longest : 1;
    for (let i = 0; i < coefficients.length; i++) coefficients[i] = coefficients[i]! + part * solution[i]!;
    for (let game = 0; game < games; game++) {
      logOdds[game] = logOdds[game]! + part * change[game]!;
      expected[game] = share(logOdds[game]!);
    }
    if (longest < CLOSE_ENOUGH) return { coefficients, ...doubt(columns, results, units, expected) };
  }
  return null;
}

/** The share of wins at such log-odds: e^x / (1 + e^x). */
export function share(logOdds: number): number {
  const small = expOfMinus(Math.abs(logOdds));
  return logOdds < 0 ? small / (1 + small) : 1 / (1 + small);
}

function times(columns: readonly ArrayLike<number>[], multiples: Float64Array, games: number): Float64Array {
  const sums = new Float64Array(games);
  columns.forEach((column, i) => {
    if (multiples[i] === 0) return;
    for (let game = 0; game < games; game++) sums[game] = sums[game]! + multiples[i]! * column[game]!;
  });
  return sums;
}

function doubt(columns: readonly ArrayLike<number>[], results: ArrayLike<number>, units: ArrayLike<number>, expected: Float64Array): Omit<LogisticFit, 'coefficients'> {
  const count = columns.length;
  const games = results.length;
  const { rank, inverse } = leastSquares(columns, results, expected.map((share) => share * (1 - share)));
  const byUnit = new Map<number, Float64Array>();
  for (let game = 0; game < games; game++) {
    let pull = byUnit.get(units[game]!);
    if (pull === undefined) byUnit.set(units[game]!, (pull = new Float64Array(count)));
    for (let i = 0; i < count; i++) pull[i] = pull[i]! + (results[game]! - expected[game]!) * columns[i]![game]!;
  }
  const bread = inverse();
  const covariance = new Float64Array(count * count);
  for (const pull of byUnit.values()) {
    const moved = Float64Array.from({ length: count }, (_, i) => pull.reduce((sum, value, j) => sum + bread[i * count + j]! * value, 0));
    for (let i = 0; i < count; i++) for (let j = 0; j < count; j++) covariance[i * count + j] = covariance[i * count + j]! + moved[i]! * moved[j]!;
  }
  const few = (byUnit.size / (byUnit.size - 1)) * ((games - 1) / (games - rank));
  return { covariance: covariance.map((value) => value * few), rank, units: byUnit.size, freedom: byUnit.size - rank };
}
