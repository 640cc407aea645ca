/** What a conformance check is held against, and the one way the checks play a game: with a hook at every decision. */
import { SeededDice, type Chance, type Dice, type Tell } from '../../src/kernel/chance.ts';
import { Digest } from '../../src/kernel/digest.ts';
import type { Game, Measures, Seat, Strategy, System } from '../../src/kernel/game.ts';
import { NO_LUCK, type Luck } from '../../src/kernel/luck.ts';
import { stream, type Rng } from '../../src/kernel/rng.ts';

export interface Subject {
  system: System;
  missions: readonly string[];
  /** The book as it is patched; as it stands where there is none. */
  patch?: Readonly<Record<string, unknown>>;
  /** They meet in every pairing as the games go on; at least one of them plays at random. */
  strategies: readonly Strategy[];
  /** Games a check plays where a game is one sample. */
  games: number;
  /** Games a check plays where it looks at every decision closely. */
  closeGames: number;
  /** Does it hide anything? Then `imagine` must sometimes differ from the truth. */
  hasSecrets: boolean;
  /** On a grid `options` lists every legal action; on the open table only candidates. */
  optionsAreComplete: boolean;
}

export type Check = (subject: Subject, mission: string) => void;

/** A seat is about to take an action, already found legal. */
export interface Moment {
  game: Game;
  state: unknown;
  seat: Seat;
  view: unknown;
  action: unknown;
  number: number;
}

export interface Hooks {
  /** Default: opened for this one game. */
  game?: Game;
  luck?: Luck;
  tell?: Tell;
  /** The game rolls what it returns. */
  roll?: (dice: Dice) => Dice;
  /** The game goes on with the state it returns. */
  swap?: (state: unknown, game: Game) => unknown;
  /** The seat is asked about the state it returns. */
  show?: (state: unknown, game: Game) => unknown;
  at?: (moment: Moment) => void;
  end?: (state: unknown, game: Game) => void;
}

export interface Outcome {
  measures: Measures;
  digest: string;
  decisions: number;
}

export const SEED = 'conformance';
const DECISION_LIMIT = 20_000;

export function openGame({ system, patch = {} }: Subject, mission: string): Game {
  return system.open({ mission, patch });
}

/** Plays game `index`. What goes wrong, also in a hook, is told with the decision at which it did. */
export function play(subject: Subject, mission: string, index: number, hooks: Hooks = {}): Outcome {
  let number = 0;
  try {
    const game = hooks.game ?? openGame(subject, mission);
    const decide = playersOf(subject, index, game);
    const dice = new SeededDice(SEED, index);
    const chance: Chance = { dice: hooks.roll?.(dice) ?? dice, luck: hooks.luck ?? NO_LUCK, tell: hooks.tell ?? null };
    const digest = new Digest();
    let state = game.deploy(chance);
    for (; ; number++) {
      if (hooks.swap) state = hooks.swap(state, game);
      const seat = game.toAct(state);
      if (seat === null) {
        hooks.end?.(state, game);
        return { measures: game.measure(state), digest: digest.hex(), decisions: number };
      }
      if (number === DECISION_LIMIT) throw new Error('no end');
      const view = game.view(hooks.show ? hooks.show(state, game) : state, seat);
      const action = decide(seat, view);
      const refusal = game.refuse(view, action);
      if (refusal !== undefined) throw new Error(`${strategyOf(subject, index, seat).name} chose ${JSON.stringify(action)}: ${refusal}`);
      hooks.at?.({ game, state, seat, view, action, number });
      digest.add(canonical(action));
      game.apply(state, action, chance);
    }
  } catch (thrown) {
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    throw new Error(`${subject.system.id}, ${mission}, game ${index}, decision ${number}: ${message}`, { cause: thrown });
  }
}

/** Fresh players of a game, each with its own luck. */
export function playersOf(subject: Subject, index: number, game: Game): (seat: Seat, view: unknown) => unknown {
  const players = subject.system.seats.map((name, seat) => ({
    player: strategyOf(subject, index, seat).start(seat, game),
    rng: stream(SEED, name, index),
  }));
  return (seat, view) => players[seat]!.player.choose(view, players[seat]!.rng);
}

/** Every combination of strategies comes up in turn. */
export function strategyOf({ strategies }: Subject, index: number, seat: Seat): Strategy {
  let turn = index;
  for (let before = 0; before < seat; before++) turn = Math.floor(turn / strategies.length);
  return strategies[turn % strategies.length]!;
}

/** Luck for trying something out: another for each number, and nobody's. */
export const trialChance = (number: number): Chance => ({ dice: new SeededDice('trial', number), luck: NO_LUCK, tell: null });

export const trialRng = (purpose: string, index: number): Rng => stream('trial', purpose, index);

export const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Text that is the same for equal values, whatever the order of their fields; as in JSON, but NaN is not null. */
export function canonical(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? typeof value;
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  const record = value as Record<string, unknown>;
  const keys = Object.keys(record).filter((key) => record[key] !== undefined).sort();
  return `{${keys.map((key) => `${key}:${canonical(record[key])}`).join()}}`;
}

/** From here on a write anywhere inside throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}
