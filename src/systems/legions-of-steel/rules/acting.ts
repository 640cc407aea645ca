/** One activation, from its designation to its counter ("Action Phase", "Fire Actions"). */
import { DONE, WAIT } from '../../../kernel/agenda.ts';
import type { ActionRule } from '../actions.ts';
import type { Ground } from '../ground.ts';
import type { Perform } from '../sequence.ts';
import { inPlay, type Battle } from '../state.ts';
import { takeCover } from './covering.ts';
import { anyReady } from './points.ts';

export const performActing: Perform<'acting'> = (ground, { open }, { figure }) => {
  if (!inPlay(open.figures[figure]!)) {
    open.active = null;
    return DONE;
  }
  if (movementLeft(ground, open) > 0 || mayFire(open, figure) || anyReady(ground, open, ground.seat(figure))) return WAIT;
  open.agenda.push({ step: 'stopping', figure });
  return DONE;
};

/** Movement points that the active figure has not spent ("Movement"). */
export function movementLeft(ground: Ground, { active }: Readonly<Battle>): number {
  if (active === null || active.as === 'stationary') return 0;
  return ground.card(active.figure).movement * (active.as === 'running' ? ground.book.movement.running : 1) - active.spent;
}

/** Whether its fire action is still to be used. */
export function mayFire(battle: Readonly<Battle>, number: number): boolean {
  const { fired, suppressing } = battle.figures[number]!;
  return !fired && suppressing.length === 0;
}

export const end: ActionRule<'end'> = {
  options: () => [{ do: 'end' }],
  refuse: () => undefined,
  apply(_, { open }) {
    const step = open.agenda.pop();
    if (step?.step !== 'acting') throw new Error('nobody is active');
    open.agenda.push({ step: 'stopping', figure: step.figure });
  },
};

/** The enemy has a last chance to take covering fire at it. */
export const performStopping: Perform<'stopping'> = (ground, { open }, { figure }) => {
  open.agenda.push({ step: 'stopped', figure });
  if (inPlay(open.figures[figure]!)) open.agenda.push({ step: 'window', at: 'stop', seat: 1 - ground.seat(figure), exposed: [figure] });
  return DONE;
};

export const performStopped: Perform<'stopped'> = (ground, { open }, { figure }, chance) => {
  const as = open.active?.as ?? 'stationary';
  open.active = null;
  if (inPlay(open.figures[figure]!)) takeCover(ground, open, figure, as, chance);
  return DONE;
};
