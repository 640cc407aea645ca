/** Whether a balance has moved: two stages, so that luck alone seldom raises an alarm, and a real change seldom escapes. */
import { ERROR, type Interval } from '../stats/interval.ts';
import { holm } from '../stats/holm.ts';
import { normalPoint } from '../stats/normal.ts';
import { studentPoint } from '../stats/student.ts';
import { meanOf, varianceOf, type Tally } from './tally.ts';

/** Games of a cell, unless asked otherwise: then a shift by five points in one pairing is found in more than four of five nights (see `findable`). */
export const NIGHTLY_GAMES = 4000;

/** A smaller shift is told, but it is nobody's alarm: 0.02 is two points. */
export const NIGHTLY_MARGIN = 0.02;

/** One figure of one cell, or of a pool: as the baseline has it, and tonight. */
export interface Claim {
  before: Tally;
  now: Tally;
}

/** `small`: it surely moved, but by less than the margin. */
export const FIRST_LOOKS = ['no sure change', 'small', 'candidate'] as const;

export interface FirstLook {
  word: (typeof FIRST_LOOKS)[number];
  /** Tonight less the baseline; its interval says the same as the word. */
  difference: Interval;
}

/** Difference of two shares from different games: Student's t on the fewer units. Where games share luck the true doubt is smaller, not larger. */
export function differenceOf({ before, now }: Claim, error = ERROR): Interval {
  const estimate = meanOf(now) - meanOf(before);
  const half = studentPoint(Math.min(before.units, now.units) - 1, error) * Math.sqrt(varianceOf(before) + varianceOf(now));
  return { n: now.games, estimate, low: Math.max(-1, estimate - half), high: Math.min(1, estimate + half) };
}

const leavesOutZero = ({ low, high }: Interval): boolean => low > 0 || high < 0;

/**
 * The first stage: all figures of the night, of all experiments, corrected together (Holm). Whoever stops here is wrong in at
 * most one night of twenty, also if every game met new dice. With no game, or one unit, nothing is sure.
 */
export function firstLook(claims: readonly Claim[], margin: number): FirstLook[] {
  const judged = holm(claims.length, (at, error) => leavesOutZero(differenceOf(claims[at]!, error)));
  return judged.map(({ sure, error }, at) => {
    const difference = differenceOf(claims[at]!, error);
    const word = !sure ? 'no sure change' : Math.abs(difference.estimate) < margin ? 'small' : 'candidate';
    return { word, difference };
  });
}

export interface SecondLook {
  confirmed: boolean;
  /** The fresh games less the baseline; its interval says the same as the word. */
  difference: Interval;
}

/**
 * The second stage: each candidate must be found again, the same way round, in games with fresh seeds, corrected over the
 * candidates. It is asked of candidates only, so it can but lower the first stage's rate of false alarms. By how much is not
 * the product of the two: both are held against the same baseline, and if its luck was odd, fresh games differ from it too.
 */
export function secondLook(candidates: readonly (Claim & { fresh: Tally })[], margin: number): SecondLook[] {
  const again = candidates.map(({ before, fresh }): Claim => ({ before, now: fresh }));
  const judged = holm(again.length, (at, error) => leavesOutZero(differenceOf(again[at]!, error)));
  return judged.map(({ sure, error }, at) => {
    const difference = differenceOf(again[at]!, error);
    const first = differenceOf(candidates[at]!).estimate;
    return { confirmed: sure && Math.abs(difference.estimate) >= margin && difference.estimate > 0 === first > 0, difference };
  });
}

/** What lies beyond R's qnorm(0.8), either way. */
const FOUR_OF_FIVE = 0.4;

/** By how much an even cell of so many independent games must shift to be a candidate in four of five nights, if so many figures are judged. */
export function findable(games: number, claims: number): number {
  return (normalPoint(ERROR / Math.max(1, claims)) + normalPoint(FOUR_OF_FIVE)) * Math.sqrt(0.5 / games);
}
