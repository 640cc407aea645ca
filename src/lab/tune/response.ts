/** What a figure does over the values of one number, and which value brings it where it is wanted. */
import { stream } from '../../kernel/rng.ts';
import { figuresOf, intervalOf, type NamedFigure } from '../expect/figures.ts';
import type { Manifest } from '../run-data.ts';
import { CONFIDENCE, ERROR, type Interval } from '../stats/index.ts';
import { risingFit, squaresBetween } from '../stats/isotonic.ts';
import { RULE_OF_THREE } from '../stats/joined.ts';
import { middleOf, resampledMeans } from '../stats/resample.ts';
import { raceOf } from '../stopping/race.ts';
import type { CellGames } from '../summary/cell-games.ts';
import { bounded, figure as rounded } from '../summary/rounding.ts';
import type { Bounded, Figure, Pool } from '../summary/summary.ts';
import { placeOf, sidesOf } from './crossing.ts';
import type { Tuning } from './tuning.ts';
import { responseInWords } from './words.ts';

export const DIRECTIONS = ['rises', 'falls', 'neither'] as const;
/** Of all values: on both sides of the target · all above it · all below it · it cannot be told yet. */
export const REACHES = ['within', 'above', 'below', 'open'] as const;
/** No other value is nearer · none is nearer by more than the margin · one may be. */
export const NEARNESS = ['nearest', 'near enough', 'open'] as const;

export interface TriedValue {
  value: unknown;
  /** Index of its pool. */
  pool: number;
  /** The figure, with an interval that holds together with those of all other values. */
  found: Bounded;
  /** On the curve that goes one way; null where none does. */
  fitted: Figure;
  /** Share of the resamples in which it is the nearest; null where few games agree, perhaps by chance. */
  certainty: Figure;
}

export interface Response extends Tuning {
  unit: string;
  isShare: boolean;
  confidence: number;
  /** In the order tried. */
  values: TriedValue[];
  direction: (typeof DIRECTIONS)[number];
  /** Whether the other direction is ruled out, or both are. */
  isDirectionSure: boolean;
  reach: (typeof REACHES)[number];
  /** Indices of the values between which the target surely is met; null where it may be met beyond them. */
  between: { before: number | null; past: number | null };
  /** Of numbers on a curve whose direction is sure: the value that meets the target, if it is straight between the values tried; null where it may lie beyond them. */
  meets: { estimate: Figure; low: Figure; high: Figure } | null;
  nearest: { index: number; known: (typeof NEARNESS)[number] } | null;
  resamples: number;
  /** The most games that a value may have are not enough to tell which is nearest. */
  isCutShort: boolean;
  says: string[];
}

const RESAMPLES = 1000;
/** From so many games of each value on, what the resamples agree on is taken as it is. */
const ENOUGH_GAMES = 30;

/** Undefined where a run looks for nothing. */
export function responseOf(manifest: Manifest, pools: readonly Pick<Pool, 'varied' | 'cells'>[], games: readonly CellGames[]): Response | undefined {
  const { tuning, stopping } = manifest;
  if (tuning === undefined) return undefined;
  const { path, target, margin } = tuning;
  const figure = figuresOf({ ...manifest, roundLimit: manifest.mission.roundLimit }).find(({ name }) => name === tuning.figure)!;
  const ofPools = pools.map(({ cells }) => cells.map((cell) => games[cell]!));
  const bands = ofPools.map((cells) => intervalOf(figure, cells, ERROR / pools.length));
  const { direction, isDirectionSure, fitted } = curveThrough(bands);
  const values = pools.map(({ varied }) => varied[path]);
  const turn = direction === 'falls' ? -1 : 1;
  const turned = turn === 1 ? bands : bands.map(({ low, high }) => ({ low: -high, high: -low }));
  const resampled = resampledHeights(figure, ofPools, manifest.seed);
  const numbers = values.filter((value) => typeof value === 'number');
  const isMet = fitted !== null && isDirectionSure && numbers.length === values.length;
  const played = bands.some(({ n }) => n > 0);
  const { best, doubt } = raceOf(bands, target);
  const known = doubt <= 0 ? 'nearest' : doubt <= margin ? 'near enough' : 'open';
  const wins = sharesNearest(resampled, target, Math.min(...bands.map(({ n }) => n)));
  const response = {
    ...tuning,
    unit: figure.unit,
    isShare: figure.isShare,
    confidence: CONFIDENCE,
    values: values.map((value, i) => ({ value, pool: i, found: bounded(bands[i]!), fitted: fitted === null ? null : rounded(fitted[i]!), certainty: wins === null ? null : rounded(wins[i]!) })),
    direction,
    isDirectionSure,
    reach: reachOf(bands, target),
    between: fitted === null ? { before: null, past: null } : sidesOf(turned, turn * target),
    meets: isMet ? placeMet(numbers, bands, resampled, turn, target) : null,
    nearest: played ? { index: best, known } : null,
    resamples: resampled.length,
    isCutShort: known === 'open' && stopping !== undefined,
  } satisfies Omit<Response, 'says'>;
  return { ...response, says: responseInWords(response) };
}

