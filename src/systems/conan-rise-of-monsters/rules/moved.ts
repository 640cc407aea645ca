/** After its move a unit fights whom it touches, or may shoot unless it ran or charged ("Ranged Attacks", "Melee Attacks"). */
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import type { Step } from '../steps.ts';
import { targetsFor } from './shooting.ts';

export function performMoved(ground: Ground, battle: Battle, { unit, gait, target }: Extract<Step, { step: 'moved' }>): void {
  if (gait === 'run' || !ground.isInPlay(battle, unit) || battle.units[unit]!.fleeing) return;
  if (ground.isEngaged(battle, unit)) battle.agenda.push({ step: 'melee', unit, target });
  else if (gait !== 'charge' && targetsFor(ground, battle, unit).length > 0) battle.agenda.push({ step: 'shooting', unit, moved: gait === 'move' });
}
