/** Plays a chunk: each game of it becomes a row, a failed game too. */
import type { Column, Game, Strategy, System } from '../../kernel/game.ts';
import type { Ledger } from '../../kernel/luck.ts';
import { playGame, type Failure } from '../../kernel/referee.ts';
import { RollsRecorder } from '../dice/tally.ts';
import { FigureWriter, GameRows, RowShape } from './game-rows.ts';
import { beginGame, showing, type Whereabouts } from './sign-of-life.ts';
import type { Chunk, ChunkTask } from './task.ts';

export interface Table {
  system: System;
  /** The set-up of the task's cell, opened. */
  game: Game;
  /** One a seat. */
  strategies: readonly Strategy[];
}

export function playChunk(task: ChunkTask, { system, game, strategies }: Table): Chunk {
  const { cell, from, to, seed, draws, sign, frozen = false } = task;
  const seated = sign === undefined ? strategies : strategies.map((strategy) => showing(strategy, sign));
  const figures = writerOf(system, task, game);
  const rows = new GameRows(figures.shape, to - from);
  const failures: Chunk['failures'] = [];
  const rolls = new RollsRecorder();
  /** A call of its own, so that nothing keeps a game when the next is played: what outlives two scavenges is costly to be rid of. */
  const playRow = (index: number): void => {
    if (sign !== undefined) beginGame(sign, index);
    const played = playGame({ game, strategies: seated, seed, index, draws, seats: system.seats, frozen });
    rows.begin(task, index);
    let failure = played.failure;
    if (failure === null) {
      const wrong = figures.write(rows, played) ?? wrongRoll(played.luck, system, task.patch, game);
      if (wrong !== undefined) failure = { kind: 'broken', seat: null, decision: played.decisions, message: wrong };
    }
    if (failure === null) {
      rolls.add(index - from, played.luck.rolls);
    } else {
      rows.setFailed(task, index, failure.kind);
      failures.push({ cell, game: index, ...named(failure, system.seats) });
    }
  };
  for (let index = from; index < to; index++) playRow(index);
  return { cell, from, to, ...rows.written(), failures, rolls: rolls.recorded() };
}

/** Made once a set-up, not once a chunk. */
const writers = new WeakMap<Game, FigureWriter>();

function writerOf(system: System, { mission, layout }: ChunkTask, game: Game): FigureWriter {
  let writer = writers.get(game);
  if (writer === undefined) writers.set(game, (writer = new FigureWriter(system, mission, layout)));
  return writer;
}

/** A game that ended its worker, as a chunk of its own. It can no longer say anything itself. */
export function killedGame(task: ChunkTask, { game, seat, decision }: Whereabouts, why: string, { columns, seats }: { columns: readonly Column[]; seats: readonly string[] }): Chunk {
  const failure = { kind: 'killed', seat, decision, message: why } as const;
  const rows = new GameRows(new RowShape(columns), 1);
  rows.begin(task, game);
  rows.setFailed(task, game, failure.kind);
  return {
    cell: task.cell,
    from: game,
    to: game + 1,
    ...rows.written(),
    failures: [{ cell: task.cell, game, ...named(failure, seats) }],
    rolls: new RollsRecorder().recorded(),
  };
}

/** Of a set-up: what each roll owes, and the rolls that the system has owned to. */
interface KnownRolls {
  chances: ReturnType<NonNullable<System['chances']>> | undefined;
  known: Set<string>;
}

const knownRolls = new WeakMap<Game, KnownRolls>();

/** Why a counted roll cannot be held against its odds: the rules' fault too. */
function wrongRoll({ rolls }: Ledger, system: System, patch: ChunkTask['patch'], game: Game): string | undefined {
  let ofGame = knownRolls.get(game);
  if (ofGame === undefined) knownRolls.set(game, (ofGame = { chances: system.chances?.(patch), known: new Set() }));
  const { chances, known } = ofGame;
  for (const roll of rolls.keys()) {
    if (known.has(roll)) continue;
    if (chances === undefined) return `luck: "${roll}" was counted, and the system has no chances`;
    try {
      chances(roll);
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
