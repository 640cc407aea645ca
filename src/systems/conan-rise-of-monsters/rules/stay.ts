/** A unit stays where it is: to shoot, or, if it is engaged, to bring all its models into contact and fight on ("Engagement"). */
import type { ActionRule } from '../actions.ts';
import type { Step } from '../state.ts';
import { pileIn } from './pile-in.ts';

export interface Stay {
  do: 'stay';
}

export const stay: ActionRule<Stay> = {
  options(_, { asked }) {
    return asked?.step === 'acting' ? [{ do: 'stay' }] : [];
  },

  refuse(_, { asked }) {
    return asked?.step === 'acting' ? undefined : 'no unit is to move now ("Movement")';
  },

  apply(ground, state, _, chance) {
    const { agenda } = state.open;
    const { unit } = agenda.pop() as Extract<Step, { step: 'acting' }>;
    agenda.push({ step: 'moved', unit, gait: null, target: -1 });
    if (ground.isEngaged(state.open, unit)) pileIn(ground, state, unit, chance);
  },
};
