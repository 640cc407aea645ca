/** Figures that were suppressing go on, or take their counters off ("Initial Phase"). */
import { DONE, WAIT } from '../../../kernel/agenda.ts';
import type { ActionRule } from '../actions.ts';
import type { Perform } from '../sequence.ts';

export const performSuppressions: Perform<'suppressions'> = (_, __, { left }) => (left.length > 0 ? WAIT : DONE);

export const suppression: ActionRule<'suppression'> = {
  options: () => [{ do: 'suppression', keep: true }, { do: 'suppression', keep: false }],
  refuse: (_, __, { keep }: { keep: unknown }) => (typeof keep === 'boolean' ? undefined : 'keep: true to go on suppressing, false to stop ("Initial Phase")'),
  apply(ground, { open }, { keep }, chance) {
    const step = open.agenda.pop();
    if (step?.step !== 'suppressions') throw new Error('no suppression is in question');
    const [number, ...rest] = step.left as [number, ...number[]];
    const figure = open.figures[number]!;
    if (keep) figure.activated = true; // its fire action is spent on it
    else figure.suppressing = [];
    chance.tell?.({ tell: keep ? 'suppression-goes-on' : 'suppression-ends', figure: ground.name(number) });
    open.agenda.push({ ...step, left: rest });
  },
};
