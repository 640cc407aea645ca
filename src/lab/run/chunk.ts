/** Plays a chunk: each game of it becomes a row, a failed game too. */
import type { Column, Game, Strategy, System } from '../../kernel/game.ts';
import type { Ledger } from '../../kernel/luck.ts';
import { playGame, type Failure, type Played } from '../../kernel/referee.ts';
import { RollsRecorder } from '../dice/tally.ts';
import { columnsOf, isNumber, luckColumn, pairOf } from '../rows.ts';
import { beginGame, showing, type Whereabouts } from './sign-of-life.ts';
import type { Chunk, ChunkTask } from './task.ts';

export interface Table {
  system: System;
  /** The set-up of the task's cell, opened. */
  game: Game;
  /** One a seat. */
  strategies: readonly Strategy[];
}

/** By column. */
type Row = Map<string, number | string>;

export function playChunk(task: ChunkTask, { system, game, strategies }: Table): Chunk {
  const { cell, from, to, seed, draws, sign, frozen = false } = task;
  const columns = columnsOf(system, task.mission);
  const grades = system.missions.find(({ id }) => id === task.mission)!.grades.map(({ id }) => id);
  const seated = sign === undefined ? strategies : strategies.map((strategy) => showing(strategy, sign));
  const rows: Row[] = [];
  const failures: Chunk['failures'] = [];
  const rolls = new RollsRecorder();
  for (let index = from; index < to; index++) {
    if (sign !== undefined) beginGame(sign, index);
    const played = playGame({ game, strategies: seated, seed, index, draws, seats: system.seats, frozen });
    const row = rowOf(task, index, '');
    let failure = played.failure;
    if (failure === null) {
      addFigures(row, played, system);
      const wrong = wrongFigure(row, columns, grades) ?? wrongRoll(played.luck, system, task.patch, game);
      if (wrong !== undefined) failure = { kind: 'broken', seat: null, decision: played.decisions, message: wrong };
    }
    if (failure === null) {
      rows.push(row);
      rolls.add(index - from, played.luck.rolls);
    } else {
      rows.push(rowOf(task, index, failure.kind));
      failures.push({ cell, game: index, ...named(failure, system.seats) });
    }
  }
  return { cell, from, to, ...byColumn(rows, columns), failures, rolls: rolls.recorded() };
}

/** A game that ended its worker, as a chunk of its own. It can no longer say anything itself. */
export function killedGame(task: ChunkTask, { game, seat, decision }: Whereabouts, why: string, { columns, seats }: { columns: readonly Column[]; seats: readonly string[] }): Chunk {
  const failure = { kind: 'killed', seat, decision, message: why } as const;
  return {
    cell: task.cell,
    from: game,
    to: game + 1,
    ...byColumn([rowOf(task, game, failure.kind)], columns),
    failures: [{ cell: task.cell, game, ...named(failure, seats) }],
    rolls: new RollsRecorder().recorded(),
  };
}

/** What every game has, also one that failed. */
function rowOf({ cell, draws, twins }: ChunkTask, game: number, failure: string): Row {
  return new Map<string, number | string>([['cell', cell], ['game', game], ['pair', pairOf(game, draws, twins)], ['failure', failure]]);
}

/** What a row does not have is NaN, or an empty text. */
function byColumn(rows: readonly Row[], columns: readonly Column[]): Pick<Chunk, 'numbers' | 'texts'> {
  const numberColumns = columns.filter(isNumber);
  const numbers = new Float64Array(numberColumns.length * rows.length);
  for (const [at, { name }] of numberColumns.entries()) {
    for (const [i, row] of rows.entries()) numbers[at * rows.length + i] = (row.get(name) as number | undefined) ?? NaN;
  }
  const texts = columns.filter((column) => !isNumber(column)).map(({ name }) => rows.map((row) => (row.get(name) as string | undefined) ?? ''));
  return { numbers, texts };
}

function addFigures(row: Row, { measures, decisions, digest, luck }: Played, system: System): void {
  const { winner, grade, rounds, values } = measures!;
  row.set('winner', winner === null ? 'draw' : system.seats[winner]!);
  row.set('grade', grade);
  row.set('score', winner === null ? 0.5 : winner === 0 ? 1 : 0);
  row.set('rounds', rounds);
  row.set('decisions', decisions);
  row.set('digest', digest);
  for (const { name } of system.luck) {
    for (const [seat, seatName] of system.seats.entries()) {
      const { deviation, variance } = luck.account(name, seat);
      row.set(luckColumn(name, seatName), deviation);
      row.set(`${luckColumn(name, seatName)}.variance`, variance);
    }
  }
  for (const name of Object.keys(values)) row.set(name, values[name]!);
}

const LARGEST_WHOLE = 2_147_483_647;

/** What in a row is not as its system announced it: the rules' fault, and a failure of that game. */
function wrongFigure(row: Row, columns: readonly Column[], grades: readonly string[]): string | undefined {
  const grade = String(row.get('grade'));
  if (!grades.includes(grade)) return `measures: "${grade}" is no grade of the mission; there is ${grades.join(', ')}`;
  for (const { name, kind } of columns) {
    const value = row.get(name);
    const right =
      kind === 'whole' ? Number.isInteger(value) && Math.abs(value as number) <= LARGEST_WHOLE
      : kind === 'real' ? Number.isFinite(value)
      : typeof value === 'string';
    if (!right) return `measures: "${name}" is ${JSON.stringify(value) ?? 'missing'}, expected ${kind === 'whole' ? 'a whole number' : kind === 'real' ? 'a number' : 'a text'}`;
  }
  if (row.size === columns.length) return undefined;
  const extra = [...row.keys()].find((key) => !columns.some(({ name }) => name === key));
  return `measures: "${extra}" is not a column that the system announces`;
}

/** Rolls that a system has owned to, by the set-up that they were made in. */
const knownRolls = new WeakMap<Game, Set<string>>();

/** Why a counted roll cannot be held against its odds: the rules' fault too. */
function wrongRoll({ rolls }: Ledger, system: System, patch: ChunkTask['patch'], game: Game): string | undefined {
  let known = knownRolls.get(game);
  if (known === undefined) knownRolls.set(game, (known = new Set()));
  for (const roll of rolls.keys()) {
    if (known.has(roll)) continue;
    try {
      if (system.chances === undefined) return `luck: "${roll}" was counted, and the system has no chances`;
      system.chances(patch)(roll);
    } catch (thrown) {
      return `luck: the chances of "${roll}" are not known: ${thrown instanceof Error ? thrown.message : String(thrown)}`;
    }
    known.add(roll);
  }
  return undefined;
}

const named = ({ kind, seat, decision, message }: Omit<Failure, 'kind'> & { kind: string }, seats: readonly string[]) => ({
  kind,
  seat: seat === null ? null : seats[seat]!,
  decision,
  message,
});
