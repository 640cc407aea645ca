/** Using no (more) reserved attacks on this occasion, or no (more) attacks on who leaves close combat: both are free to be made or not ("Reserve Attack", "Leaving Close Combat"). */
import type { ActionRule } from '../actions.ts';

export interface Pass {
  do: 'pass';
}

export const pass: ActionRule<Pass> = {
  options: (_, { asked }) => (asked?.step === 'window' || asked?.step === 'leaving' ? [{ do: 'pass' }] : []),

  refuse: (_, { asked }) => (asked?.step === 'window' || asked?.step === 'leaving' ? undefined : 'there is nothing to pass on now ("Reserve Attack")'),

  apply(_, { open }) {
    open.agenda.pop();
  },
};
