/** What points were worth, for each size of force that was played. */
import type { Manifest } from '../run-data.ts';
import type { CellGames } from '../summary/cell-games.ts';
import type { Pool } from '../summary/summary.ts';
import { judgePredictions, type JudgedPrediction } from './predictions.ts';
import { trialGames } from './trial-games.ts';
import { fitted, worthOf, type Worth } from './worth.ts';
import { grouped } from '../grouped.ts';

export interface WorthSummary {
  /** `title`: "300 points", and what else varies where that does not tell them apart. */
  pools: (Worth & { title: string })[];
  predictions: JudgedPrediction[];
}

/** Undefined where forces were not drawn by lot, or games stopped by their scores. */
export function worthSummary({ trials, stopping }: Manifest, pools: readonly Pool[], cells: readonly CellGames[]): WorthSummary | undefined {
  if (trials === undefined || stopping !== undefined) return undefined;
  const played = pools.flatMap(({ label, cells: own }) => {
    const trial = trials[own[0]!];
    const games = own.map((cell) => cells[cell]!).filter(({ finished }) => finished > 0);
    return trial === undefined || trial === null || games.length === 0 ? [] : [{ label, pool: fitted(trial, trialGames(games)) }];
  });
  if (played.length === 0) return undefined;
  const alone = new Set(played.map(({ pool }) => pool.trial.points)).size === played.length;
  const title = (points: number, label: string) => `${grouped(points)} points${alone ? '' : `, ${label}`}`;
  return { pools: played.map(({ label, pool }) => ({ ...worthOf(pool), title: title(pool.trial.points, label) })), predictions: judgePredictions(played.map(({ pool }) => pool)) };
}
