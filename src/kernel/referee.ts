/** One game: an opened set-up, a strategy a seat and a seed, played to a finished game or to a failure that says where. */
import { openChance, indexFor, type Draws, type Tell } from './chance.ts';
import { Digest } from './digest.ts';
import { deepFreeze } from './freeze.ts';
import type { Game, Measures, Player, Seat, Strategy } from './game.ts';
import type { Ledger } from './luck.ts';
import { stream, type Rng } from './rng.ts';
import { words, wordsAndPlace, wroteToFrozen } from './thrown.ts';

/** illegal action, or a write to the view · more decisions than the limit · the strategy threw · the rules threw. */
export const FAILURES = ['illegal', 'endless', 'threw', 'broken'] as const;
export type FailureKind = (typeof FAILURES)[number];

export interface Failure {
  kind: FailureKind;
  /** Null where it is nobody's fault but the rules'. */
  seat: Seat | null;
  /** Decisions taken before it. */
  decision: number;
  /** What happened, in one line; of foreign origin where a strategy or an engine threw. */
  message: string;
}

export interface Match {
  game: Game;
  /** One a seat. */
  strategies: readonly Strategy[];
  seed: number | string;
  /** The game's number in its experiment, from 0. */
  index: number;
  draws?: Draws;
  /** Streams of the seats are named by these: system.seats. */
  seats: readonly string[];
  /** Default 10,000. */
  decisionLimit?: number;
  tell?: Tell | null;
  /** Players are shown a frozen copy, at a cost: who writes to it is told where. Else a write is only noticed when it is done. */
  frozen?: boolean;
  /** Called before each action is applied: for telling, drawing, storing decisions. Must not write. */
  watch?: (decision: Decision) => void;
}

export interface Decision {
  number: number;
  seat: Seat;
  state: unknown;
  view: unknown;
  action: unknown;
}

export interface Played {
  /** Null if the game failed. */
  measures: Measures | null;
  failure: Failure | null;
  decisions: number;
  /** Fingerprint of all decisions in order. */
  digest: string;
  luck: Ledger;
}

const DECISION_LIMIT = 10_000;
const WROTE = 'changed its view of the battle, which is not its to write to';

export function playGame(match: Match): Played {
  const { game, seed, index, seats, draws = {}, decisionLimit = DECISION_LIMIT, frozen = false } = match;
  const chance = openChance(seed, index, draws, match.tell ?? null, game.card?.twins !== undefined);
  const digest = new Digest();
  let decisions = 0;
  let state: unknown;
  const end = (failure: Failure | null): Played => {
    let measures: Measures | null = null;
    if (failure === null) measures = game.measure(state);
    return { measures, failure, decisions, digest: digest.hex(), luck: chance.luck };
  };
  const fail = (kind: FailureKind, seat: Seat | null, message: string) => end({ kind, seat, decision: decisions, message });

  const players: Player[] = [];
  const streams: Rng[] = [];
  for (const [seat, strategy] of match.strategies.entries()) {
    try {
      const player = strategy.start(seat, game);
      if (typeof player?.choose !== 'function') return fail('threw', seat, `start returned ${player === undefined ? 'nothing' : 'no player'}; expected { choose(view, rng) { ... } }`);
      players.push(player);
    } catch (thrown) {
      return fail('threw', seat, wordsAndPlace(thrown));
    }
    streams.push(stream(seed, seats[seat]!, indexFor(seats[seat]!, index, draws)));
  }
  try {
    state = game.deploy(chance);
  } catch (thrown) {
    return fail('broken', null, words(thrown));
  }

  for (;;) {
    let seat: Seat | null;
    let view: unknown;
    let before: number;
    let refusal: string | undefined;
    let action: unknown;
    try {
      seat = game.toAct(state);
      if (seat === null) return end(null);
      view = game.view(state, seat);
      before = game.fingerprint(state);
    } catch (thrown) {
      return fail('broken', null, words(thrown));
    }
    if (decisions === decisionLimit) return fail('endless', null, `no end after ${decisionLimit} decisions`);
    try {
      action = players[seat]!.choose(frozen ? deepFreeze(game.view(game.copy(state), seat)) : view, streams[seat]!);
    } catch (thrown) {
      return frozen && wroteToFrozen(thrown) ? fail('illegal', seat, `${WROTE}: ${wordsAndPlace(thrown)}`) : fail('threw', seat, wordsAndPlace(thrown));
    }
    if (isPromise(action)) return fail('illegal', seat, 'choose returned a promise, expected an action at once: it cannot be async');
    try {
      if (game.fingerprint(state) !== before) return fail('illegal', seat, WROTE);
      refusal = game.refuse(view, action);
      if (refusal !== undefined) return fail('illegal', seat, `${refusal} (${shown(action)})`);
      match.watch?.({ number: decisions, seat, state, view, action });
      digest.add(shown(action));
      decisions += 1;
      game.apply(state, action, chance);
    } catch (thrown) {
      return fail('broken', null, words(thrown));
    }
  }
}

/** Whatever becomes of it later is nobody's concern any more. */
function isPromise(action: unknown): boolean {
  if (!(action instanceof Promise)) return false;
  action.catch(() => {});
  return true;
}

function shown(action: unknown): string {
  const text = asJson(action) ?? String(action);
  return text.length > 2000 ? `${text.slice(0, 2000)}...` : text;
}

/** Undefined for what JSON cannot hold, such as a record that holds itself. */
function asJson(action: unknown): string | undefined {
  try {
    return JSON.stringify(action);
  } catch {
    return undefined;
  }
}
