/** The order of play: each step of the agenda handed to the rule that it belongs to ("The Game Turn"). */
import { runAgenda, DONE, type WAIT } from '../../kernel/agenda.ts';
import type { Chance } from '../../kernel/chance.ts';
import type { Ground } from './ground.ts';
import { performActivated, performActing } from './rules/acting.ts';
import { performDescend } from './rules/descend.ts';
import { performDiscovery } from './rules/enter-area.ts';
import { performHold } from './rules/hold.ts';
import { performCup, performDraw, performDrawn, performSaved } from './rules/initiative.ts';
import { performLook } from './rules/look.ts';
import { performPlacing } from './rules/place.ts';
import { performScanned } from './rules/scan.ts';
import { performSetOff } from './rules/mines.ts';
import { performUpkeep } from './rules/sleepers.ts';
import { performSetUp } from './rules/set-up.ts';
import { performSurprise } from './rules/surprise.ts';
import { performEndTurn, performReturn, performTurn } from './rules/turn.ts';
import { performWalk } from './rules/walk.ts';
import type { BeretsState } from './state.ts';
import type { Step } from './steps.ts';

/** Runs the battle on to the next choice of a player, or to its end. */
export function proceed(ground: Ground, state: BeretsState, chance: Chance): void {
  const { open } = state;
  runAgenda(open.agenda, (step) => {
    if (open.result !== null) return DONE;
    const outcome = perform(ground, state, step, chance);
    open.clock += 1;
    return outcome;
  });
}

function perform(ground: Ground, state: BeretsState, step: Step, chance: Chance): typeof WAIT | typeof DONE {
  switch (step.step) {
    case 'lay':
    case 'deploy':
    case 'hide':
    case 'powers':
    case 'necrotech':
    case 'equip':
    case 'entry':
    case 'yield':
    case 'muster':
    case 'trade':
      return performSetUp(ground, state, step, chance);
    case 'turn':
      return performTurn(ground, state, chance);
    case 'cup':
      return performCup(ground, state, chance);
    case 'draw':
      return performDraw(ground, state, chance);
    case 'drawn':
      return performDrawn(ground, state, step);
    case 'saved':
      return performSaved(ground, state, step);
    case 'acting':
      return performActing(ground, state, step, chance);
    case 'activated':
      return performActivated(ground, state, step, chance);
    case 'upkeep':
      return performUpkeep(ground, state, step, chance);
    case 'return':
      return performReturn(ground, state, step);
    case 'end-turn':
      return performEndTurn(ground, state, chance);
    case 'descend':
      return performDescend(ground, state, chance);
    case 'walk':
      return performWalk(ground, state, step, chance);
    case 'discovery':
      return performDiscovery(ground, state, step, chance);
    case 'surprise':
      return performSurprise(ground, state, step, chance);
    case 'placing':
      return performPlacing(ground, state, step, chance);
    case 'hold':
      return performHold(ground, state, step, chance);
    case 'look':
      return performLook(ground, state, step, chance);
    case 'set-off':
      return performSetOff(ground, state, step, chance);
    case 'scanned':
      return performScanned(ground, state, step, chance);
  }
}
