/** An activation from its begin to its end: one that flees tries to rally first ("Rally"); then the unit acts; Bel's Hand comes last. */
import { DONE, WAIT } from '../../../kernel/agenda.ts';
import type { Chance } from '../../../kernel/chance.ts';
import type { Ground } from '../ground.ts';
import type { Battle, ConanState } from '../state.ts';
import { offerWindow } from './windows.ts';

export function beginActivation(ground: Ground, state: ConanState, unit: number, chance: Chance): void {
  const { open } = state;
  open.units[unit]!.activated = true;
  open.active = { unit, sigil: false };
  open.agenda.push({ step: 'activated', unit });
  offerWindow(ground, state, 'activation-end');
  open.agenda.push({ step: 'acting', unit });
  if (open.units[unit]!.fleeing) open.agenda.push({ step: 'morale', unit, rally: true, asked: false, destiny: 0 });
  chance.tell?.({ tell: 'activated', unit: ground.name(open, unit) });
}

/** It acts, or goes on by Bel's Hand, unless it was lost or flees (still). */
export function performActing(ground: Ground, battle: Readonly<Battle>, unit: number): typeof WAIT | typeof DONE {
  return ground.isInPlay(battle, unit) && !battle.units[unit]!.fleeing ? WAIT : DONE;
}

export function endActivation(battle: Battle, unit: number): void {
  battle.active = null;
  battle.agenda.push({ step: 'next', seat: 1 - battle.forces.units[unit]!.seat });
}
