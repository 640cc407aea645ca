/** What was predicted of prices, and whether the games say so. */
import type { Prediction } from '../../kernel/points.ts';
import { holm } from '../stats/index.ts';
import { figure } from '../summary/rounding.ts';
import type { Bounded } from '../summary/summary.ts';
import { growth, unevenness } from './imbalance.ts';
import type { Fitted } from './worth.ts';

export const ANSWERS = ['yes', 'no', 'open'] as const;

export interface JudgedPrediction {
  says: string;
  source: string;
  /** What it is about. */
  of: string[];
  /** Points of the forces; null where sizes are compared. */
  points: number | null;
  /** Whether the games say so; "no" where they say the contrary. */
  answer: (typeof ANSWERS)[number];
  /** Worth over price; or the growth of unevenness, in squares. Bounds hold together for all predictions. */
  found: Omit<Bounded, 'n'>;
}

interface Claim extends Omit<JudgedPrediction, 'answer' | 'found'> {
  /** Above zero where the games say so, below where the contrary, at that error. */
  agrees: (error: number) => number;
  found: (error: number) => { estimate: number; low: number; high: number };
}

/** Each at every size that it can be told at. */
export function judgePredictions(pools: readonly Fitted[]): JudgedPrediction[] {
  const predictions = pools[0]?.trial.predictions ?? [];
  const claims = predictions.flatMap((prediction): Claim[] => {
    if (prediction.claim.about === 'imbalance') return ofSizes(prediction, pools);
    return pools.flatMap((pool) => ofPrices(pool.trial.predictions.find(({ says }) => says === prediction.says) ?? prediction, pool));
  });
  const words = holm(claims.length, (at, error) => claims[at]!.agrees(error) !== 0);
  return claims.map(({ says, source, of, points, agrees, found }, at) => {
    const { sure, error } = words[at]!;
    const { estimate, low, high } = found(error);
    return { says, source, of, points, answer: !sure ? 'open' : agrees(error) > 0 ? 'yes' : 'no', found: { estimate: figure(estimate), low: figure(low), high: figure(high) } };
  });
}

function ofPrices({ says, source, claim }: Prediction, { trial, bundles, fit }: Fitted): Claim[] {
  if (claim.about !== 'price' || fit === null) return [];
  const group = bundles.filter(({ why, wares }) => why !== 'too rare' && wares.every(({ id }) => claim.wares.includes(id)));
  if (group.length === 0) return [];
  const sign = claim.direction === 'underpriced' ? 1 : -1;
  const of = group.flatMap(({ wares }) => wares.map(({ id }) => id));
  return [{ says, source, of, points: trial.points, agrees: (error) => sign * fit.more(group, error), found: (error) => fit.ratio(group, error) }];
}

/** The smallest forces against the largest. */
function ofSizes({ says, source }: Prediction, pools: readonly Fitted[]): Claim[] {
  const bySize = [...pools].sort((a, b) => a.trial.points - b.trial.points);
  const [small, large] = [bySize[0]!, bySize.at(-1)!];
  if (small.trial.points === large.trial.points) return [];
  const [before, after] = [small, large].map(({ trial, bundles, games }) => unevenness(trial.points, bundles, games)) as [ReturnType<typeof unevenness>, ReturnType<typeof unevenness>];
  const found = (error: number) => growth(before, after, error);
  const agrees = (error: number) => {
    const { low, high } = found(error);
    return low > 0 ? 1 : high < 0 ? -1 : 0;
  };
  return [{ says, source, of: [small, large].map(({ trial }) => `${trial.points} points`), points: null, agrees, found }];
}

