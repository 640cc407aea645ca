/** Plays a chunk: each game of it becomes a row, a failed game too. */
import type { Column, Game, Strategy, System } from '../../kernel/game.ts';
import { playGame, type Failure, type Played } from '../../kernel/referee.ts';
import { columnsOf, isNumber, luckColumn, pairOf } from '../rows.ts';
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
  const { cell, from, to, seed, draws } = task;
  const columns = columnsOf(system, task.mission);
  const numberColumns = columns.filter(isNumber);
  const textColumns = columns.filter((column) => !isNumber(column));
  const grades = system.missions.find(({ id }) => id === task.mission)!.grades.map(({ id }) => id);
  const chunk: Chunk = {
    cell,
    from,
    to,
    numbers: new Float64Array(numberColumns.length * (to - from)).fill(NaN),
    texts: textColumns.map(() => []),
    failures: [],
  };
  for (let index = from; index < to; index++) {
    const played = playGame({ game, strategies, seed, index, draws, seats: system.seats });
    const place: Row = { cell, game: index, pair: pairOf(index, draws) };
    let row: Row = { ...place, failure: '' };
    let failure = played.failure;
    if (failure === null) {
      row = { ...row, ...figures(played, system) };
      const wrong = wrongFigure(row, columns, grades);
      if (wrong !== undefined) failure = { kind: 'broken', seat: null, decision: played.decisions, message: wrong };
    }
    if (failure !== null) {
      row = { ...place, failure: failure.kind };
      chunk.failures.push({ cell, game: index, ...named(failure, system) });
    }
    for (const [at, { name }] of numberColumns.entries()) chunk.numbers[at * (to - from) + index - from] = (row[name] as number | undefined) ?? NaN;
    for (const [at, { name }] of textColumns.entries()) chunk.texts[at]!.push((row[name] as string | undefined) ?? '');
  }
  return chunk;
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

const named = ({ kind, seat, decision, message }: Failure, { seats }: System) => ({
  kind,
  seat: seat === null ? null : seats[seat]!,
  decision,
  message,
});
