/** How much of the result is luck, and of what: shares of the variance of the first seat's score, in figures and in a sentence. */
import { luckShares, type LuckShares } from '../luck/shares.ts';
import type { Manifest } from '../run-data.ts';
import type { CellGames } from './cell-games.ts';
import { percent, percentRange } from './percent.ts';
import { figure } from './rounding.ts';
import type { Figure, Pool } from './summary.ts';

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

const NAMES: Readonly<Record<string, string>> = { strategy: 'strategy', setup: 'set-up', initiative: 'who draws first', combat: 'dice' };

function nameOf(source: readonly string[], { sources }: LuckShares, { seats }: Manifest): string {
  if (source[0] !== 'rest') return listed(source.map((purpose) => (seats.includes(purpose) ? `${purpose}'s own luck` : (NAMES[purpose] ?? purpose))));
  const rest = leftTogether(sources);
  return rest.length === 0 ? 'all other luck' : listed(rest.map((purpose) => NAMES[purpose]!));
}

/** The common purposes that nothing tells apart from the rest. */
const leftTogether = (sources: LuckShares['sources']): string[] => ['setup', 'initiative', 'combat'].filter((purpose) => !sources.some(({ source }) => source.includes(purpose)));

function inWords(figures: readonly SourceFigure[], { sources }: LuckShares, { seats, draws }: Manifest): string {
  const told = figures.map(({ source, share, low, high }) => `${percent(share, 0)} ${source}${low === null ? '' : ` (${percentRange(low, high, 0)})`}`);
  return `How much of the result is luck: of the variance of ${seats[0]!}'s score, ${listed(told)}.${advice(sources, draws)}`;
}

function advice(sources: LuckShares['sources'], draws: Manifest['draws']): string {
  const rest = leftTogether(sources);
  const joined = sources.find(({ source }) => source.length > 1);
  const setups = draws.setup ?? 40;
  if (joined !== undefined) return ` Not separable here: ${listed(joined.source.map((purpose) => NAMES[purpose] ?? purpose))}; give one of them several times as many draws as the other, such as draws: { setup: ${setups}, initiative: ${4 * setups} }.`;
  if (rest.length < 2) return '';
  const wish = rest.includes('setup') ? `draws: { setup: 40, initiative: 160 }` : `draws: { setup: ${setups}, initiative: ${4 * setups} }`;
  return ` Not separable here: ${listed(rest.map((purpose) => NAMES[purpose]!))}; give ${wish}, and several games for each draw.`;
}

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)!}`;
}
