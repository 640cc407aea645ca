/** What a step, a turn or a door costs the active figure ("Movement", table). */
import type { Numbers } from '../book.ts';
import type { Designation, Facing } from '../vocabulary.ts';

/** Not allowed. */
export const NEVER = 0;

/** The step as the figure looks at it: 0 straight ahead, 1 and 7 ahead diagonally, 2 and 6 sideways, 3 and 5 back diagonally, 4 straight back. */
export const relative = (direction: number, facing: Facing): number => (direction - facing + 8) & 7;

/** Whether it counts for the Diagonal Rule: diagonals ahead do, those that go back have a price of their own. */
export const isForwardDiagonal = (seen: number): boolean => seen === 1 || seen === 7;

/** `seen`: as `relative` has it; `odd`: an odd number of diagonals went before. `NEVER`: not so. */
export function stepCost({ movement }: Pick<Numbers, 'movement'>, as: Designation, seen: number, odd: boolean): number {
  if (as === 'stationary') return NEVER;
  switch (seen) {
    case 0:
      return movement.forward;
    case 1:
    case 7:
      return odd ? movement.secondDiagonal : movement.firstDiagonal;
    case 4:
      return as === 'running' ? NEVER : movement.backward;
    case 3:
    case 5:
      return as === 'running' ? NEVER : movement.backwardDiagonal;
    default:
      return as === 'running' ? NEVER : movement.sideways;
  }
}

export const turnCost = ({ movement }: Pick<Numbers, 'movement'>, as: Designation): number => (as === 'running' ? movement.turnRunning : movement.turn);

export const doorCost = ({ movement }: Pick<Numbers, 'movement'>, as: Designation): number => (as === 'running' ? movement.doorRunning : movement.door);
