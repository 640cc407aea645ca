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
/** A unit that tells a coefficient all by itself counts as if others told a tenth. */
const LEAST_OTHERS = 0.1;

/**
 * `results` from 0 to 1, a draw being a half; `units` join games that share luck or forces. By Newton's steps, each a
 * weighted least squares (P. McCullagh and J. A. Nelder, Generalized Linear Models (1989), 2.5); the covariance is the
 * jackknife over units.
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

/**
 * A unit's pull on the answer is what its games gave beyond what was expected of them; without it the answer would move by
 * so much, and more the heavier the unit weighs itself (`own`). The sum of these squares is the jackknife over units, by one
 * step: J. G. MacKinnon, M. O. Nielsen and M. D. Webb, J. Applied Econometrics 38 (2023), 671-694.
 */
function doubt(columns: readonly ArrayLike<number>[], results: ArrayLike<number>, units: ArrayLike<number>, expected: Float64Array): Omit<LogisticFit, 'coefficients'> {
  const count = columns.length;
  const { rank, inverse } = leastSquares(columns, results, expected.map((share) => share * (1 - share)));
  const bread = inverse();
  const byUnit = new Map<number, { pull: Float64Array; own: number }>();
  const row = new Float64Array(count);
  for (let game = 0; game < results.length; game++) {
    let unit = byUnit.get(units[game]!);
    if (unit === undefined) byUnit.set(units[game]!, (unit = { pull: new Float64Array(count), own: 0 }));
    for (let i = 0; i < count; i++) row[i] = columns[i]![game]!;
    const share = expected[game]!;
    for (let i = 0; i < count; i++) {
      if (row[i] === 0) continue;
      unit.pull[i] = unit.pull[i]! + (results[game]! - share) * row[i]!;
      for (let j = 0; j < count; j++) unit.own += share * (1 - share) * row[i]! * bread[i * count + j]! * row[j]!;
    }
  }
  const covariance = new Float64Array(count * count);
  const few = (byUnit.size - 1) / byUnit.size;
  for (const { pull, own } of byUnit.values()) {
    const moved = Float64Array.from({ length: count }, (_, i) => pull.reduce((sum, value, j) => sum + bread[i * count + j]! * value, 0) / Math.max(LEAST_OTHERS, 1 - own));
    for (let i = 0; i < count; i++) for (let j = 0; j < count; j++) covariance[i * count + j] = covariance[i * count + j]! + few * moved[i]! * moved[j]!;
  }
  return { covariance, rank, units: byUnit.size, freedom: byUnit.size - rank };
}
