/** What a player may choose: every action as one closed union. Squares, figures and points of leadership are named by their numbers. */
import type { Chance } from '../../kernel/chance.ts';
import type { Ground } from './ground.ts';
import type { LegionsState, LegionsView } from './state.ts';
import type { Designation, Facing, Grenade, Mode } from './vocabulary.ts';

export type LegionsAction = TurnAction | FigureAction | AnswerAction | OrderAction;

/** Initiative, the initial phase, and the frame of the action phase. */
export type TurnAction =
  /** Spends so many points of the highest leader on initiative. */
  | { do: 'bid'; points: number }
  /** The winner goes first, or second. */
  | { do: 'go'; first: boolean }
  /** The first figure of the step goes on suppressing, or stops. */
  | { do: 'suppression'; keep: boolean }
  | { do: 'assign'; point: number; to: number }
  | { do: 'end-assign' }
  /** The first figure of the step is set on the board. */
  | { do: 'place'; at: number; facing: Facing }
  | { do: 'activate'; figure: number; as: Designation }
  | { do: 'end-phase' };

/** What the active figure does. */
export type FigureAction =
  /** The cheapest way there that ends with this facing, as far as nothing comes between. */
  | { do: 'move'; to: number; facing: Facing }
  /** Opens or closes it. */
  | { do: 'door'; at: number }
  | { do: 'fire'; at: number; mode: Mode; spread: boolean; lift: number | null }
  | { do: 'strike'; at: number; lift: number | null }
  /** `wide`: one die on each of several squares, named one after another. */
  | { do: 'suppress'; at: number; wide: boolean }
  | { do: 'add-square'; at: number }
  /** The square follows as a `throw-at`. */
  | { do: 'throw'; grenade: Grenade; over: number | null }
  | { do: 'throw-at'; at: number; lift: number | null }
  | { do: 'pick-up'; what: Grenade | 'load' }
  | { do: 'hand-over'; grenade: Grenade; to: number }
  | { do: 'end' };

/** Answers to what the other side does, and choices in the middle of an attack. */
export type AnswerAction =
  | { do: 'cover'; figure: number; at: number; mode: Mode; spread: boolean; lift: number | null }
  | { do: 'cover-strike'; figure: number; at: number; lift: number | null }
  /** Lets this pass; `patient`: and everything else until the active figure declares an attack or stops. */
  | { do: 'hold'; patient: boolean }
  /** The next die of a Spread-Fire goes there. */
  | { do: 'aim'; at: number }
  /** Spends a point on a shot of suppression. */
  | { do: 'lift'; point: number };

/** Leadership spent on an act ("Using Leadership"). `points`: one or two, by their places in `leadership`. */
export type OrderAction =
  | { do: 'order-move'; figure: number; to: number; points: readonly number[] }
  | { do: 'order-turn'; figure: number; facing: Facing; points: readonly number[] }
  | { do: 'order-door'; figure: number; at: number; points: readonly number[] }
  | { do: 'order-cover'; figure: number; points: readonly number[] }
  | { do: 'order-fire'; figure: number; at: number; mode: Mode; spread: boolean; lift: number | null; points: readonly number[] }
  | { do: 'order-strike'; figure: number; at: number; lift: number | null; points: readonly number[] }
  /** The square follows as a `throw-at`. */
  | { do: 'order-throw'; figure: number; grenade: Grenade; over: number | null; points: readonly number[] };

export type ActionKind = LegionsAction['do'];
export type ActionOf<K extends ActionKind> = Extract<LegionsAction, { do: K }>;

export const ACTIONS = [
  'bid', 'go', 'suppression', 'assign', 'end-assign', 'place', 'activate', 'end-phase',
  'move', 'door', 'fire', 'strike', 'suppress', 'add-square', 'throw', 'throw-at', 'pick-up', 'hand-over', 'end',
  'cover', 'cover-strike', 'hold', 'aim', 'lift',
  'order-move', 'order-turn', 'order-door', 'order-cover', 'order-fire', 'order-strike', 'order-throw',
] as const satisfies readonly ActionKind[];

export const ORDER_ACTIONS = ['order-move', 'order-turn', 'order-door', 'order-cover', 'order-fire', 'order-strike', 'order-throw'] as const satisfies readonly ActionKind[];

/** One kind of action: what is legal, why not, and what it does. Each is asked only at the steps that `decisions.ts` lists for it. */
export interface ActionRule<K extends ActionKind> {
  /** All legal actions of this kind. */
  options(ground: Ground, view: LegionsView): ActionOf<K>[];
  /** Why this one is not legal; undefined when it is. Its fields may hold anything. */
  refuse(ground: Ground, view: LegionsView, action: ActionOf<K>): string | undefined;
  /** Declares it: takes the step that asked off the agenda (or leaves it, to be asked again), writes what it spends and puts what it leads to on the agenda. */
  apply(ground: Ground, state: LegionsState, action: ActionOf<K>, chance: Chance): void;
}
