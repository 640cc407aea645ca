/** The order of play: turns of cards, initiative and activations, with all that they lead to, each step handed to the rule that it belongs to ("Battles"). */
import { runAgenda, DONE, WAIT } from '../../kernel/agenda.ts';
import type { Chance } from '../../kernel/chance.ts';
import type { Ground } from './ground.ts';
import { beginActivation, endActivation, performActing } from './rules/begin.ts';
import { performBid } from './rules/bid.ts';
import { performCombat } from './rules/combat.ts';
import { performDeclared, performOff } from './rules/declared.ts';
import { undeployed } from './rules/deployment.ts';
import { performDestiny } from './rules/destiny.ts';
import { performDiscard } from './rules/discard.ts';
import { performFlee } from './rules/flee.ts';
import { performInitiative } from './rules/initiative.ts';
import { performMoved } from './rules/moved.ts';
import { performCard } from './rules/play.ts';
import { performWindow } from './rules/poll.ts';
import { judgeStanding } from './rules/standing.ts';
import { beginTurn, endTurn, nextPick, performHazards, performPick } from './rules/turn.ts';
import type { ConanState } from './state.ts';
import type { Step } from './steps.ts';

/** Runs the battle on to the next choice of a player, or to its end. */
export function proceed(ground: Ground, state: ConanState, chance: Chance): void {
  const { open } = state;
  runAgenda(open.agenda, (step) => {
    if (open.result !== null) return DONE;
    const outcome = perform(ground, state, step, chance);
    if (outcome === DONE && step.step !== 'window') open.clock += 1; // or it would show who was asked for a card
    if (MAY_REMOVE.has(step.step)) judgeStanding(ground, state, chance);
    return outcome;
  });
}

/** Steps after which a side may have nobody left. */
const MAY_REMOVE: ReadonlySet<Step['step']> = new Set(['removed', 'flee', 'off']);

function perform(ground: Ground, state: ConanState, step: Step, chance: Chance): typeof WAIT | typeof DONE {
  const { open } = state;
  switch (step.step) {
    case 'turn':
      beginTurn(ground, state, chance);
      return DONE;
    case 'hazards':
      performHazards(ground, state, step);
      return DONE;
    case 'bid':
      return performBid(ground, state, step);
    case 'initiative':
      performInitiative(ground, state, step, chance);
      return DONE;
    case 'deploy':
      return undeployed(open, step.seat).length > 0 ? WAIT : DONE;
    case 'next':
      nextPick(ground, open, step.seat);
      return DONE;
    case 'end-turn':
      endTurn(ground, state, chance);
      return DONE;
    case 'pick':
      return performPick(ground, open, step);
    case 'begin':
      beginActivation(ground, state, step.unit, chance);
      return DONE;
    case 'acting':
    case 'bels-hand':
      return performActing(ground, open, step.unit);
    case 'declared':
      return performDeclared(ground, state, step, chance);
    case 'off':
      performOff(ground, state, step, chance);
      return DONE;
    case 'moved':
      performMoved(ground, open, step);
      return DONE;
    case 'activated':
      endActivation(open, step.unit);
      return DONE;
    case 'window':
      return performWindow(ground, state, step);
    case 'card':
      performCard(ground, state, step, chance);
      return DONE;
    case 'destiny':
      return performDestiny(ground, state, step, chance);
    case 'discard':
      return performDiscard(state, step, chance);
    case 'flee':
      return performFlee(ground, state, step, chance);
    case 'go':
    case 'rage':
    case 'shooting':
      return WAIT;
    case 'melee':
    case 'gathered':
    case 'aim':
    case 'rolled':
    case 'defend':
    case 'wounds':
    case 'removed':
    case 'morale':
    case 'hazard':
      return performCombat(ground, state, step, chance);
  }
}