/** The curve that goes one way and lies nearest. A direction is ruled out where some value is surely on the wrong side of another. */
function curveThrough(bands: readonly Interval[]): { direction: Response['direction']; isDirectionSure: boolean; fitted: number[] | null } {
  const isOut = (isWrong: (a: Interval, b: Interval) => boolean) => bands.some((a, i) => bands.slice(i + 1).some((b) => isWrong(a, b)));
  const rises = !isOut((a, b) => a.low > b.high);
  const falls = !isOut((a, b) => a.high < b.low);
  if ((!rises && !falls) || bands.some(({ n }) => n === 0)) return { direction: 'neither', isDirectionSure: !rises && !falls, fitted: null };
  const means = bands.map(({ estimate }) => estimate);
  const weights = bands.map(({ n }) => n);
  const rising = risingFit(means, weights);
  const falling = risingFit(means.map((mean) => -mean), weights).map((height) => -height);
  const isRising = rises && (!falls || squaresBetween(means, rising, weights) <= squaresBetween(means, falling, weights));
  return { direction: isRising ? 'rises' : 'falls', isDirectionSure: rises !== falls, fitted: isRising ? rising : falling };
}

function reachOf(bands: readonly Interval[], target: number): Response['reach'] {
  if (bands.some(({ low }) => low > target) && bands.some(({ high }) => high < target)) return 'within';
  if (bands.every(({ low }) => low > target)) return 'above';
  return bands.every(({ high }) => high < target) ? 'below' : 'open';
}

/** The heights at all values when the games are drawn again, by their joined units in all cells at once. */
function resampledHeights(figure: NamedFigure, pools: readonly (readonly CellGames[])[], seed: number | string): number[][] {
  const drawn = resampledMeans(pools.flat().map(figure.sample), RESAMPLES, stream(seed, 'tuned', 0));
  return drawn.map((means) => {
    let at = 0;
    return pools.map(({ length }) => means.subarray(at, (at += length)).reduce((sum, mean) => sum + mean, 0) / length);
  });
}

/** How often each value is the nearest; equally near ones share it. Null of no resamples, and where so few games agree more than they can tell. */
function sharesNearest(resampled: readonly (readonly number[])[], target: number, games: number): number[] | null {
  if (resampled.length === 0) return null;
  const wins = resampled[0]!.map(() => 0);
  for (const heights of resampled) {
    const distances = heights.map((height) => Math.abs(height - target));
    const least = Math.min(...distances);
    const nearest = distances.flatMap((distance, i) => (distance === least ? [i] : []));
    for (const i of nearest) wins[i]! += 1 / nearest.length;
  }
  const shares = wins.map((count) => Math.min(1, count / resampled.length));
  return games < ENOUGH_GAMES && Math.max(...shares) > 1 - RULE_OF_THREE / games ? null : shares;
}

/**
 * The middle 95 % of the places found when the games are drawn again. Games that were given out by how earlier ones went are no
 * plain sample, so this is held against simulated tunings: the true place was inside in 93 to 97 of 100, where an interval
 * made of the bands would always have it and be two or three times as wide.
 */
function placeMet(at: readonly number[], bands: readonly Interval[], resampled: readonly (readonly number[])[], turn: number, target: number): Response['meets'] {
  const weights = bands.map(({ n }) => n);
  const place = (heights: readonly number[]) => placeOf(at, risingFit(heights.map((height) => turn * height), weights), turn * target);
  const { low, high } = middleOf(resampled.map(place));
  return { estimate: rounded(place(bands.map(({ estimate }) => estimate))), low: rounded(low), high: rounded(high) };
}
