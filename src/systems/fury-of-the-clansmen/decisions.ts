/** Whose choice each step of the agenda is that waits for one. */
import type { Seat } from '../../kernel/game.ts';
import type { Ground } from './ground.ts';
import type { Step } from './state.ts';

/** Null: the step is nobody's choice. */
export function chooser(ground: Ground, step: Readonly<Step>): Seat | null {
  switch (step.step) {
    case 'deploy':
    case 'turn':
      return ground.roster.squads[step.squad]!.seat;
    case 'spread':
    case 'full-auto':
      return ground.trooper(step.by).seat;
    case 'snap':
      return 1 - ground.trooper(step.at).seat;
    case 'reinforce':
    case 'cannon':
      return step.seat;
    case 'scatter':
      return 1 - step.blast.seat;
    default:
      return null;
  }
}
