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

type Row = Record<string, number | string>;

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
    let row: Row = { ...placeOf(task, index), failure: '' };
    let failure = played.failure;
    if (failure === null) {
      row = { ...row, ...figures(played, system) };
      const wrong = wrongFigure(row, columns, grades) ?? wrongRoll(played.luck, system, task.patch, game);
      if (wrong !== undefined) failure = { kind: 'broken', seat: null, decision: played.decisions, message: wrong };
    }
    if (failure !== null) {
      row = { ...placeOf(task, index), failure: failure.kind };
      failures.push({ cell, game: index, ...named(failure, system.seats) });
    }
    rows.push(row);
    if (failure === null) rolls.add(index - from, played.luck.rolls);
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
    ...byColumn([{ ...placeOf(task, game), failure: failure.kind }], columns),
    failures: [{ cell: task.cell, game, ...named(failure, seats) }],
    rolls: new RollsRecorder().recorded(),
  };
}

const placeOf = ({ cell, draws, twins }: ChunkTask, game: number): Row => ({ cell, game, pair: pairOf(game, draws, twins) });

/** What a row does not have is NaN, or an empty text. */
function byColumn(rows: readonly Row[], columns: readonly Column[]): Pick<Chunk, 'numbers' | 'texts'> {
  const numberColumns = columns.filter(isNumber);
  const numbers = new Float64Array(numberColumns.length * rows.length);
  for (const [at, { name }] of numberColumns.entries()) {
    for (const [i, row] of rows.entries()) numbers[at * rows.length + i] = (row[name] as number | undefined) ?? NaN;
  }
  const texts = columns.filter((column) => !isNumber(column)).map(({ name }) => rows.map((row) => (row[name] as string | undefined) ?? ''));
  return { numbers, texts };
}

function figures({ measures, decisions, digest, luck }: Played, system: System): Row {
  const { winner, grade, rounds, values } = measures!;
  const row: Row = {
    winner: winner === null ? 'draw' : system.seats[winner]!,
    grade,
    score: winner === null ? 0.5 : winner === 0 ? 1 : 0,
    rounds,
    decisions,
    digest,
  };
  for (const { name } of system.luck) {
    for (const [seat, seatName] of system.seats.entries()) {
      const { deviation, variance } = luck.account(name, seat);
      row[luckColumn(name, seatName)] = deviation;
      row[`${luckColumn(name, seatName)}.variance`] = variance;
    }
  }
  return { ...row, ...values };
}

const LARGEST_WHOLE = 2_147_483_647;

/** What in a row is not as its system announced it: the rules' fault, and a failure of that game. */
function wrongFigure(row: Row, columns: readonly Column[], grades: readonly string[]): string | undefined {
  if (!grades.includes(String(row.grade))) return `measures: "${row.grade}" is no grade of the mission; there is ${grades.join(', ')}`;
  for (const { name, kind } of columns) {
    const value = row[name];
    const right =
      kind === 'whole' ? Number.isInteger(value) && Math.abs(value as number) <= LARGEST_WHOLE
      : kind === 'real' ? Number.isFinite(value)
      : typeof value === 'string';
    if (!right) return `measures: "${name}" is ${JSON.stringify(value) ?? 'missing'}, expected ${kind === 'whole' ? 'a whole number' : kind === 'real' ? 'a number' : 'a text'}`;
  }
  const extra = Object.keys(row).find((key) => !columns.some(({ name }) => name === key));
  return extra === undefined ? undefined : `measures: "${extra}" is not a column that the system announces`;
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
