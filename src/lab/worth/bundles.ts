/** What games can tell the worth of: each thing that is bought by itself, or several together where games cannot tell them apart. */
import type { Ware } from '../../kernel/points.ts';
import { inAll, surplus, type TrialGames } from './trial-games.ts';

export const BUNDLES = ['alone', 'come together', 'too rare'] as const;

export interface Bundle {
  wares: readonly Ware[];
  why: (typeof BUNDLES)[number];
  /** By game: points that the first seat spent on it more than the others. */
  points: Float64Array;
  /** Points that all seats together spent on it, a game. */
  spent: number;
  /** Units in which one seat had more of it. */
  units: number;
}

/** With fewer units that differ in a ware its worth is anybody's guess. */
const TOO_RARE = 30;
/** Wares whose numbers go together so closely count as one. */
const TOGETHER = 0.98;

/** In the order of the wares; those that are too rare come last, together. What costs nothing has no price to hold against games, and is left out. */
export function bundlesOf(wares: readonly Ware[], games: TrialGames): Bundle[] {
  const bought = wares.filter(({ points }) => points > 0).map((ware) => bundleOf(ware, games)).filter(({ spent }) => spent > 0);
  const common: Bundle[] = [];
  for (const bundle of bought.filter(({ units }) => units >= TOO_RARE)) {
    const at = common.findIndex((other) => Math.abs(correlation(other.points, bundle.points)) > TOGETHER);
    if (at < 0) common.push(bundle);
    else common[at] = joined([common[at]!, bundle], 'come together', games);
  }
  const rare = bought.filter(({ units }) => units < TOO_RARE);
  return rare.length === 0 ? common : [...common, joined(rare, 'too rare', games)];
}

function bundleOf(ware: Ware, games: TrialGames): Bundle {
  const points = surplus(games, ware.columns).map((count) => count * ware.points);
  const spent = inAll(games, ware.columns).reduce((sum, count) => sum + count * ware.points, 0) / games.results.length;
  return { wares: [ware], why: 'alone', points, spent, units: unitsWith(points, games) };
}

function joined(bundles: readonly Bundle[], why: Bundle['why'], games: TrialGames): Bundle {
  const points = games.results.map((_, game) => bundles.reduce((sum, bundle) => sum + bundle.points[game]!, 0));
  return { wares: bundles.flatMap(({ wares }) => wares), why, points, spent: bundles.reduce((sum, { spent }) => sum + spent, 0), units: unitsWith(points, games) };
}

const unitsWith = (points: Float64Array, { units }: TrialGames): number => new Set(units.filter((_, game) => points[game] !== 0)).size;

function correlation(a: Float64Array, b: Float64Array): number {
  const mean = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  let [both, ofA, ofB] = [0, 0, 0];
  for (let i = 0; i < a.length; i++) {
    both += (a[i]! - meanA) * (b[i]! - meanB);
    ofA += (a[i]! - meanA) * (a[i]! - meanA);
    ofB += (b[i]! - meanB) * (b[i]! - meanB);
  }
  return both / Math.sqrt(ofA * ofB);
}
