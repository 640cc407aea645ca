/** An interval that one may look at again and again, and stop when it pleases: a confidence sequence of a mean. */
import { purseReaches, type Tally } from './bets.ts';
import { ERROR, NOTHING_KNOWN, type Interval, type Sample } from './interval.ts';
import { matchGames, type Numbered } from './paired.ts';

export interface Look {
  /** Which look it is, from 1: counts only where units return. */
  number: number;
  /** Whether units return by design: set-ups that are played again and again. */
  returning: boolean;
  /** Chance that the truth is outside at any look. Default: `ERROR`. */
  error?: number;
}

/**
 * The interval of the mean of values from 0 to 1 (a game's score: 1, 1/2, 0), given in game order. With 95 % chance the
 * truth is inside at every look, however many there are and whatever made one stop.
 *
 * The betting confidence sequence of I. Waudby-Smith and A. Ramdas, "Estimating means of bounded random variables by
 * betting", Journal of the Royal Statistical Society B 86 (2024), 1-27, with stakes fixed beforehand and averaged (their
 * diversified bets): a mean m is left out when a bet against it has won 2 / error times the purse, which Ville's
 * inequality allows a true m with a chance of error / 2 on either side. Draws and paired games narrow it, as they vary
 * less. It depends on how often each value came; it needs no logarithm, so it is the same on every machine.
 *
 * Games of one unit are one observation, their mean. Where the games of a unit stand together, a last one with fewer
 * than others waits for the rest. Where units return, their means change between looks and no longer come one by one:
 * half of the error is kept for the time before, and look k spends 1 / (k (k + 1)) of the other half.
 */
export function confidenceSequence(sample: Sample, look: Look): Interval {
  const { means, games, returned } = observationsOf(sample);
  if (games === 0) return NOTHING_KNOWN;
  const error = (look.error ?? ERROR) / (look.returning ? 2 : 1);
  const times = (returned ? look.number * (look.number + 1) : 1) * (2 / error);
  return {
    n: games,
    estimate: sum(means) / means.length,
    low: lowerBound(tallied(means), times),
    high: 1 - lowerBound(tallied(means.map((mean) => 1 - mean)), times),
  };
}

/** The same of the difference of two cells' scores (-1 to 1), game by game, over the games that both have finished. */
export function differenceSequence(changed: Numbered, reference: Numbered, look: Look): Interval {
  const { differences, units } = matchGames(changed, reference);
  const { n, estimate, low, high } = confidenceSequence({ values: differences.map((difference) => (difference + 1) / 2), units }, look);
  return { n, estimate: 2 * estimate - 1, low: 2 * low - 1, high: 2 * high - 1 };
}

interface Observations {
  /** Of each unit, in the order of their first games. */
  means: readonly number[];
  /** Games behind them. */
  games: number;
  /** Whether a unit has had a game after another unit began. */
  returned: boolean;
}

function observationsOf({ values, units }: Sample): Observations {
  const seen = new Map<number, { sum: number; games: number }>();
  let last: number | undefined;
  let returned = false;
  for (let i = 0; i < values.length; i++) {
    const unit = units[i]!;
    const known = seen.get(unit);
    if (known === undefined) seen.set(unit, { sum: values[i]!, games: 1 });
    else {
      returned ||= unit !== last;
      known.sum += values[i]!;
      known.games += 1;
    }
    last = unit;
  }
  const found = [...seen.values()];
  const most = found.reduce((largest, { games }) => Math.max(largest, games), 0);
  const mayLackGames = !returned && found.length > 1 && found.at(-1)!.games < most;
  const whole = mayLackGames ? found.slice(0, -1) : found;
  return { means: whole.map(({ sum, games }) => sum / games), games: sum(whole.map(({ games }) => games)), returned };
}

/** Halvings of the range in which a bound is sought: to some 10^-12. */
const HALVINGS = 40;

/** The largest m below which all means are left out. The mean itself never is: there the bets can only lose. */
function lowerBound(tallies: readonly Tally[], times: number): number {
  let out = 0;
  let inside = sum(tallies.map(({ value, count }) => value * count)) / sum(tallies.map(({ count }) => count));
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (out + inside) / 2;
    if (purseReaches(times, tallies, middle)) out = middle;
    else inside = middle;
  }
  return out;
}

function tallied(values: readonly number[]): Tally[] {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => a.value - b.value);
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
