/** Whose choice each step of the agenda is that waits for one. */
import type { Seat } from '../../kernel/game.ts';
import type { Battle } from './state.ts';
import type { Step } from './steps.ts';

const BERETS: Seat = 0;
const LEGION: Seat = 1;

/** Null: the step is nobody's choice. */
export function chooser(battle: Readonly<Battle>, step: Readonly<Step>): Seat | null {
  switch (step.step) {
    case 'lay':
    case 'deploy':
    case 'hide':
    case 'powers':
    case 'necrotech':
    case 'yield':
    case 'trade':
    case 'upkeep':
    case 'return':
    case 'hold':
    case 'set-off':
    case 'scanned':
      return LEGION;
    case 'equip':
    case 'entry':
    case 'muster':
    case 'saved':
    case 'look':
      return BERETS;
    case 'drawn':
    case 'placing':
      return step.seat;
    case 'acting':
      return battle.figures[step.figure]!.seat;
    default:
      return null;
  }
}
