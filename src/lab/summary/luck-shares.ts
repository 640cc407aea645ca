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
  /** All shares add up to 1: where chance puts an estimate below nothing it counts as none, and the others share the whole. */
  share: Figure;
  low: Figure;
  high: Figure;
}

export interface LuckSources {
  /** In a sentence or two; null where there is nothing to share out. */
  says: string | null;
  /** What "all other luck" is here, in words; null where no source is called so. */
  others: string | null;
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
  const figures = (found: LuckShares | null) => (found === null ? null : figuresOf(found, manifest));
  const first = byPool[0] ?? null;
  const together = first === null ? [] : leftTogether(first.sources, manifest);
  return {
    says: first === null ? null : inWords(figures(first)!, first, manifest),
    others: together.length > MOST_NAMED ? purposeNames(together, manifest) : null,
    pools: byPool.map(figures),
    cells: cells.map((games) => figures(of([games]))),
  };
}

function figuresOf(found: LuckShares, manifest: Manifest): SourceFigure[] {
  const parts = found.sources.map(({ estimate }) => Math.max(0, estimate));
  const whole = parts.reduce((sum, part) => sum + part, 0);
  return found.sources.map(({ source, low, high }, i) => {
    const share = parts[i]! / whole;
    return { source: nameOf(source, found, manifest), share: figure(share), low: figure(Math.min(low, share)), high: figure(Math.max(high, share)) };
  });
}

/** More sources in one than these are called all other luck. */
const MOST_NAMED = 2;
/** Wider intervals than this tell next to nothing. */
const WIDEST = 0.5;

/** Too few games to say what decides. A single source is all there is, however few they are. */
export function isTooEarly(sources: readonly SourceFigure[]): boolean {
  return sources.length > 1 && sources.some(({ low, high }) => low === null || high === null || high - low > WIDEST);
}

const NAMES: Readonly<Record<string, string>> = { strategy: 'strategy', setup: 'set-up', initiative: 'who goes first', combat: 'dice' };

/** "cards-circle" is what the cards of a side bring: "circle's cards". */
function purposeName(purpose: string, { seats, purposeWords }: Manifest): string {
  if (seats.includes(purpose)) return `${whose(purpose)} own luck`;
  const seat = seats.find((side) => purpose.endsWith(`-${side}`));
  return purposeWords?.[purpose] ?? NAMES[purpose] ?? (seat === undefined ? purpose : `${whose(seat)} ${purpose.slice(0, -seat.length - 1)}`);
}

const purposeNames = (purposes: readonly string[], manifest: Manifest): string => listed(purposes.map((purpose) => purposeName(purpose, manifest)));

function nameOf(source: readonly string[], { sources }: LuckShares, manifest: Manifest): string {
  if (source[0] !== 'rest') return purposeNames(source, manifest);
  const rest = leftTogether(sources, manifest);
  return rest.length === 0 || rest.length > MOST_NAMED ? 'all other luck' : purposeNames(rest, manifest);
}

/** The purposes that every game has, and the system's own, that nothing tells apart from the rest. */
const leftTogether = (sources: LuckShares['sources'], { purposes = [] }: Manifest): string[] => ['setup', 'initiative', ...purposes, 'combat'].filter((purpose) => !sources.some(({ source }) => source.includes(purpose)));

function inWords(figures: readonly SourceFigure[], { sources }: LuckShares, manifest: Manifest): string {
  const told = figures.map(({ source, share, low, high }, i) => `${percent(share, 0)} ${i === 0 ? 'is ' : ''}${source}${low === null ? '' : ` (${percentRange(low, high, 0)})`}`);
  const begins = isTooEarly(figures) ? 'Too few games to say how much of the result is luck' : 'How much of the result is luck';
  return `${begins}: of what makes ${whose(manifest.seats[0]!)} score differ from game to game, ${listed(told)}.${advice(sources, manifest)}`;
}

function advice(sources: LuckShares['sources'], manifest: Manifest): string {
  const { draws } = manifest;
  const joined = sources.find(({ source }) => source.length > 1)?.source;
  if (joined !== undefined) {
    const [first, second] = joined as [string, string];
    const number = draws[first] ?? SETUPS;
    return ` These draws do not tell apart ${purposeNames(joined, manifest)}; give one of them several times as many draws as the other, such as ${drawsOf({ [first]: number, [second]: 4 * number })}.`;
  }
  const rest = leftTogether(sources, manifest);
  if (rest.length < 2) return '';
  return ` These draws do not tell apart ${purposeNames(rest, manifest)}; to do so, give ${drawsOf(wished(rest, draws))}, and several games for each draw.`;
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
