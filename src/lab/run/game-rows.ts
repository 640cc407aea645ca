/** The rows of a chunk's games, kept by column as they are written: see `Chunk` for the shapes. */
import type { Column, Measures, System } from '../../kernel/game.ts';
import type { Ledger } from '../../kernel/luck.ts';
import type { Played } from '../../kernel/referee.ts';
import { columnsOf, isNumber, luckColumn, pairOf } from '../rows.ts';
import type { Chunk, ChunkTask } from './task.ts';

const LARGEST_WHOLE = 2_147_483_647;

/** Where the values of a column stand: its number among those of its kind. */
interface Place {
  column: Column;
  at: number;
}

export class GameRows {
  private readonly numbers: Float64Array;
  private readonly texts: string[][];
  private readonly places = new Map<string, Place>();
  private readonly games: number;
  /** The row that is written; -1 before the first. */
  private row = -1;

  /** Of so many games. What no row is given is NaN, or an empty text. */
  constructor(columns: readonly Column[], games: number) {
    this.games = games;
    const numbers = columns.filter(isNumber);
    const texts = columns.filter((column) => !isNumber(column));
    for (const kind of [numbers, texts]) kind.forEach((column, at) => this.places.set(column.name, { column, at }));
    this.numbers = new Float64Array(numbers.length * games).fill(NaN);
    this.texts = texts.map(() => new Array<string>(games).fill(''));
  }

  /** The next row, with what every game has. */
  begin({ cell, draws, twins }: ChunkTask, game: number): void {
    this.row += 1;
    this.set('cell', cell);
    this.set('game', game);
    this.set('pair', pairOf(game, draws, twins));
  }

  /** Says what is wrong with the value, if anything is; writes it all the same. */
  set(name: string, value: number | string): string | undefined {
    const place = this.places.get(name);
    if (place === undefined) return `measures: "${name}" is not a column that the system announces`;
    const { column, at } = place;
    if (isNumber(column)) this.numbers[at * this.games + this.row] = value as number;
    else this.texts[at]![this.row] = value as string;
    return isRight(column, value) ? undefined : wrong(column, value);
  }

  /** Of the row that is written nothing is kept but what every game has. */
  setFailed(task: ChunkTask, game: number, kind: string): void {
    for (const { column, at } of this.places.values()) {
      if (isNumber(column)) this.numbers[at * this.games + this.row] = NaN;
      else this.texts[at]![this.row] = '';
    }
    this.row -= 1;
    this.begin(task, game);
    this.set('failure', kind);
  }

  written(): Pick<Chunk, 'numbers' | 'texts'> {
    return { numbers: this.numbers, texts: this.texts };
  }
}

/** Writes what finished games of a mission brought. */
export class FigureWriter {
  /** All of a row. */
  readonly columns: readonly Column[];
  private readonly seats: readonly string[];
  private readonly grades: readonly string[];
  /** Columns that only the mission's own measures fill. */
  private readonly own: readonly Column[];
  private readonly luck: readonly { channel: string; seat: number; deviation: string; variance: string }[];

  constructor(system: System, mission: string, layout?: unknown) {
    this.columns = columnsOf(system, mission, layout);
    this.seats = system.seats;
    this.grades = system.missions.find(({ id }) => id === mission)!.grades.map(({ id }) => id);
    this.own = system.columns(mission, layout);
    this.luck = system.luck.flatMap(({ name: channel }) =>
      system.seats.map((name, seat) => ({ channel, seat, deviation: luckColumn(channel, name), variance: `${luckColumn(channel, name)}.variance` })),
    );
  }

  /** Into the row that is written. What in it is not as the system announced it is told: the rules' fault, and a failure of that game. */
  write(rows: GameRows, { measures, decisions, digest, luck }: Pick<Played, 'measures' | 'decisions' | 'digest' | 'luck'>): string | undefined {
    const { winner, grade, rounds, values } = measures!;
    if (!this.grades.includes(grade)) return `measures: "${grade}" is no grade of the mission; there is ${this.grades.join(', ')}`;
    rows.set('winner', winner === null ? 'draw' : this.seats[winner]!);
    rows.set('grade', grade);
    rows.set('score', winner === null ? 0.5 : winner === 0 ? 1 : 0);
    rows.set('decisions', decisions);
    rows.set('digest', digest);
    return rows.set('rounds', rounds) ?? this.writeLuck(rows, luck) ?? this.writeOwn(rows, values);
  }

  private writeLuck(rows: GameRows, luck: Ledger): string | undefined {
    let fault: string | undefined;
    for (const { channel, seat, deviation, variance } of this.luck) {
      const account = luck.account(channel, seat);
      fault ??= rows.set(deviation, account.deviation) ?? rows.set(variance, account.variance);
    }
    return fault;
  }

  private writeOwn(rows: GameRows, values: Measures['values']): string | undefined {
    for (const column of this.own) {
      const value = values[column.name];
      const fault = value === undefined ? wrong(column, value) : rows.set(column.name, value);
      if (fault !== undefined) return fault;
    }
    const names = Object.keys(values);
    if (names.length === this.own.length) return undefined;
    const extra = names.find((name) => !this.own.some((column) => column.name === name));
    return `measures: "${extra}" is not a column that the system announces`;
  }
}

function isRight({ kind }: Column, value: unknown): boolean {
  if (kind === 'whole') return Number.isInteger(value) && Math.abs(value as number) <= LARGEST_WHOLE;
  return kind === 'real' ? Number.isFinite(value) : typeof value === 'string';
}

function wrong({ name, kind }: Column, value: unknown): string {
  const expected = kind === 'whole' ? 'a whole number' : kind === 'real' ? 'a number' : 'a text';
  return `measures: "${name}" is ${JSON.stringify(value) ?? 'missing'}, expected ${expected}`;
}
