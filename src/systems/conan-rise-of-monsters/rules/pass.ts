/** Doing nothing (more) where it is free to do something: no card, no shot, no move by Bel's Hand ("Fate Cards", "Ranged Attacks"). */
import type { ActionRule } from '../actions.ts';
import type { Step } from '../steps.ts';
import { passOn } from './poll.ts';

export interface Pass {
  do: 'pass';
}

export const pass: ActionRule<Pass> = {
  options: (_, { asked }) => (isFree(asked) ? [{ do: 'pass' }] : []),

  refuse: (_, { asked }) => (isFree(asked) ? undefined : 'there is nothing to pass on now: something has to be chosen'),

  apply(_, { open }) {
    const step = open.agenda.pop();
    if (step?.step === 'window') passOn(open, step);
  },
};

const isFree = (asked: Readonly<Step> | null): boolean => asked?.step === 'window' || asked?.step === 'shooting' || asked?.step === 'bels-hand';
