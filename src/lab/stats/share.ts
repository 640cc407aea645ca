/** The interval of a win rate or a score (draws as 1/2), also where games are joined or several cells are pooled; at 95 % unless another error is asked for. */
import { ERROR, NOTHING_KNOWN, type Interval, type Sample } from './interval.ts';
import { isJoined, joinedMean, type JoinedMean } from './joined.ts';
import { normalPoint } from './normal.ts';
import { studentPoint } from './student.ts';
import { wilson, wilsonBounds } from './wilson.ts';

/**
 * Each value is in 0 to 1. Independent wins and losses of one cell get Wilson's interval as it is. Otherwise the spread
 * between units gives the number of independent games that would be as sure, and Wilson's interval is taken of that
 * many: J. N. K. Rao and A. J. Scott, "A simple method for the analysis of clustered binary data", Biometrics 48 (1992),
 * 577-585; few units widen it by Student's t as in E. L. Korn and B. I. Graubard, Survey Methodology 24 (1998), 193-201.
 */
export function shareInterval(cells: readonly Sample[], error = ERROR): Interval {
  const only = cells.length === 1 ? cells[0]! : undefined;
  if (only !== undefined && isWinOrLoss(only.values) && !isJoined(cells)) {
    return wilson(sum(only.values), only.values.length, error);
  }
  const found = joinedMean(cells);
  if (found.n === 0) return NOTHING_KNOWN;
  const mean = Math.min(1, Math.max(0, found.mean)); // with luck taken out it may lie beyond
  return { n: found.n, ...wilsonBounds(mean, effectiveGames({ ...found, mean }, error), error) };
}

/** Set-ups played often differ where the variance is more than so many times that of independent games: pairs never reach it. */
const SET_UPS_DIFFER = 2.5;

/**
 * How many independent wins and losses would leave as much doubt. Where set-ups differ, the few in which nearly all wins
 * were won may as well have been missed: there the degrees of freedom are those that the spread itself allows.
 */
function effectiveGames({ n, mean, variance, least, units, freedom }: JoinedMean, error: number): number {
  const spread = mean * (1 - mean);
  if (units < 2 || spread <= 0) return units;
  const areSetUps = variance * n > SET_UPS_DIFFER * spread * (units / (units - 1));
  const widening = studentPoint(areSetUps ? freedom : units - 1, error) / normalPoint(error);
  return spread / (Math.max(variance, least * spread) * widening * widening);
}

function isWinOrLoss(values: ArrayLike<number>): boolean {
  for (let i = 0; i < values.length; i++) if (values[i] !== 0 && values[i] !== 1) return false;
  return true;
}

function sum(values: ArrayLike<number>): number {
  let total = 0;
  for (let i = 0; i < values.length; i++) total += values[i]!;
  return total;
}
