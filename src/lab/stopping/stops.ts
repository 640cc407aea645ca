/** When each cell of a run stops, and why: decided at fixed check points from the games before them, in game order. */
import type { Cell } from '../run-data.ts';
import { ERROR, type Interval } from '../stats/index.ts';
import { checkPointsFrom } from './check-points.ts';
import { differenceOf, halfWidth, sequenceOf, type Draws } from './look.ts';
import { losersOf, settingsOf, type Dropped } from './prune.ts';
import type { Scores } from './scores.ts';
import type { Precision, Question, Stopping } from './stopping.ts';
import { untilTuned } from './tuned.ts';

/**
 * precise: its interval is narrow enough · answered: the question is · dropped: its setting is out of the running ·
 * most: it has as many games as it may · least: more of them were not asked for.
 */
export const REASONS = ['precise', 'answered', 'dropped', 'most', 'least'] as const;

export interface Stop {
  games: number;
  why: (typeof REASONS)[number];
}

/** first: the first seat scores more in the first cell · alike: the difference is within the margin, wherever it lies. */
export const FINDINGS = ['first', 'second', 'alike', 'undecided'] as const;

export interface Answer {
  finding: (typeof FINDINGS)[number];
  games: number;
  /** Score in the first cell less that in the second, over the same games. */
  difference: Interval;
}

export interface Stops {
  /** One a cell. */
  cells: readonly Stop[];
  dropped: readonly Dropped[];
  /** Of a question. */
  answer: Answer | null;
}

export interface Asked {
  cells: readonly Cell[];
  draws: Draws;
  stopping: Stopping;
}

/** Yields how many games each cell must have next, and goes on when `scores` has them: the same stops however they were played. */
export function* stopsOf({ cells, draws, stopping }: Asked, scores: Scores): Generator<readonly number[], Stops> {
  switch (stopping.kind) {
    case 'precision': return yield* untilPrecise({ cells, draws, stopping }, scores);
    case 'question': return yield* untilAnswered({ cells, draws, stopping }, scores);
    case 'tune': return yield* untilTuned({ cells, draws, stopping }, scores);
  }
}

type Of<Rule> = Asked & { stopping: Stopping & Rule };

function* untilPrecise({ cells, draws, stopping }: Of<Precision>, scores: Scores): Generator<readonly number[], Stops> {
  const { leastGames, mostGames, halfWidth: enough, pruneTarget } = stopping;
  const stops: (Stop | undefined)[] = cells.map(() => undefined);
  const settings = settingsOf(cells);
  const dropped: Dropped[] = [];
  for (const games of checkPointsFrom(leastGames, mostGames)) {
    if (stops.every((stop) => stop !== undefined)) break;
    yield stops.map((stop) => stop?.games ?? games);
    for (const { index } of cells) {
      if (stops[index] !== undefined) continue;
      if (halfWidth(sequenceOf([scores.first(games, index)], games, draws)) <= enough) stops[index] = { games, why: 'precise' };
    }
    if (pruneTarget !== null) {
      const running = settings
        .filter((setting) => !dropped.some((out) => out.cells.includes(setting[0]!.index)))
        .map((setting) => {
          const common = Math.min(...setting.map(({ index }) => stops[index]?.games ?? games));
          return { setting, games: common, scores: setting.map(({ index }) => scores.first(common, index)) };
        });
      for (const out of losersOf(running, pruneTarget, settings.length, draws, ERROR)) {
        const open = out.cells.filter((index) => stops[index] === undefined);
        if (open.length === 0) continue;
        for (const index of open) stops[index] = { games, why: 'dropped' };
        dropped.push(out);
      }
    }
  }
  return { cells: stops.map((stop) => stop ?? { games: mostGames, why: 'most' }), dropped, answer: null };
}

function* untilAnswered({ cells, draws, stopping }: Of<Question>, scores: Scores): Generator<readonly number[], Stops> {
  const { leastGames, mostGames, better, margin } = stopping;
  const isAsked = (index: number) => better.includes(index);
  let answer: Answer | null = null;
  for (const games of checkPointsFrom(leastGames, mostGames)) {
    yield cells.map(({ index }) => (isAsked(index) ? games : leastGames));
    const difference = differenceOf([scores.first(games, better[0])], [scores.first(games, better[1])], games, draws);
    answer = { finding: findingOf(difference, margin), games, difference };
    if (answer.finding !== 'undecided') break;
  }
  const { games, finding } = answer!;
  const asked: Stop = { games, why: finding === 'undecided' ? 'most' : 'answered' };
  return { cells: cells.map(({ index }) => (isAsked(index) ? asked : { games: leastGames, why: 'least' })), dropped: [], answer };
}

/** Which is better comes first: that is what was asked. */
function findingOf({ low, high }: Interval, margin: number): Answer['finding'] {
  if (low > 0) return 'first';
  if (high < 0) return 'second';
  return low >= -margin && high <= margin ? 'alike' : 'undecided';
}
