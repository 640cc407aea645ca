/** What the game still owes: the steps of its agenda, and the attacks, throws and orders that they are about. Plain data, replaced and never written to. */
import type { Seat } from '../../kernel/game.ts';
import type { Facing, Grenade, Mode, Occasion } from './vocabulary.ts';

/** Dice that are rolled at one square ("Combat Mechanics"). */
export interface Shot {
  readonly occasion: Occasion;
  /** The figure that rolls. */
  readonly by: number;
  /** Hand to Hand Combat. */
  readonly hands: boolean;
  readonly mode: Mode;
  readonly spread: boolean;
  readonly at: number;
  /** The figure it is aimed at; `NOBODY`: the door or forcewall there. */
  readonly target: number;
  /** Dice still to be rolled. */
  readonly dice: number;
  /** The movement modifier, or what the covering counter said, as it was when the shot was declared. */
  readonly stance: number;
  /** A point of leadership was spent on it. */
  readonly lifted: boolean;
}

/** Dice of suppression at a figure that has come into it. */
export interface Volley {
  readonly by: number;
  readonly dice: number;
  /** At a secondary target square. */
  readonly secondary: boolean;
}

/** A grenade in the air ("Using Grenades"). */
export interface Toss {
  readonly by: number;
  readonly grenade: Grenade;
  readonly at: number;
  /** The displacement square; null: thrown from where he stands ("Displaced Throwing"). */
  readonly over: number | null;
  /** The movement modifier when it was declared; 0 for one that was ordered. */
  readonly stance: number;
  readonly lifted: boolean;
}

/** Leadership that was spent on an act of a figure, before it is carried out ("Using Leadership"). Attacks and throws that are ordered go on the agenda as `shot` and `thrown`. */
export type Ordered =
  | { readonly order: 'move'; readonly figure: number; readonly to: number }
  | { readonly order: 'turn'; readonly figure: number; readonly facing: Facing }
  | { readonly order: 'door'; readonly figure: number; readonly at: number }
  | { readonly order: 'cover'; readonly figure: number };

/** When the side that is not acting, or both, may come between (each with a closed list of answers: `decisions.ts`). */
export const WINDOWS = [
  /** An enemy has come into view: a square entered, a door opened, an obstacle gone, somebody turned. */
  'exposure',
  /** An attack or a throw was declared, or the next target of a Spread-Fire after one fell; no die is rolled at it yet. */
  'declaration',
  /** Another die of a Spread-Fire is about to be rolled. */
  'spread',
  /** An activation is about to end. */
  'stop',
  /** The other side has just spent leadership. */
  'reply',
] as const;
export type WindowName = (typeof WINDOWS)[number];

/** What the game still owes, uppermost last. Those that have a `chooser` (`decisions.ts`) wait for a player. */
export type Step = TurnStep | ActivationStep | WindowStep | FireStep | GrenadeStep;

export type TurnStep =
  /** A game turn begins. */
  | { step: 'turn' }
  /** How many points of its highest leader the seat spends on initiative. */
  | { step: 'bid'; seat: Seat }
  | { step: 'initiative' }
  /** The winner names who is the first phasing player. */
  | { step: 'go'; seat: Seat }
  /** Initial phase: counters come off, leadership is recovered. */
  | { step: 'player-turn'; seat: Seat }
  /** Figures in play that were suppressing, each of which continues or stops. */
  | { step: 'suppressions'; seat: Seat; left: readonly number[] }
  /** Leadership is assigned, a point at a time. */
  | { step: 'assign'; seat: Seat }
  /** The first of these is set on the board: before the game, or as it arrives. */
  | { step: 'place'; seat: Seat; why: 'deploy' | 'arrive'; left: readonly number[] }
  /** Action phase: the seat activates a figure, or ends the phase. */
  | { step: 'action-phase'; seat: Seat }
  /** It is over: whoever was not activated covers. */
  | { step: 'phase-over'; seat: Seat }
  /** Final phase: the seat may spend leadership; `passed`: the other one has just passed. */
  | { step: 'final'; seat: Seat; passed: boolean }
  | { step: 'player-turn-over'; seat: Seat }
  | { step: 'turn-over' };

