/** How much of the result is luck, and of what: shares of the variance of the first seat's score, in figures and in a sentence. */
import { luckShares, type LuckShares } from '../luck/shares.ts';
import type { Manifest } from '../run-data.ts';
import type { CellGames } from './cell-games.ts';
import { percent, percentRange } from './percent.ts';
import { figure } from './rounding.ts';
import type { Figure, Pool } from './summary.ts';
import { whose } from '../side-words.ts';

export interface SourceFigure {
  /** Such as "set-up"; several that cannot be told apart are named together. */
  source: string;
  /** An estimate below nothing or above all, as chance may give it, is shown as 0 or 1. */
  share: Figure;
  low: Figure;
  high: Figure;
}

export interface LuckSources {
  /** In a sentence or two; null where there is nothing to share out. */
  says: string | null;
  /** Of each pool and of each cell, in order; null where it cannot be told. */
  pools: (SourceFigure[] | null)[];
  cells: (SourceFigure[] | null)[];
}

export function luckSources(manifest: Manifest, pools: readonly Pool[], cells: readonly CellGames[]): LuckSources {
  const of = (own: readonly CellGames[]): LuckShares | null => {
    if (manifest.stopping !== undefined) return null; // who stops early is no sample of the games
    const finished = own.map((games) => ({ ...games.sample(games.numbers('score')), games: games.numbers('game') }));
    return finished.some(({ values }) => values.length === 0) ? null : luckShares(finished, manifest.draws, manifest.mission.twins !== undefined);
  };
  const byPool = pools.map((pool) => of(pool.cells.map((cell) => cells[cell]!)));
  const figures = (found: LuckShares | null) => found?.sources.map(({ source, estimate, low, high }): SourceFigure => ({ source: nameOf(source, found, manifest), share: figure(Math.min(1, Math.max(0, estimate))), low: figure(low), high: figure(high) })) ?? null;
  const first = byPool[0] ?? null;
  return {
    says: first === null ? null : inWords(figures(first)!, first, manifest),
    pools: byPool.map(figures),
    cells: cells.map((games) => figures(of([games]))),
  };
}

const NAMES: Readonly<Record<string, string>> = { strategy: 'strategy', setup: 'set-up', initiative: 'who goes first', combat: 'dice' };

/** "cards-circle" is what the cards of a side bring: "circle's cards". */
function purposeName(purpose: string, seats: readonly string[]): string {
  if (seats.includes(purpose)) return `${whose(purpose)} own luck`;
  const seat = seats.find((side) => purpose.endsWith(`-${side}`));
  return NAMES[purpose] ?? (seat === undefined ? purpose : `${whose(seat)} ${purpose.slice(0, -seat.length - 1)}`);
}

const purposeNames = (purposes: readonly string[], { seats }: Manifest): string => listed(purposes.map((purpose) => purposeName(purpose, seats)));

function nameOf(source: readonly string[], { sources }: LuckShares, manifest: Manifest): string {
  if (source[0] !== 'rest') return purposeNames(source, manifest);
  const rest = leftTogether(sources, manifest);
  return rest.length === 0 ? 'all other luck' : purposeNames(rest, manifest);
}

/** The purposes that every game has, and the system's own, that nothing tells apart from the rest. */
const leftTogether = (sources: LuckShares['sources'], { purposes = [] }: Manifest): string[] => ['setup', 'initiative', ...purposes, 'combat'].filter((purpose) => !sources.some(({ source }) => source.includes(purpose)));

function inWords(figures: readonly SourceFigure[], { sources }: LuckShares, manifest: Manifest): string {
  const told = figures.map(({ source, share, low, high }) => `${percent(share, 0)} ${source}${low === null ? '' : ` (${percentRange(low, high, 0)})`}`);
  return `How much of the result is luck: of the variance of ${whose(manifest.seats[0]!)} score, ${listed(told)}.${advice(sources, manifest)}`;
}

function advice(sources: LuckShares['sources'], manifest: Manifest): string {
  const { draws } = manifest;
  const joined = sources.find(({ source }) => source.length > 1)?.source;
  if (joined !== undefined) {
    const [first, second] = joined as [string, string];
    const number = draws[first] ?? SETUPS;
    return ` Not separable here: ${purposeNames(joined, manifest)}; give one of them several times as many draws as the other, such as ${drawsOf({ [first]: number, [second]: 4 * number })}.`;
  }
  const rest = leftTogether(sources, manifest);
  if (rest.length < 2) return '';
  return ` Not separable here: ${purposeNames(rest, manifest)}; give ${drawsOf(wished(rest, draws))}, and several games for each draw.`;
}

const SETUPS = 40;

/** The next thing to be told apart has four times as many draws as the last. */
function wished(rest: readonly string[], { setup = SETUPS, initiative = 4 * setup }: Manifest['draws']): Record<string, number> {
  if (rest.includes('setup')) return { setup: SETUPS, initiative: 4 * SETUPS };
  if (rest.includes('initiative')) return { setup, initiative: 4 * setup };
  return { setup, initiative, ...Object.fromEntries(rest.slice(0, -1).map((purpose) => [purpose, 4 * initiative])) };
}

const drawsOf = (draws: Readonly<Record<string, number>>): string => `draws: { ${Object.entries(draws).map(([purpose, number]) => `${purpose}: ${number}`).join(', ')} }`;

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)!}`;
}
