/** The mean of games that come in joined units, and how far it may be off: the base of every interval here. */
import type { Sample } from './interval.ts';

export interface JoinedMean {
  n: number;
  units: number;
  mean: number;
  /** Of the mean, from the spread between units; NaN with fewer than two units. */
  variance: number;
  /** What the variance is at least, in the square of what two units can differ by: where all agree, 3 / units may still not. */
  least: number;
  /** Degrees of freedom of the variance: units - 1, or fewer where few units make up most of it. */
  freedom: number;
}

/** Where all units agree, about 3 / units of all units may still differ: Hanley and Lippman-Hand, JAMA 249 (1983), 1743. */
export const RULE_OF_THREE = 3;

/**
 * The equally weighted mean of the cells' means. A unit collects all its games, in whichever cell they were played:
 * cells of one run meet the same seeds, so game 7 here and game 7 there are not independent.
 * The variance is the linearised ("ultimate cluster") one: W. G. Cochran, Sampling Techniques (1977), 11.
 * Cells without a game do not count.
 */
export function joinedMean(cells: readonly Sample[]): JoinedMean {
  const played = cells.filter((cell) => cell.values.length > 0);
  if (played.length === 0) return { n: 0, units: 0, mean: NaN, variance: NaN, least: NaN, freedom: 0 };
  const influence = new Map<number, number>();
  let n = 0;
  let sumOfMeans = 0;
  for (const { values, units } of played) {
    const mean = plainMean(values);
    const weight = 1 / (values.length * played.length);
    n += values.length;
    sumOfMeans += mean;
    for (let i = 0; i < values.length; i++) {
      influence.set(units[i]!, (influence.get(units[i]!) ?? 0) + weight * (values[i]! - mean));
    }
  }
  let squares = 0;
  let fourths = 0;
  for (const share of influence.values()) {
    squares += share * share;
    fourths += share * share * share * share;
  }
  const units = influence.size;
  const variance = units < 2 ? NaN : (squares * units) / (units - 1);
  const least = RULE_OF_THREE * Math.max(1 / (units * units), smallCells(played));
  return { n, units, mean: sumOfMeans / played.length, variance, least, freedom: freedomOf(units, squares, fourths) };
}

/**
 * A variance that hangs on few units is itself the less sure. How unsure, by the kurtosis: B. O'Neill, "Some useful moment
 * results in sampling problems", The American Statistician 68 (2014), 282-296. The degrees of freedom that fit it:
 * F. E. Satterthwaite, Biometrics Bulletin 2 (1946), 110-114. Whole, and not above those of a normal spread.
 */
function freedomOf(units: number, squares: number, fourths: number): number {
  if (units < 2 || fourths <= 0) return units - 1;
  const kurtosis = (units * fourths) / (squares * squares);
  return Math.max(1, Math.min(units - 1, Math.floor((2 * units) / (kurtosis - (units - 3) / (units - 1)))));
}

/** Cells of far fewer units than others, where games failed: they agree the sooner, and weigh as much. */
function smallCells(cells: readonly Sample[]): number {
  if (cells.every(({ values }) => values.length === cells[0]!.values.length)) return 0;
  return cells.reduce((sum, { units }) => {
    const weighty = new Set(Array.from(units)).size * cells.length;
    return sum + 1 / (weighty * weighty);
  }, 0);
}

/** Added in game order, so that it is the same number on every machine. NaN of nothing. */
export function plainMean(values: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i]!;
  return sum / values.length;
}

/** Whether some unit has more than one of these games. */
export function isJoined(cells: readonly Sample[]): boolean {
  const seen = new Set<number>();
  for (const { units } of cells) {
    for (let i = 0; i < units.length; i++) {
      if (seen.has(units[i]!)) return true;
      seen.add(units[i]!);
    }
  }
  return false;
}