export type ActivationStep =
  /** The active figure moves, uses its fire action or is done. */
  | { step: 'acting'; figure: number }
  /** What is left of a way: directions of steps (0 to 7), and 8 plus a facing for turns. */
  | { step: 'way'; figure: number; left: readonly number[] }
  /** A figure has just come to stand on its square. `by`: how. */
  | { step: 'entered'; figure: number; by: 'step' | 'arrival' | 'push' }
  /** Obstacles or figures that cover have changed, and lines with them. `lines`: those that have opened, each from a covering figure to an enemy. Others may have closed. */
  | { step: 'changed'; lines: readonly (readonly [covering: number, enemy: number])[] }
  /** The activation is over but for the last answers of the enemy. */
  | { step: 'stopping'; figure: number }
  /** It is over: covering or fired counter. */
  | { step: 'stopped'; figure: number }
  /** An order is carried out. */
  | { step: 'ordered'; given: Ordered };

export type WindowStep =
  /** The seat may take covering fire at one of `exposed` (none: it may not), or spend leadership. It stays until the seat holds, or has nothing left to answer with. */
  | { step: 'window'; at: WindowName; seat: Seat; exposed: readonly number[] }
  /** Two covering enemies came into each other's view by one event: each chooses unseen by the other. `seat`: who is asked now. */
  | { step: 'mutual'; pair: readonly [number, number]; seat: Seat }
  /** Whether a point of leadership goes to this shot of suppression. */
  | { step: 'lift'; seat: Seat; shot: Shot };

export type FireStep =
  /** Declared: rolled if it still can be. Of a Spread-Fire: its next die. */
  | { step: 'shot'; shot: Shot }
  /** Declared at the same time, rolled from one and the same battlefield. */
  | { step: 'both'; shots: readonly Shot[] }
  /** Dice of a Spread-Fire are left: the shooter aims the next one, if there is a choice. */
  | { step: 'spread'; shot: Shot }
  /** Suppression strikes a figure, volley by volley, the nearest suppressor first. */
  | { step: 'suppressed'; figure: number; left: readonly Volley[] }
  /** More squares of suppression are named, adjacent to these. */
  | { step: 'laying'; figure: number; squares: readonly number[] }
  /** Suppression was declared: the counters go on the board, if whoever lays it still can. */
  | { step: 'lay'; figure: number; counters: readonly { readonly at: number; readonly dice: number }[] }
  /** It was laid: all that are in it are fired at, the closest first. `left`: null until it is looked who that is. */
  | { step: 'laid'; figure: number; left: readonly { readonly figure: number; readonly volley: Volley }[] | null }
  /** Suppression whose line is blocked: dice at the obstacle. */
  | { step: 'blocked'; figure: number; at: number; dice: number };

export type GrenadeStep =
  /** The square is named. `ordered`: by leadership. */
  | { step: 'aiming-throw'; figure: number; grenade: Grenade; over: number | null; ordered: boolean }
  /** Declared: rolled if the thrower still lives. */
  | { step: 'thrown'; toss: Toss }
  | { step: 'burst'; grenade: Grenade; at: number; by: number }
  /** A forcewall has come up under this figure. */
  | { step: 'pushed'; figure: number; from: number };

/** The uppermost step of this kind that the game still owes; undefined where there is none. */
export function owed<S extends Step['step']>({ agenda }: { readonly agenda: readonly Step[] }, kind: S): Extract<Step, { step: S }> | undefined {
  for (let depth = agenda.length - 1; depth >= 0; depth--) if (agenda[depth]!.step === kind) return agenda[depth] as Extract<Step, { step: S }>;
  return undefined;
}
