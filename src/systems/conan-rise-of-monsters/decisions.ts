/** Whose choice each step of the agenda is that waits for one. */
import type { Seat } from '../../kernel/game.ts';
import type { Ground } from './ground.ts';
import type { Battle } from './state.ts';
import type { Step } from './steps.ts';

/** Null: the step is nobody's choice. */
export function chooser(ground: Ground, battle: Readonly<Battle>, step: Readonly<Step>): Seat | null {
  switch (step.step) {
    case 'bid':
    case 'go':
    case 'deploy':
    case 'window':
    case 'destiny':
    case 'rage':
    case 'pick':
    case 'discard':
      return step.seat;
    case 'acting':
    case 'shooting':
    case 'melee':
    case 'bels-hand':
      return ground.seat(battle, step.unit);
    case 'aim':
      return ground.seat(battle, step.bout.attacks[step.attack]!.by);
    default:
      return null;
  }
}
