/** A close combat weapon that strikes several figures in base contact: the attacker says which ("Close Combat Area Effect"). */
import type { Ground } from '../ground.ts';
import type { Weapon } from '../profile.ts';
import type { Battle } from '../state.ts';
import { mostTargets } from './area-effect.ts';
import { neighbors } from './contact.ts';

/** Other enemies in contact, as many as the weapon strikes beside its primary target. */
export function othersToStrike(ground: Ground, battle: Readonly<Battle>, by: number, weapon: Weapon, target: number): number[] {
  if (weapon.area !== 'close-combat') return [];
  return ground.contacts(battle, by).filter((enemy) => enemy !== target).slice(0, mostTargets(ground, weapon) - 1);
}

/** Why the attack may not strike these too; undefined if it may. Friends may be among them, if one wants. */
export function refuseOthers(ground: Ground, battle: Readonly<Battle>, by: number, weapon: Weapon, target: number, also: unknown): string | undefined {
  if (also === undefined) return undefined;
  if (!Array.isArray(also)) return 'expected also: a list of figures';
  if (also.length === 0) return undefined;
  if (weapon.area !== 'close-combat') return `the ${weapon.id} of ${ground.id(battle, by)} is no close combat weapon with an area effect: nobody chooses its further targets ("Area Effect Weapons")`;
  const most = mostTargets(ground, weapon) - 1;
  if (also.length > most) return `the ${weapon.id} strikes ${most} beside its primary target, not ${also.length} ("Close Combat Area Effect")`;
  if (new Set<unknown>([...(also as unknown[]), target]).size <= also.length) return 'an area effect strikes each figure only once ("Area Effect Weapons")';
  const beside = neighbors(ground, battle, by);
  return also.every((figure) => beside.includes(figure as number)) ? undefined : `only figures in base contact with ${ground.id(battle, by)} ("Close Combat Area Effect")`;
}
