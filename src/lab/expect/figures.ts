/** The figures of a cell, or of all pairings together, that an experiment may expect something of. */
import type { Column, Grade } from '../../kernel/game.ts';
import { countInterval, type Interval, type Sample } from '../stats/index.ts';
import { shareOf } from '../summary/intervals.ts';
import type { CellGames } from '../summary/cell-games.ts';
import { ownNumbers } from '../summary/columns.ts';

export interface NamedFigure {
  name: string;
  /** A share of the finished games, 0 to 1; else a mean a game. */
  isShare: boolean;
  /** Of a mean. */
  unit: string;
  /** The most that a game can give; Infinity where nobody knows. */
  most: number;
  /** What it is read from, and what a finished game gives. */
  column: string;
  of: (entry: string | number) => number;
  sample: (games: CellGames) => Sample;
}

interface Subject {
  seats: readonly string[];
  grades: readonly Grade[];
  columns: readonly Column[];
  roundLimit: number;
}

/** `clan.win`, `clan.score`, `draw`, `grade.<id>`, `rounds`, and the mean of each of the mission's own number columns. */
export function figuresOf({ seats, grades, columns, roundLimit }: Subject): NamedFigure[] {
  const share = (name: string, column: string, of: NamedFigure['of']): NamedFigure => ({ name, isShare: true, unit: '', most: 1, column, of, sample: (games) => games.sample(games.texts(column).map(of)) });
  const mean = (name: string, unit: string, most = Infinity): NamedFigure => ({ name, isShare: false, unit, most, column: name, of: Number, sample: (games) => games.sample(games.numbers(name)) });
  const is = (word: string) => (entry: string | number) => Number(entry === word);
  return [
    ...seats.flatMap((seat) => [
      share(`${seat}.win`, 'winner', is(seat)),
      share(`${seat}.score`, 'winner', (winner) => (winner === seat ? 1 : winner === 'draw' ? 0.5 : 0)),
    ]),
    share('draw', 'winner', is('draw')),
    ...grades.map(({ id }) => share(`grade.${id}`, 'grade', is(id))),
    mean('rounds', 'rounds', roundLimit),
    ...ownNumbers(columns).map(({ name, unit }) => mean(name, unit)),
  ];
}

/**
 * A figure over some cells with equal weight, with its interval at any error: every verdict on an expectation asks here.
 * Where the games decided when to stop, only what a game can give no more than so much of has an interval that still holds.
 */
export function intervalOf({ isShare, most, sample }: NamedFigure, cells: readonly CellGames[], error: number): Interval {
  if (isShare) return shareOf(cells, (games) => sample(games).values, error);
  const mean = countInterval(cells.map(sample), error);
  if (cells[0]!.manifest.stopping === undefined) return mean;
  if (most === Infinity) return { ...mean, low: NaN, high: NaN };
  const { n, estimate, low, high } = shareOf(cells, (games) => Array.from(sample(games).values, (value) => value / most), error);
  return { n, estimate: estimate * most, low: low * most, high: high * most };
}
