/** Shooting at figures in close combat: the dice kept say how many of them the shot hits, luck says which ("Firing into Close Combat"). */
import { shuffle, type Rng } from '../../../kernel/rng.ts';
import type { Ground } from '../ground.ts';
import { isClose, type Weapon } from '../profile.ts';
import type { Battle } from '../state.ts';
import { combatAround } from './contact.ts';
import { reaches } from './targets.ts';

/** Everybody in the target's close combat whom the attacker sees and reaches, the target first; only the target if it fights nobody, or for a close combat weapon. */
export function inTheFray(ground: Ground, battle: Readonly<Battle>, by: number, weapon: Weapon, target: number): number[] {
  if (isClose(weapon) || !ground.inContact(battle, target)) return [target];
  return combatAround(ground, battle, target).filter((figure) => figure !== by && reaches(ground, battle, by, weapon, figure));
}

/** Those that are hit, as many as dice are kept: all, or some by lot. */
export function hitInTheFray(fray: readonly number[], kept: number, rng: Rng): readonly number[] {
  return fray.length <= kept ? fray : shuffle([...fray], rng).slice(0, kept);
}
