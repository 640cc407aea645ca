/** Who may shoot, and at whom ("Ranged Attacks"). */
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import { firing } from './range.ts';

/** Has a ranged attack, is not engaged and does not flee. Whether it has run or charged is not asked. */
export function mayShoot(ground: Ground, battle: Readonly<Battle>, unit: number): boolean {
  return ground.card(battle, unit).ranged > 0 && ground.isInPlay(battle, unit) && !battle.units[unit]!.fleeing && !ground.isEngaged(battle, unit);
}

/** Enemy units that at least one of its models has in range and sight, by number. */
export function targetsFor(ground: Ground, battle: Readonly<Battle>, unit: number): number[] {
  if (!mayShoot(ground, battle, unit)) return [];
  return ground.unitsOf(battle, 1 - ground.seat(battle, unit)).filter((target) => firing(ground, battle, unit, target).length > 0);
}
