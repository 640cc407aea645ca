/** Who of a unit can shoot at another, and whether most of those do so from afar ("Ranged Attacks"). */
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import { sees } from './sight.ts';

/** Models that see one of the target's within their range, edge to edge: the others add no dice. */
export function firing(ground: Ground, battle: Readonly<Battle>, unit: number, target: number): number[] {
  const { range } = ground.card(battle, unit);
  if (range === 0) return [];
  return ground.members(battle, unit).filter((model) => reaches(ground, battle, model, target, range));
}

/** Whether more than half of the models that shoot see none of the target's within half their range. */
export function mostFar(ground: Ground, battle: Readonly<Battle>, firing: readonly number[], target: number): boolean {
  const far = firing.filter((model) => !reaches(ground, battle, model, target, ground.card(battle, ground.unitOf(battle, model)).range / 2));
  return 2 * far.length > firing.length;
}

function reaches(ground: Ground, battle: Readonly<Battle>, model: number, target: number, inches: number): boolean {
  return ground.members(battle, target).some((other) => ground.within(battle, model, other, inches) && sees(ground, battle, model, other));
}
