/** Whose choice each step of the agenda is that waits for one, and with which kinds of action it may be answered. */
import type { Seat } from '../../kernel/game.ts';
import { ORDER_ACTIONS, type ActionKind } from './actions.ts';
import type { Ground } from './ground.ts';
import type { Step } from './steps.ts';

/** The kinds of action that answer a step, in the order in which they are offered. Empty: it is nobody's choice. */
export const ANSWERS = {
  bid: ['bid'],
  go: ['go'],
  suppressions: ['suppression'],
  assign: ['assign', 'end-assign'],
  place: ['place'],
  'action-phase': ['activate', ...ORDER_ACTIONS, 'end-phase'],
  acting: ['move', 'door', 'fire', 'strike', 'suppress', 'throw', 'pick-up', 'hand-over', ...ORDER_ACTIONS, 'end'],
  laying: ['add-square'],
  'aiming-throw': ['throw-at'],
  window: ['cover', 'cover-strike', ...ORDER_ACTIONS, 'hold'],
  mutual: ['cover', 'cover-strike', 'hold'],
  lift: ['lift', 'hold'],
  spread: ['aim'],
  final: [...ORDER_ACTIONS, 'hold'],

  turn: [],
  initiative: [],
  'player-turn': [],
  'phase-over': [],
  'player-turn-over': [],
  'turn-over': [],
  way: [],
  entered: [],
  changed: [],
  stopping: [],
  stopped: [],
  ordered: [],
  shot: [],
  both: [],
  suppressed: [],
  lay: [],
  laid: [],
  blocked: [],
  thrown: [],
  burst: [],
  pushed: [],
} as const satisfies { readonly [S in Step['step']]: readonly ActionKind[] };

/** Null: the step is nobody's choice. */
export function chooser(ground: Ground, step: Readonly<Step>): Seat | null {
  switch (step.step) {
    case 'bid':
    case 'go':
    case 'suppressions':
    case 'assign':
    case 'place':
    case 'action-phase':
    case 'window':
    case 'mutual':
    case 'lift':
    case 'final':
      return step.seat;
    case 'acting':
    case 'laying':
    case 'aiming-throw':
      return ground.seat(step.figure);
    case 'spread':
      return ground.seat(step.shot.by);
    default:
      return null;
  }
}
