/** What a worker shows while it plays: that it lives, and which game and whose decision it is at, readable even when it has died. */
import type { Seat, Strategy } from '../../kernel/game.ts';

/** On memory that both threads see. */
export type SignOfLife = Int32Array<SharedArrayBuffer>;

export interface Whereabouts {
  game: number;
  /** Who was asked; null while the rules were at work. */
  seat: Seat | null;
  /** Decisions taken before. */
  decision: number;
}

const BEATS = 0;
const GAME = 1;
const SEAT = 2;
const DECISION = 3;
const NOBODY = -1;

const NONE = -1;

export function newSign(): SignOfLife {
  const sign = new Int32Array(new SharedArrayBuffer(4 * Int32Array.BYTES_PER_ELEMENT));
  Atomics.store(sign, GAME, NONE);
  return sign;
}

/** Something is begun that may never end, before the first game: a file is loaded. */
export const beat = (sign: SignOfLife): number => Atomics.add(sign, BEATS, 1);

/** Goes up as long as anything goes on; 0 before anything was begun. */
export const beatsOf = (sign: SignOfLife): number => Atomics.load(sign, BEATS);

/** Null before the first game. */
export function whereaboutsOf(sign: SignOfLife): Whereabouts | null {
  if (Atomics.load(sign, GAME) === NONE) return null;
  const [game, seat, decision] = [GAME, SEAT, DECISION].map((at) => Atomics.load(sign, at));
  return { game: game!, seat: seat === NOBODY ? null : seat!, decision: decision! };
}

export function beginGame(sign: SignOfLife, game: number): void {
  Atomics.store(sign, GAME, game);
  Atomics.store(sign, SEAT, NOBODY);
  Atomics.store(sign, DECISION, 0);
  Atomics.add(sign, BEATS, 1);
}

/** The same player, who shows when it is asked and when it has answered. */
export function showing(strategy: Strategy, sign: SignOfLife): Strategy {
  const { name, about } = strategy;
  const asked = <T>(seat: Seat, answer: () => T): T => {
    Atomics.store(sign, SEAT, seat);
    Atomics.add(sign, BEATS, 1);
    const answered = answer();
    Atomics.store(sign, SEAT, NOBODY);
    return answered;
  };
  return {
    name,
    about,
    start(seat, game) {
      const player = asked(seat, () => strategy.start(seat, game));
      return {
        choose(view, rng) {
          const action = asked(seat, () => player.choose(view, rng));
          Atomics.add(sign, DECISION, 1);
          return action;
        },
      };
    },
  };
}
