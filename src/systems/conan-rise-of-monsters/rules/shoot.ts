/** An un-engaged unit with missiles or magic shoots at one enemy unit ("Ranged Attacks"). */
import type { ActionRule } from '../actions.ts';
import type { ActivationStep } from '../steps.ts';
import { attackOf, boutOf } from './melee.ts';
import { mayShoot, targetsFor } from './shooting.ts';
import { offerWindow } from './windows.ts';

export interface Shoot {
  do: 'shoot';
  /** A unit. */
  target: number;
}

export const shoot: ActionRule<Shoot> = {
  options(ground, { open, asked }) {
    return asked?.step === 'shooting' ? targetsFor(ground, open, asked.unit).map((target) => ({ do: 'shoot', target })) : [];
  },

  refuse(ground, { open, asked }, { target }) {
    if (asked?.step !== 'shooting') return 'no unit is about to shoot now';
    if (!mayShoot(ground, open, asked.unit)) return `${ground.name(open, asked.unit)} may not shoot: it is engaged, flees or has no ranged attack`;
    if (targetsFor(ground, open, asked.unit).includes(target)) return undefined;
    if (!Number.isInteger(target) || open.forces.units[target]?.seat !== 1 - ground.seat(open, asked.unit)) return `expected "target": the number of an enemy unit`;
    return `no model of ${ground.name(open, asked.unit)} has ${ground.name(open, target)} in range and sight`;
  },

  /** Cards may still move the target; dice are gathered after that. */
  apply(ground, state, { target }) {
    const { open: battle } = state;
    const { unit, moved } = battle.agenda.pop() as Extract<ActivationStep, { step: 'shooting' }>;
    battle.tallies.shots[ground.seat(battle, unit)]! += 1;
    battle.agenda.push({ step: 'gathered', bout: boutOf(attackOf('ranged', unit, [target], { moved })), attack: 0 });
    offerWindow(ground, state, 'declared');
  },
};
