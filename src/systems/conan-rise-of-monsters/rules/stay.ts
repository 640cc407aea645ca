/** A unit stays where it is: to shoot, or, if it is engaged, to bring all its models into contact and fight on, or not to ("Engagement", "Unit Activation Phases"). */
import type { ActionRule } from '../actions.ts';
import type { Step } from '../steps.ts';
import { pileIn } from './pile-in.ts';

export interface Stay {
  do: 'stay';
  /** Of an engaged unit: it brings its models up and attacks nobody, so that nobody strikes back. It attacks if nothing is said. */
  fight?: false;
}

export const stay: ActionRule<Stay> = {
  options(ground, { open, asked }) {
    if (asked?.step !== 'acting') return [];
    return ground.isEngaged(open, asked.unit) ? [{ do: 'stay' }, { do: 'stay', fight: false }] : [{ do: 'stay' }];
  },

  refuse(ground, { open, asked }, action) {
    if (asked?.step !== 'acting') return 'no unit is to move now ("Movement")';
    const { fight } = action as { fight: unknown };
    if (fight === undefined) return undefined;
    if (fight !== false) return 'expected fight: false, or nothing';
    return ground.isEngaged(open, asked.unit) ? undefined : `${ground.name(open, asked.unit)} is not engaged: there is no fight to keep out of ("Engagement")`;
  },

  apply(ground, state, { fight }, chance) {
    const { agenda } = state.open;
    const { unit } = agenda.pop() as Extract<Step, { step: 'acting' }>;
    if (fight !== false) agenda.push({ step: 'moved', unit, gait: null, target: -1 });
    const engaged = ground.isEngaged(state.open, unit);
    chance.tell?.({ tell: 'stays', unit: ground.name(state.open, unit), fights: engaged ? fight !== false : null });
    if (engaged) pileIn(ground, state, unit, chance);
  },
};
