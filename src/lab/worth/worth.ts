/** What things bought for points were worth in games, beside their price. */
import type { PointsTrial } from '../../kernel/points.ts';
import { ERROR, holm } from '../stats/index.ts';
import { bounded, figure } from '../summary/rounding.ts';
import type { Bounded, Figure } from '../summary/summary.ts';
import { bundlesOf, type Bundle } from './bundles.ts';
import { strayFromEven, unevenness } from './imbalance.ts';
import { PriceFit, UNITS_FOR_EACH } from './price-fit.ts';
import type { TrialGames } from './trial-games.ts';

export const PRICE_VERDICTS = ['overpriced', 'underpriced', 'open', 'too rare'] as const;

/** Of one thing, or of several that the games do not tell apart. */
export interface WareWorth {
  wares: string[];
  why: Bundle['why'];
  /** For each; null of several. */
  price: Figure;
  /** In points, all that was fielded being worth together what it cost; of several, for each of their points. At 95 %, by itself. */
  worth: Omit<Bounded, 'n'>;
  /** Worth over price; bounds at `confidence`, so that they hold together for all that is judged. */
  ratio: Omit<Bounded, 'n'> & { confidence: number };
  verdict: (typeof PRICE_VERDICTS)[number];
  /** Units in which one seat had more of it. */
  units: number;
  /** Of all points spent. */
  share: Figure;
  /** What it is surely better value than; judged together. */
  betterThan: string[];
}

export interface Worth {
  points: number;
  games: number;
  units: number;
  /** Units that there should be at least; null where there are enough. */
  needs: number | null;
  /** Best value first; empty with too few games. */
  wares: WareWorth[];
  /** Pairs of wares, and those of them that differ surely in value. */
  pairs: { all: number; apart: number };
  /** Share that a side wins with a tenth more points than an even enemy; null with too few games. */
  tenthMore: Omit<Bounded, 'n'> | null;
  /** How far the chances of forces of equal points are from even, in the mean of squares; null where games come not in pairs. */
  uneven: Bounded | null;
}

/** A pool of games as it was fitted. */
export interface Fitted {
  trial: PointsTrial;
  games: TrialGames;
  bundles: readonly Bundle[];
  fit: PriceFit | null;
}

export function fitted(trial: PointsTrial, games: TrialGames): Fitted {
  const bundles = bundlesOf(trial.wares, games);
  const enough = new Set(games.units).size >= unitsNeeded(trial, games);
  return { trial, games, bundles, fit: enough ? PriceFit.of(bundles, games) : null };
}

/** Also of what may turn out to be too rare to be told. */
const unitsNeeded = ({ wares }: PointsTrial, { cells }: TrialGames): number => UNITS_FOR_EACH * (wares.length + cells.length);

export function worthOf({ trial, games, bundles, fit }: Fitted): Worth {
  const { points } = trial;
  const units = new Set(games.units).size;
  const pairs = unevenness(points, bundles, games);
  const judged = bundles.filter(({ why }) => why !== 'too rare');
  const better = fit === null ? [] : betterPairs(fit, judged);
  return {
    points,
    games: games.results.length,
    units,
    needs: fit !== null ? null : Math.max(unitsNeeded(trial, games), units + 1),
    wares: fit === null ? [] : waresOf(fit, bundles, judged, better),
    pairs: { all: (judged.length * (judged.length - 1)) / 2, apart: better.length },
    tenthMore: fit === null ? null : bounds(fit.shareWith(points / 10, ERROR)),
    uneven: pairs.values.length < 2 ? null : bounded(strayFromEven(pairs)),
  };
}

function waresOf(fit: PriceFit, bundles: readonly Bundle[], judged: readonly Bundle[], better: readonly Better[]): WareWorth[] {
  const words = holm(judged.length, (at, error) => fit.more([judged[at]!], error) !== 0);
  const spent = bundles.reduce((sum, bundle) => sum + bundle.spent, 0);
  return bundles
    .map((bundle): WareWorth => {
      const { sure, error } = words[judged.indexOf(bundle)] ?? { sure: false, error: ERROR };
      const betterThan = better.filter(({ one }) => one === bundle).flatMap(({ other }) => other.wares.map(({ id }) => id));
      return { ...valueOf(fit, bundle, error), verdict: verdictOf(fit, bundle, sure, error), units: bundle.units, share: figure(bundle.spent / spent), betterThan };
    })
    .sort((a, b) => (b.ratio.estimate ?? 0) - (a.ratio.estimate ?? 0));
}

function valueOf(fit: PriceFit, bundle: Bundle, error: number): Pick<WareWorth, 'wares' | 'why' | 'price' | 'worth' | 'ratio'> {
  const { wares, why } = bundle;
  const price = wares.length === 1 ? wares[0]!.points : null;
  const { estimate, low, high } = fit.ratio([bundle], ERROR);
  const each = price ?? 1;
  return {
    wares: wares.map(({ id }) => id),
    why,
    price,
    worth: bounds({ estimate: estimate * each, low: low * each, high: high * each }),
    ratio: { ...bounds(fit.ratio([bundle], error)), confidence: figure(1 - error)! },
  };
}

function verdictOf(fit: PriceFit, bundle: Bundle, sure: boolean, error: number): WareWorth['verdict'] {
  if (bundle.why === 'too rare') return 'too rare';
  if (!sure) return 'open';
  return fit.more([bundle], error) < 0 ? 'overpriced' : 'underpriced';
}

interface Better {
  one: Bundle;
  other: Bundle;
}

/** Pairs of which the one is surely better value than the other. */
function betterPairs(fit: PriceFit, judged: readonly Bundle[]): Better[] {
  const pairs = judged.flatMap((one, i) => judged.slice(i + 1).map((other) => ({ one, other })));
  return holm(pairs.length, (at, error) => fit.more([pairs[at]!.one], error, [pairs[at]!.other]) !== 0).flatMap(({ sure, error }, at) => {
    if (!sure) return [];
    const { one, other } = pairs[at]!;
    return [fit.more([one], error, [other]) > 0 ? { one, other } : { one: other, other: one }];
  });
}

const bounds = ({ estimate, low, high }: { estimate: number; low: number; high: number }) => ({ estimate: figure(estimate), low: figure(low), high: figure(high) });
