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
  if (played.length === 0) return { n: 0, units: 0, mean: NaN, variance: NaN, least: NaN };
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
  for (const share of influence.values()) squares += share * share;
  const units = influence.size;
  return { n, units, mean: sumOfMeans / played.length, variance: units < 2 ? NaN : (squares * units) / (units - 1), least: RULE_OF_THREE * Math.max(1 / (units * units), smallCells(played)) };
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
