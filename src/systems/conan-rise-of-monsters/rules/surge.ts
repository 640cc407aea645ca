/** The attacked surge: those who touch nobody have to come into contact with the attacker if they can, first with models that nobody touches ("Surge"). */
import type { Chance } from '../../../kernel/chance.ts';
import type { Ground } from '../ground.ts';
import type { ConanState } from '../state.ts';
import { joinMelee } from './join-melee.ts';

/** A unit that flees does not. */
export function surge(ground: Ground, state: ConanState, attacked: readonly number[], attacker: number, chance: Chance): void {
  for (const unit of [...attacked].sort((a, b) => a - b)) {
    if (ground.isInPlay(state.open, unit) && !state.open.units[unit]!.fleeing) joinMelee(ground, state, unit, [attacker], 'surge', chance);
  }
}
