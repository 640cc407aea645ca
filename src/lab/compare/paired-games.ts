/** The same games of two matched cells, side by side: those that both runs finished. */
import type { Numbered, Sample } from '../stats/index.ts';
import type { Matched } from './match-cells.ts';
import { rowOf, type Side } from './side.ts';

export class PairedGames {
  /** Numbers of the games, in order. */
  readonly games: number[] = [];
  /** Games of each run, finished or failed. */
  readonly begun: number;
  /** Games that failed in one run or in both. */
  readonly failed: number;
  private readonly units: number[] = [];
  private readonly rows: { a: number; b: number }[] = [];
  private readonly a: Side;
  private readonly b: Side;

  /** `games`: how many of each cell, from the first. */
  constructor(a: Side, b: Side, cells: Matched, games: number) {
    this.a = a;
    this.b = b;
    const failure = { a: a.run.texts('failure'), b: b.run.texts('failure') };
    const unit = a.run.numbers('pair');
    for (let game = 0; game < games; game++) {
      const rows = { a: rowOf(a, cells.a, game), b: rowOf(b, cells.b, game) };
      if (failure.a[rows.a] !== '' || failure.b[rows.b] !== '') continue;
      this.games.push(game);
      this.units.push(unit[rows.a]!);
      this.rows.push(rows);
    }
    this.begun = games;
    this.failed = games - this.games.length;
  }

  /** The first seat's scores in each run. */
  scores(): { a: Numbered; b: Numbered } {
    const [a, b] = [this.a.run.numbers('score'), this.b.run.numbers('score')];
    return { a: this.numbered(this.rows.map((row) => a[row.a]!)), b: this.numbered(this.rows.map((row) => b[row.b]!)) };
  }

  /** 1 where the winner is this (a seat's name, or 'draw'), 0 elsewhere, in each run. */
  won(by: string): { a: Numbered; b: Numbered } {
    const [a, b] = [this.a.run.texts('winner'), this.b.run.texts('winner')];
    return { a: this.numbered(this.rows.map((row) => Number(a[row.a] === by))), b: this.numbered(this.rows.map((row) => Number(b[row.b] === by))) };
  }

  /** What each game changed by, from the first run to the second. */
  changes({ a, b }: { a: Numbered; b: Numbered }): Sample {
    return { values: Array.from(b.values, (value, i) => value - a.values[i]!), units: this.units };
  }

  /** Games in which every decision, the grade and the length are the same. */
  get alike(): number {
    const same = (column: 'digest' | 'grade') => {
      const [a, b] = [this.a.run.texts(column), this.b.run.texts(column)];
      return (row: { a: number; b: number }) => a[row.a] === b[row.b];
    };
    const [digest, grade] = [same('digest'), same('grade')];
    const [a, b] = [this.a.run.numbers('rounds'), this.b.run.numbers('rounds')];
    return this.rows.filter((row) => digest(row) && grade(row) && a[row.a] === b[row.b]).length;
  }

  private numbered(values: number[]): Numbered {
    return { values, units: this.units, games: this.games };
  }
}
