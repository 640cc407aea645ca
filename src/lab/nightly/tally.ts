/** What many games come to, in whole numbers: enough for a mean and its doubt, also where games are joined, and short enough to be kept as text. */
import { ERROR, type Interval, type Sample } from '../stats/interval.ts';
import { RULE_OF_THREE } from '../stats/joined.ts';
import { wilsonBounds } from '../stats/wilson.ts';

/** Of finished games, each worth 0, 1 or 2 halves (a win of the first seat is two halves of a score, a draw one). */
export interface Tally {
  games: number;
  /** Joined units: games of one unit share luck. */
  units: number;
  halves: number;
  /** Of each unit its halves squared, added up. */
  halvesSquared: number;
  /** Of each unit its halves times its games, added up. */
  halvesByGames: number;
  /** Of each unit its games squared, added up. */
  gamesSquared: number;
}

/** Several samples are taken together, game for game: cells of a run meet the same units. */
export function tallyOf(samples: readonly Sample[]): Tally {
  const byUnit = new Map<number, { halves: number; games: number }>();
  for (const { values, units } of samples) {
    for (let i = 0; i < values.length; i++) {
      let unit = byUnit.get(units[i]!);
      if (unit === undefined) byUnit.set(units[i]!, (unit = { halves: 0, games: 0 }));
      unit.halves += Math.round(2 * values[i]!);
      unit.games += 1;
    }
  }
  const tally: Tally = { games: 0, units: byUnit.size, halves: 0, halvesSquared: 0, halvesByGames: 0, gamesSquared: 0 };
  for (const { halves, games } of byUnit.values()) {
    tally.games += games;
    tally.halves += halves;
    tally.halvesSquared += halves * halves;
    tally.halvesByGames += halves * games;
    tally.gamesSquared += games * games;
  }
  return tally;
}

/** NaN of no game. */
export const meanOf = ({ games, halves }: Tally): number => halves / (2 * games);

/**
 * Of the mean: the linearised ("ultimate cluster") variance, as `joinedMean` has it from the games themselves; where units
 * agree, no less than the rule of three leaves open.
 */
export function varianceOf(tally: Tally): number {
  const { games, units, halves, halvesSquared, halvesByGames, gamesSquared } = tally;
  if (units < 2) return NaN;
  const mean = halves / games;
  const squares = halvesSquared - 2 * mean * halvesByGames + mean * mean * gamesSquared;
  const variance = ((squares / (4 * games * games)) * units) / (units - 1);
  const spread = meanOf(tally) * (1 - meanOf(tally));
  return Math.max(variance, (RULE_OF_THREE * (spread > 0 ? spread : 1)) / (units * units));
}

/** How many independent wins and losses would leave as much doubt. */
export function effectiveGames(tally: Tally): number {
  const mean = meanOf(tally);
  const spread = mean * (1 - mean);
  return tally.units < 2 || spread <= 0 ? tally.units : spread / varianceOf(tally);
}

/** The share with its interval, as sure as so many independent games. */
export function intervalOf(tally: Tally, error = ERROR): Interval {
  if (tally.games === 0) return { n: 0, estimate: NaN, low: NaN, high: NaN };
  return { n: tally.games, ...wilsonBounds(meanOf(tally), effectiveGames(tally), error) };
}
