/** The steps of the set-up: each waits as long as there is something to choose ("Preparations for Play", "Preparations"). */
import { DONE, WAIT } from '../../../kernel/agenda.ts';
import type { Chance } from '../../../kernel/chance.ts';
import type { Ground } from '../ground.ts';
import type { BeretsState } from '../state.ts';
import type { SetupStep } from '../steps.ts';
import { performDeploy } from './deploy.ts';
import { performEntry } from './entry.ts';
import { performEquip } from './equip.ts';
import { performHide } from './hide.ts';
import { performNecrotech, performPowers } from './necrotech.ts';
import { performPlacing } from './place.ts';
import { bargain } from './trade.ts';
import { performYield } from './yield.ts';

export function performSetUp(ground: Ground, state: BeretsState, step: SetupStep, chance: Chance): typeof WAIT | typeof DONE {
  switch (step.step) {
    case 'lay':
      return state.secret.pieces[step.section] === null ? WAIT : DONE;
    case 'deploy':
      return performDeploy(ground, state, step, chance);
    case 'hide':
      return performHide(ground, state, step);
    case 'powers':
      return performPowers(ground, state, step);
    case 'necrotech':
      return performNecrotech(ground, state, step);
    case 'equip':
      return performEquip(ground, state, step);
    case 'entry':
      return performEntry(ground, state, chance);
    case 'yield':
      return performYield(state.open, step);
    case 'muster':
      return performPlacing(ground, state, step, chance);
    case 'trade':
      return bargain(ground, state.open) === null ? DONE : WAIT;
  }
}
