/** What a change does: the mean difference of scores between the same games played with and without it. */
import { ERROR, NOTHING_KNOWN, type Interval, type Sample } from './interval.ts';
import { joinedMean } from './joined.ts';
import { studentPoint } from './student.ts';

/** Scores (0 to 1) of games by number, with the unit of each. */
export interface Numbered extends Sample {
  games: ArrayLike<number>;
}

export interface PairedDifference extends Interval {
  /**
   * Variance of the difference, over what it would be if the two cells had not met the same seeds: below 1 where
   * sharing them narrowed the comparison. NaN where neither cell varies.
   */
  narrowing: number;
}

/**
 * `changed` minus `reference`, pair by pair, averaged over cells with equal weight; games missing on either side do not
 * count. The interval is Student's t on the joined units, and never narrower than the rule of three allows; at 95 % unless
 * another error is asked for.
 */
export function pairedDifference(pairs: readonly { changed: Numbered; reference: Numbered }[], error = ERROR): PairedDifference {
  const matched = pairs.map(({ changed, reference }) => matchGames(changed, reference));
  const { n, units, mean, variance, least } = joinedMean(matched.map(({ units, differences }) => ({ units, values: differences })));
  if (n === 0) return { ...NOTHING_KNOWN, narrowing: NaN };
  const apart =
    joinedMean(matched.map(({ units, after }) => ({ units, values: after }))).variance +
    joinedMean(matched.map(({ units, before }) => ({ units, values: before }))).variance;
  const half = studentPoint(units - 1, error) * Math.sqrt(Math.max(variance, least));
  return { n, estimate: mean, low: Math.max(-1, mean - half), high: Math.min(1, mean + half), narrowing: apart > 0 ? variance / apart : NaN };
}

/** The games that both have, in the order of `changed`. */
export function matchGames(changed: Numbered, reference: Numbered) {
  const rowOf = new Map<number, number>();
  for (let i = 0; i < reference.games.length; i++) rowOf.set(reference.games[i]!, i);
  const units: number[] = [];
  const differences: number[] = [];
  const after: number[] = [];
  const before: number[] = [];
  for (let i = 0; i < changed.games.length; i++) {
    const row = rowOf.get(changed.games[i]!);
    if (row === undefined) continue;
    units.push(changed.units[i]!);
    after.push(changed.values[i]!);
    before.push(reference.values[row]!);
    differences.push(changed.values[i]! - reference.values[row]!);
  }
  return { units, differences, after, before };
}
