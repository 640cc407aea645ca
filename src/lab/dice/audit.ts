/**
 * A run audits its own dice: how often each outcome of each kind of roll came up, against its exact chance.
 *
 * What was rolled depends on the play before it, but every roll owes what its own dice owe, so over many games the
 * differences are those of independent throws. Cells of a run meet the same streams of luck, so their dice are not
 * independent of each other: each cell is judged alone, and the most surprising one answers for all (Bonferroni), then the
 * kinds together (Holm). Kinds whose stream is played again and again within a cell (`draws`) cannot be judged so.
 */
import { Fraction } from '../../kernel/dice/fraction.ts';
import { chiSquareTail, holm, solveSymmetric } from '../stats/index.ts';
import type { RolledDice } from './tally.ts';

export interface AuditedKind {
  kind: string;
  /** In all cells. */
  rolls: number;
  /** Over all cells: how often it came up, and how often it should have, of all rolls of the kind. */
  outcomes: { outcome: number; observed: number; exact: number }[];
  /** How likely dice as they should be are to differ so much in the most surprising cell, corrected for cells and kinds; null where it cannot be told. */
  p: number | null;
  off: boolean;
}

/** Of a thousand reports of sound dice, one accuses them. */
export const ACCUSE = 0.001;

/** Outcomes that should come up less often than this are taken together with their neighbors: W. G. Cochran, Biometrics 10 (1954), 417-451. */
const LEAST_EXPECTED = 5;

/**
 * Far out, counts of rare outcomes stray more often than the chi-square says: of dozens of kinds and cells the most surprising
 * one would be accused three times too often. A small chance is believed only as far as it stays so with more taken together.
 */
const RARELY = 0.01;
const LEAST_TO_ACCUSE = 40;

/** By kind, in the order of their names. */
export function auditDice(cells: readonly (readonly RolledDice[])[], draws: Readonly<Record<string, number>>): AuditedKind[] {
  const kinds = [...new Set(cells.flat().map(({ kind }) => kind))].sort();
  const found = kinds.map((kind) => {
    const byCell = cells.map((rolls) => rolls.filter((roll) => roll.kind === kind)).filter((rolls) => rolls.length > 0);
    const all = byCell.flat();
    const repeats = all.some(({ purpose }) => Object.hasOwn(draws, purpose));
    const ps = repeats ? [] : byCell.map(chanceOf).filter((p) => p !== null);
    return { kind, all, p: ps.length === 0 ? null : Math.min(1, Math.min(...ps) * ps.length) };
  });
  const judged = found.flatMap(({ p }) => (p === null ? [] : [p]));
  const corrected = byHolm(judged);
  const accused = holm(judged.length, (at, error) => judged[at]! <= error, ACCUSE);
  let at = 0;
  return found.map(({ kind, all, p }) => ({
    kind,
    ...frequencies(all),
    ...(p === null ? { p, off: false } : { p: corrected[at]!, off: accused[at++]!.sure }),
  }));
}

/** The least error at which each would be accused. */
function byHolm(ps: readonly number[]): number[] {
  const corrected: number[] = [];
  let least = 0;
  [...ps.keys()].sort((a, b) => ps[a]! - ps[b]!).forEach((at, rank) => {
    least = Math.max(least, Math.min(1, ps[at]! * (ps.length - rank)));
    corrected[at] = least;
  });
  return corrected;
}

interface Counted {
  outcomes: number[];
  counts: Float64Array;
  expected: Float64Array;
  /** Of the counts, row after row. */
  covariance: Float64Array;
  /** Something came up that cannot. */
  impossible: boolean;
}

function addUp(rolls: readonly RolledDice[]): Counted {
  const outcomes = [...new Set(rolls.flatMap((roll) => roll.outcomes))].sort((a, b) => a - b);
  const size = outcomes.length;
  const counts = new Float64Array(size);
  const expected = new Float64Array(size);
  const covariance = new Float64Array(size * size);
  let impossible = false;
  for (const roll of rolls) {
    const places = roll.outcomes.map((outcome) => outcomes.indexOf(outcome));
    const chances = roll.chances.map(chance);
    const n = roll.counts.reduce((sum, count) => sum + count, 0);
    places.forEach((place, i) => {
      if (roll.counts[i]! > 0 && chances[i] === 0) impossible = true;
      counts[place]! += roll.counts[i]!;
      expected[place]! += n * chances[i]!;
      places.forEach((other, j) => (covariance[place * size + other]! += n * chances[i]! * ((i === j ? 1 : 0) - chances[j]!)));
    });
  }
  return { outcomes, counts, expected, covariance, impossible };
}

function frequencies(rolls: readonly RolledDice[]): Pick<AuditedKind, 'rolls' | 'outcomes'> {
  const { outcomes, counts, expected } = addUp(rolls);
  const total = counts.reduce((sum, count) => sum + count, 0);
  return { rolls: total, outcomes: outcomes.map((outcome, i) => ({ outcome, observed: counts[i]! / total, exact: expected[i]! / total })) };
}

function chanceOf(rolls: readonly RolledDice[]): number | null {
  const p = surprise(rolls);
  return p === null || p >= RARELY ? p : Math.max(p, surprise(rolls, LEAST_TO_ACCUSE) ?? RARELY);
}

/**
 * How likely such counts are. Rolls of one kind have pools of their own, so the variance of the counts is the sum of
 * theirs; the sum of squares in that measure is a chi-square (with one pool: Pearson's). Null where the outcome is certain
 * or there are too few rolls.
 */
export function surprise(rolls: readonly RolledDice[], leastExpected = LEAST_EXPECTED): number | null {
  const { outcomes, counts, expected, covariance, impossible } = addUp(rolls);
  if (impossible) return 0;
  const groups = grouped(expected, leastExpected);
  const size = outcomes.length;
  const free = groups.slice(0, -1); // the counts add up to the number of rolls
  if (free.length === 0) return null;
  const off = Float64Array.from(free, (group) => group.reduce((sum, i) => sum + counts[i]! - expected[i]!, 0));
  const spread = Float64Array.from({ length: free.length * free.length }, (_, at) => {
    const [row, column] = [free[Math.floor(at / free.length)]!, free[at % free.length]!];
    return row.reduce((sum, i) => sum + column.reduce((inner, j) => inner + covariance[i * size + j]!, 0), 0);
  });
  const { x, rank } = solveSymmetric(spread, off);
  if (rank === 0) return null;
  return chiSquareTail(off.reduce((sum, value, i) => sum + value * x[i]!, 0), rank);
}

/** Neighboring outcomes, together as often as need be. */
function grouped(expected: Float64Array, leastExpected: number): number[][] {
  const groups: number[][] = [];
  let open: number[] = [];
  let sum = 0;
  expected.forEach((value, i) => {
    open.push(i);
    sum += value;
    if (sum < leastExpected) return;
    groups.push(open);
    open = [];
    sum = 0;
  });
  if (open.length > 0) (groups.at(-1) ?? (groups[0] = [])).push(...open);
  return groups;
}

/** "1/6" as the nearest double: of numbers that doubles hold, their quotient is that. */
function chance(text: string): number {
  const [numerator, denominator = '1'] = text.split('/');
  if (Number.isSafeInteger(Number(numerator)) && Number.isSafeInteger(Number(denominator))) return Number(numerator) / Number(denominator);
  return new Fraction(BigInt(numerator!), BigInt(denominator)).toNumber();
}
