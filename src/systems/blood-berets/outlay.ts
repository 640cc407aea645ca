/** What a figure may spend on movement, where it may go, and what turning costs it ("Movement", "Facing"). */

export interface Outlay {
  /** Actions that it may yet take, and steps and changes of facing that it has left from those taken. */
  readonly actions: number;
  readonly steps: number;
  readonly turns: number;
  /** What an action spent on movement gives. */
  readonly stepsAnAction: number;
  readonly turnsAnAction: number;
  /** Where it looks, as a place in `FACINGS`; -1 where facing is not played. */
  readonly facing: number;
  /** By square * 8 + direction, as `Battlefield.stepCost`. */
  readonly costs: Uint8Array;
  /** By square, not 0: not entered; entered and not left. */
  readonly blocked: Uint8Array;
  readonly stops: Uint8Array;
  /** By square, 1: into these alone may the first step lead; null: into any. */
  readonly through: Uint8Array | null;
  /** Turns by a quarter at a time, each for an action's worth of turning; by square, 1: and for its steps too. Null for whoever turns as he likes. */
  readonly slow: Uint8Array | null;
}

/** What a change of facing on a square costs: changes, and steps. */
export function turningCost({ slow, turnsAnAction, stepsAnAction, facing }: Pick<Outlay, 'slow' | 'turnsAnAction' | 'stepsAnAction' | 'facing'>, square: number, from: number, to: number): { turns: number; steps: number } {
  if (from === to || facing < 0) return { turns: 0, steps: 0 };
  if (slow === null) return { turns: 1, steps: 0 };
  const quarters = ((to - from) & 3) === 2 ? 2 : 1;
  return { turns: quarters * Math.max(1, turnsAnAction), steps: slow[square] === 1 ? quarters * stepsAnAction : 0 };
}

/** Actions to be spent for so much more than is left over. */
export const actionsFor = (missing: number, anAction: number): number => (missing <= 0 ? 0 : Math.ceil(missing / anAction));
