/** A unit that was engaged when it was activated, and does not run, brings its other models into contact with those it fights ("Engagement"). */
import type { Chance } from '../../../kernel/chance.ts';
import type { Ground } from '../ground.ts';
import type { ConanState } from '../state.ts';
import { joinMelee } from './join-melee.ts';

export function pileIn(ground: Ground, state: ConanState, unit: number, chance: Chance): void {
  joinMelee(ground, state, unit, ground.engagedWith(state.open, unit), 'pile-in', chance);
}
