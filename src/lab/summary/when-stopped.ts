/** When each cell of a run stopped, and why, as `summary.json` has it: told from the games themselves. */
import { measureOf, SCORE, type Measure } from '../stopping/measure.ts';
import { Scores } from '../stopping/scores.ts';
import { sequenceOf } from '../stopping/look.ts';
import type { Stopping } from '../stopping/stopping.ts';
import { stopsOf, type Answer, type Stop, type Stops } from '../stopping/stops.ts';
import type { CellGames } from './cell-games.ts';
import { bounded } from './rounding.ts';
import type { Bounded, Pool } from './summary.ts';

export interface WhenStopped {
  /** What was asked for. */
  rule: Stopping;
  /** One a cell: after how many games it stopped, why, and the first seat's score by then, with an interval that holds at any look. It may have more games, from an earlier run. */
  cells: (Stop & { cell: number; score: Bounded })[];
  /** Settings that were out of the running, in the order in which that was known. All of their intervals hold together. */
  dropped: DroppedSetting[];
  /** What became of a question; null where none was asked. */
  answer: (Pick<Answer, 'finding' | 'games'> & { better: readonly [number, number]; difference: Bounded }) | null;
}

export interface DroppedSetting {
  setting: string;
  cells: readonly number[];
  games: number;
  score: Bounded;
  /** Which setting was the best by then. */
  best: string;
  bestScore: Bounded;
}

/** Undefined where the number of games was fixed. */
export function whenStopped(games: readonly CellGames[], pools: readonly Pick<Pool, 'label' | 'cells'>[]): WhenStopped | undefined {
  const { cells, draws, stopping: rule } = games[0]!.manifest;
  if (rule === undefined) return undefined;
  const scores = scoresOf(games, SCORE);
  const stops = allOf(stopsOf({ cells, draws, stopping: rule }, scoresOf(games, measureOf(games[0]!.manifest))));
  const labelOf = ([first]: readonly number[]) => pools.find((pool) => pool.cells.includes(first!))!.label;
  return {
    rule,
    cells: stops.cells.map((stop, cell) => ({ cell, ...stop, score: bounded(sequenceOf([scores.first(stop.games, cell)], stop.games, draws)) })),
    dropped: stops.dropped.map(({ cells, best, games, score, bestScore }) => ({ setting: labelOf(cells), cells, games, score: bounded(score), best: labelOf(best), bestScore: bounded(bestScore) })),
    answer: rule.kind !== 'question' || stops.answer === null ? null : { better: rule.better, finding: stops.answer.finding, games: stops.answer.games, difference: bounded(stops.answer.difference) },
  };
}

function scoresOf(games: readonly CellGames[], { column, of }: Measure): Scores {
  const scores = new Scores(games.length);
  for (const [cell, played] of games.entries()) {
    for (let game = 0; game < played.games; game++) scores.note(cell, game, NaN, NaN); // failed, unless it is among the finished
    const [numbers, units, entries] = [played.numbers('game'), played.numbers('pair'), played.entries(column)];
    for (let i = 0; i < numbers.length; i++) scores.note(cell, numbers[i]!, units[i]!, of(entries[i]!));
  }
  return scores;
}

function allOf(looks: Generator<unknown, Stops>): Stops {
  for (;;) {
    const next = looks.next();
    if (next.done === true) return next.value;
  }
}
