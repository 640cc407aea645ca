/** Whose choice each step of the agenda is that waits for one. */
import type { Seat } from '../../kernel/game.ts';
import type { Ground } from './ground.ts';
import type { Battle, Step } from './state.ts';

/** Null: the step is nobody's choice. */
export function chooser(ground: Ground, battle: Readonly<Battle>, step: Readonly<Step>): Seat | null {
  switch (step.step) {
    case 'deploy':
    case 'initiative':
    case 'activate':
    case 'window':
    case 'leaving':
    case 'lead':
      return step.seat;
    case 'acting':
      return ground.unit(battle, step.unit).seat;
    case 'raise':
      return ground.seat(battle, step.bout.attacks[step.attack]!.by);
    case 'save':
      return ground.seat(battle, step.bout.attacks[step.attack]!.targets[step.target]!.figure);
    default:
      return null;
  }
}
