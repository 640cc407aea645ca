/** The games of one cell, column by column; failed games are set apart. */
import type { Sample } from '../stats/index.ts';
import type { Cell, Manifest, RunData } from '../run-data.ts';

export class CellGames {
  readonly cell: Cell;
  readonly games: number;
  /** Kind of failure -> games. */
  readonly failures: Record<string, number> = {};
  private readonly run: RunData;
  /** Row numbers of the finished games, in game order. */
  private readonly rows: number[] = [];

  constructor(run: RunData, cell: Cell, rows: readonly number[]) {
    this.run = run;
    this.cell = cell;
    this.games = rows.length;
    const failure = run.texts('failure');
    for (const row of rows) {
      const kind = failure[row]!;
      if (kind === '') this.rows.push(row);
      else this.failures[kind] = (this.failures[kind] ?? 0) + 1;
    }
  }

  get manifest(): Manifest {
    return this.run.manifest;
  }

  get finished(): number {
    return this.rows.length;
  }

  /** A column of the finished games. */
  numbers(column: string): Float64Array {
    const all = this.run.numbers(column);
    const own = new Float64Array(this.rows.length);
    for (let i = 0; i < own.length; i++) own[i] = all[this.rows[i]!]!;
    return own;
  }

  texts(column: string): string[] {
    const all = this.run.texts(column);
    return this.rows.map((row) => all[row]!);
  }

  /** Of either kind. */
  entries(column: string): ArrayLike<string | number> {
    const { kind } = this.manifest.columns.find(({ name }) => name === column)!;
    return kind === 'whole' || kind === 'real' ? this.numbers(column) : this.texts(column);
  }

  /** Values of the finished games with the units that join them. */
  sample(values: ArrayLike<number>): Sample {
    return { values, units: this.numbers('pair') };
  }

  /** 1 where a text column has this word, 0 elsewhere. */
  is(column: string, word: string): Sample {
    return this.sample(this.texts(column).map((text) => Number(text === word)));
  }
}

/** Every cell's games, in the order of the cells; a cell that has none yet has zero. */
export function cellsOf(run: RunData): CellGames[] {
  const rows: number[][] = run.manifest.cells.map(() => []);
  run.numbers('cell').forEach((cell, row) => rows[cell]!.push(row));
  return run.manifest.cells.map((cell, i) => new CellGames(run, cell, rows[i]!));
}
