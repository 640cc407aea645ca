/** How much each point spent on each thing adds to the odds of winning. */
import { covarianceOf, isNotZero, logistic, ratioOf, shareAtLogOdds, studentPoint, valueOf, type Combination, type LogisticFit, type Ratio } from '../stats/index.ts';
import type { Bundle } from './bundles.ts';
import type { TrialGames } from './trial-games.ts';

/** Units of games for each thing that is told, at least: with fewer the odds lean. */
export const UNITS_FOR_EACH = 10;

export class PriceFit {
  private readonly fit: LogisticFit;
  private readonly bundles: readonly Bundle[];
  private readonly constants: number;
  /** The average point: all bundles, by what was spent on each. */
  private readonly average: Combination;
  /** All forces cost the same to the point: then the games tell which points are worth more, not how much. */
  private readonly even: boolean;

  /** Null with too few games, or where a mixture of things always won, or is told by others. */
  static of(bundles: readonly Bundle[], games: TrialGames): PriceFit | null {
    const { results, units, cells } = games;
    const columns = [...cells, ...bundles.map(({ points }) => points)];
    if (new Set(units).size < UNITS_FOR_EACH * columns.length) return null;
    const fit = logistic(columns, results, units);
    const even = results.every((_, game) => bundles.reduce((sum, { points }) => sum + points[game]!, 0) === 0);
    return fit === null || fit.rank < columns.length - Number(even) ? null : new PriceFit(fit, bundles, cells.length, even);
  }

  private constructor(fit: LogisticFit, bundles: readonly Bundle[], constants: number, even: boolean) {
    this.fit = fit;
    this.bundles = bundles;
    this.constants = constants;
    this.even = even;
    this.average = this.pointOf(bundles);
  }

  /** What a point spent on these is worth, in average points; several count by what was spent on each. */
  ratio(of: readonly Bundle[], error: number): Ratio {
    if (this.even) return UNKNOWN;
    return ratioOf(this.fit, this.pointOf(of), this.average, error);
  }

  /**
   * Above zero where a point spent on `these` surely adds more to the odds than one spent on `those` (all that is bought,
   * if nothing is said), below zero where less, zero where that is not sure. Games at equal points alone can tell.
   */
  more(these: readonly Bundle[], error: number, those: readonly Bundle[] = this.bundles): number {
    const gap = minus(this.pointOf(these), this.pointOf(those));
    return isNotZero(this.fit, gap, error) ? valueOf(this.fit, gap) : 0;
  }

  /** The share that a side wins who has so many average points more, from an even start. */
  shareWith(points: number, error: number): Ratio {
    if (this.even) return UNKNOWN;
    const [value, half] = [valueOf(this.fit, this.average), studentPoint(this.fit.freedom, error) * Math.sqrt(covarianceOf(this.fit, this.average, this.average))];
    const at = (each: number) => shareAtLogOdds(each * points);
    return { estimate: at(value), low: at(value - half), high: at(value + half) };
  }

  private pointOf(of: readonly Bundle[]): Float64Array {
    const spent = of.reduce((sum, bundle) => sum + bundle.spent, 0);
    const share = new Float64Array(this.constants + this.bundles.length);
    for (const bundle of of) share[this.constants + this.bundles.indexOf(bundle)] = bundle.spent / spent;
    return share;
  }
}

const UNKNOWN: Ratio = { estimate: NaN, low: NaN, high: NaN };

const minus = (a: ArrayLike<number>, b: ArrayLike<number>): Float64Array => Float64Array.from(a, (value, i) => value - b[i]!);
