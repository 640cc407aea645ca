/** Scores, wins and changes with the luck of the dice taken out, beside the raw ones that the tables show. */
import type { Manifest } from '../run-data.ts';
import { isEnough, withoutLuck, type Luck } from '../luck/adjust.ts';
import { joinedMean } from '../stats/joined.ts';
import { matchGames } from '../stats/paired.ts';
import { ERROR, pairedDifference, shareInterval, type Interval, type Sample } from '../stats/index.ts';
import type { CellGames } from './cell-games.ts';
import { luckColumns } from './columns.ts';
import { errorOfChange } from './intervals.ts';
import { percent, percentRange } from './percent.ts';
import { bounded, figure } from './rounding.ts';
import type { Bounded, Figure, Pool } from './summary.ts';
import { doing } from '../side-words.ts';
import { grouped } from '../grouped.ts';

/** `removed`: the share of the raw figure's variance that was luck of the dice. */
export type WithoutLuck = Bounded & { removed: Figure };

export interface LuckFree {
  score: WithoutLuck;
  wins: { seat: string; share: WithoutLuck }[];
  /** Null where nothing is compared, or too few games are shared. */
  difference: WithoutLuck | null;
}

export interface LuckAdjusted {
  /** In a sentence: the score of the first pool, or why there is none. */
  says: string;
  /** In the order of the pools and of the cells; null where there are too few games. */
  pools: (LuckFree | null)[];
  cells: (LuckFree | null)[];
}

/** A game that failed had luck too, and is in no figure: what is left of the luck no longer has mean zero, by about this share. */
const MOST_FAILED = 0.001;

export function luckAdjusted(manifest: Manifest, pools: readonly Pool[], cells: readonly CellGames[]): LuckAdjusted {
  const columns = luckColumns(manifest.columns, manifest.seats).map(({ deviation }) => deviation);
  const off = whyOff(manifest, cells, columns.length);
  if (off !== undefined) return { says: off, pools: pools.map(() => null), cells: cells.map(() => null) };
  const freed = cells.map((games) => freedCell(manifest.seats, games, columns.map((column) => games.numbers(column))));
  const free = (own: readonly FreedCell[], error: number): LuckFree | null => luckFree(manifest.seats, own, own.flatMap(({ games: { cell: { reference } } }) => (reference === null ? [] : [freed[reference]!])), error);
  const byPool = pools.map((pool) => free(pool.cells.map((cell) => freed[cell]!), errorOfChange(pools.length)));
  return { says: inWords(manifest.seats, byPool[0]!, pools[0]!), pools: byPool, cells: freed.map((cell) => free([cell], ERROR)) };
}

function whyOff({ stopping }: Manifest, cells: readonly CellGames[], channels: number): string | undefined {
  const begun = cells.reduce((sum, { games }) => sum + games, 0);
  const finished = cells.reduce((sum, games) => sum + games.finished, 0);
  if (channels === 0) return 'Luck cannot be taken out: this system keeps no ledger of it.';
  if (stopping !== undefined) return 'Luck is not taken out: the run was stopped by its scores, and an adjusted score would no longer be free of that.';
  if (begun - finished > MOST_FAILED * begun) return 'Luck is not taken out: more than one game in a thousand failed, and their luck is missing from the ledger.';
  return undefined;
}

/** The same games with their luck and without. */
interface Freed {
  raw: Sample;
  free: Sample;
}

interface FreedCell {
  games: CellGames;
  luck: Luck;
  /** Null where there are too few games. */
  shares: { score: Freed; wins: Freed[] } | null;
}

function freedCell(seats: readonly string[], games: CellGames, luck: Luck): FreedCell {
  if (!isEnough(games.numbers('pair'), luck)) return { games, luck, shares: null };
  const freed = (raw: Sample): Freed => ({ raw, free: { ...raw, values: withoutLuck(raw, luck) } });
  return { games, luck, shares: { score: freed(games.sample(games.numbers('score'))), wins: seats.map((seat) => freed(games.is('winner', seat))) } };
}

function luckFree(seats: readonly string[], cells: readonly FreedCell[], references: readonly FreedCell[], error: number): LuckFree | null {
  const shares = cells.flatMap((cell) => cell.shares ?? []);
  if (shares.length < cells.length) return null;
  const adjusted = (freed: readonly Freed[]): WithoutLuck => {
    const free = freed.map((cell) => cell.free);
    return { ...bounded(shareInterval(free)), removed: removed(free, freed.map(({ raw }) => raw)) };
  };
  return {
    score: adjusted(shares.map(({ score }) => score)),
    wins: seats.map((seat, at) => ({ seat, share: adjusted(shares.map(({ wins }) => wins[at]!)) })),
    difference: references.length === 0 ? null : difference(cells, references, error),
  };
}

/** Of the same games played with and without a change, by the luck of both. */
function difference(cells: readonly FreedCell[], references: readonly FreedCell[], error: number): WithoutLuck | null {
  const pairs = cells.map(({ games: changed, luck: luckThen }, i) => {
    const { games: reference, luck: luckBefore } = references[i]!;
    const numbered = (games: CellGames, values: ArrayLike<number>) => ({ ...games.sample(values), games: games.numbers('game') });
    const { units, differences: values } = matchGames(numbered(changed, changed.numbers('score')), numbered(reference, reference.numbers('score')));
    const luck = [
      ...luckThen.map((column) => matchGames(numbered(changed, column), numbered(reference, column)).after),
      ...luckBefore.map((column) => matchGames(numbered(changed, changed.numbers('game')), numbered(reference, column)).before),
    ];
    return { raw: { values, units }, luck };
  });
  if (!pairs.every(({ raw, luck }) => isEnough(raw.units, luck))) return null;
  const free = pairs.map(({ raw, luck }) => ({ ...raw, values: withoutLuck(raw, luck) }));
  const found: Interval = pairedDifference(free.map(({ values, units }) => {
    const games = [...values.keys()];
    return { changed: { values, units, games }, reference: { values: new Float64Array(values.length), units, games } };
  }), error);
  return { ...bounded(found), removed: removed(free, pairs.map(({ raw }) => raw)) };
}

function removed(free: readonly Sample[], raw: readonly Sample[]): Figure {
  const before = joinedMean(raw).variance;
  return before > 0 ? figure(1 - joinedMean(free).variance / before) : null;
}

function inWords(seats: readonly string[], free: LuckFree | null, pool: Pool): string {
  if (free === null) return 'Luck is not taken out: too few games to know what it is worth.';
  const { estimate, low, high, removed: share } = free.score;
  const raw = `${percent(pool.score.estimate)} (${percentRange(pool.score.low, pool.score.high)})`;
  const worth = share === null || share <= 0 ? '' : `: luck of the dice was ${percent(share, 0)} of its variance, so it is as sure as ${grouped(Math.round(pool.finished / (1 - share)))} games would be`;
  return `With luck taken out, ${doing(seats[0]!, 'scores')} ${percent(estimate)} (${percentRange(low, high)}) instead of ${raw}${worth}.`;
}
