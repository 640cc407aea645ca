/** What is known after a look at a cell, a setting or two cells: intervals that hold however often one looks. */
import { confidenceSequence, differenceSequence, pooledGames, type Interval, type Numbered } from '../stats/index.ts';
import { lookNumber } from './check-points.ts';

export type Draws = Readonly<Record<string, number>>;

/** `games`: of each cell, begun. Games of a unit return where the experiment limits the draws of some luck. */
const lookAt = (games: number, draws: Draws, error?: number) => ({
  number: lookNumber(games),
  returning: Object.keys(draws).length > 0,
  ...(error === undefined ? {} : { error }),
});

/** Of the mean of one cell, or of several with equal weights over the games that all of them have finished. */
export function sequenceOf(cells: readonly Numbered[], games: number, draws: Draws, error?: number): Interval {
  return confidenceSequence(pooledGames(cells), lookAt(games, draws, error));
}

/** Of what the cells have more than their references, over the games that all of them have finished. */
export function differenceOf(cells: readonly Numbered[], references: readonly Numbered[], games: number, draws: Draws, error?: number): Interval {
  return differenceSequence(pooledGames(cells), pooledGames(references), lookAt(games, draws, error));
}

export const halfWidth = ({ low, high }: Interval): number => (high - low) / 2;
