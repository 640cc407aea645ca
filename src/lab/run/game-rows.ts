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
  isNumber: boolean;
  at: number;
}

/** The places of the columns of a set-up: found by name once, not once a game. */
export class RowShape {
  readonly places: readonly Place[];
  readonly numbers: number;
  readonly texts: number;
  readonly cell: Place;
  readonly game: Place;
  readonly pair: Place;
  readonly failure: Place;

  constructor(columns: readonly Column[]) {
    let numbers = 0;
    let texts = 0;
    this.places = columns.map((column) => (isNumber(column) ? { column, isNumber: true, at: numbers++ } : { column, isNumber: false, at: texts++ }));
    this.numbers = numbers;
    this.texts = texts;
    this.cell = this.place('cell');
    this.game = this.place('game');
    this.pair = this.place('pair');
    this.failure = this.place('failure');
  }

  /** Throws if there is no such column. */
  place(name: string): Place {
    const place = this.places.find(({ column }) => column.name === name);
    if (place === undefined) throw new Error(`rows: there is no column "${name}"`);
    return place;
  }
}

export class GameRows {
  private readonly numbers: Float64Array;
  private readonly texts: string[][];
  private readonly shape: RowShape;
  private readonly games: number;
  /** The row that is written; -1 before the first. */
  private row = -1;

  /** Of so many games. What no row is given is NaN, or an empty text. */
  constructor(shape: RowShape, games: number) {
    this.shape = shape;
    this.games = games;
    this.numbers = new Float64Array(shape.numbers * games).fill(NaN);
    this.texts = Array.from({ length: shape.texts }, () => new Array<string>(games).fill(''));
  }

  /** The next row, with what every game has. */
  begin({ cell, draws, twins }: ChunkTask, game: number): void {
    this.row += 1;
    this.set(this.shape.cell, cell);
    this.set(this.shape.game, game);
    this.set(this.shape.pair, pairOf(game, draws, twins));
  }

  /** Says what is wrong with the value, if anything is; writes it all the same. */
  set({ column, isNumber, at }: Place, value: number | string): string | undefined {
    if (isNumber) this.numbers[at * this.games + this.row] = value as number;
    else this.texts[at]![this.row] = value as string;
    return isRight(column, value) ? undefined : wrong(column, value);
  }

  /** Of the row that is written nothing is kept but what every game has. */
  setFailed(task: ChunkTask, game: number, kind: string): void {
    for (const { isNumber, at } of this.shape.places) {
      if (isNumber) this.numbers[at * this.games + this.row] = NaN;
      else this.texts[at]![this.row] = '';
    }
    this.row -= 1;
    this.begin(task, game);
    this.set(this.shape.failure, kind);
  }

  written(): Pick<Chunk, 'numbers' | 'texts'> {
    return { numbers: this.numbers, texts: this.texts };
  }
}

/** Writes what finished games of a mission brought. */
export class FigureWriter {
  readonly shape: RowShape;
  private readonly seats: readonly string[];
  private readonly grades: ReadonlySet<string>;
  private readonly every: Readonly<Record<'winner' | 'grade' | 'score' | 'rounds' | 'decisions' | 'digest', Place>>;
  /** Columns that only the mission's own measures fill. */
  private readonly own: readonly Place[];
  private readonly luck: readonly { channel: string; seat: number; deviation: Place; variance: Place }[];

  constructor(system: System, mission: string, layout?: unknown) {
    const shape = new RowShape(columnsOf(system, mission, layout));
    const place = (name: string) => shape.place(name);
    this.shape = shape;
    this.every = { winner: place('winner'), grade: place('grade'), score: place('score'), rounds: place('rounds'), decisions: place('decisions'), digest: place('digest') };
    this.seats = system.seats;
    this.grades = new Set(system.missions.find(({ id }) => id === mission)!.grades.map(({ id }) => id));
    this.own = system.columns(mission, layout).map(({ name }) => place(name));
    this.luck = system.luck.flatMap(({ name: channel }) =>
      system.seats.map((name, seat) => ({ channel, seat, deviation: place(luckColumn(channel, name)), variance: place(`${luckColumn(channel, name)}.variance`) })),
    );
  }

  /** Into the row that is written. What in it is not as the system announced it is told: the rules' fault, and a failure of that game. */
  write(rows: GameRows, { measures, decisions, digest, luck }: Pick<Played, 'measures' | 'decisions' | 'digest' | 'luck'>): string | undefined {
    const { winner, grade, rounds, values } = measures!;
    const { every } = this;
    if (!this.grades.has(grade)) return `measures: "${grade}" is no grade of the mission; there is ${[...this.grades].join(', ')}`;
    rows.set(every.winner, winner === null ? 'draw' : this.seats[winner]!);
    rows.set(every.grade, grade);
    rows.set(every.score, winner === null ? 0.5 : winner === 0 ? 1 : 0);
    rows.set(every.decisions, decisions);
    rows.set(every.digest, digest);
    return rows.set(every.rounds, rounds) ?? this.writeLuck(rows, luck) ?? this.writeOwn(rows, values);
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
    for (const place of this.own) {
      const { column } = place;
      const value = values[column.name];
      const fault = value === undefined ? wrong(column, value) : rows.set(place, value);
      if (fault !== undefined) return fault;
    }
    const names = Object.keys(values);
    if (names.length === this.own.length) return undefined;
    const extra = names.find((name) => !this.own.some(({ column }) => column.name === name));
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
