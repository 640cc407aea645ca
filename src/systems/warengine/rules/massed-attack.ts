/** Figures of one unit that put their reserved attacks into the attack of another ("Massed Attacks"). */
import type { Ground } from '../ground.ts';
import { MOST_ROLLED, pool, rolledOf } from '../pools.ts';
import { isClose, type Weapon } from '../profile.ts';
import type { Battle } from '../state.ts';
import { isFigure } from './figures.ts';
import { isSuicidal, reaches } from './targets.ts';

/** All who may assist an attack, by number: of the same unit, with an attack of the same kind on reserve that reaches the target. */
export function supporters(ground: Ground, battle: Readonly<Battle>, by: number, weapon: Weapon, target: number): number[] {
  if (isSuicidal(weapon) || !ground.book.abilities['massed-attacks']) return [];
  const found: number[] = [];
  for (const figure of ground.members(battle, ground.unitOf(battle, by))) {
    if (figure !== by && battle.figures[figure]!.reserve >= 0 && refuseSupporter(ground, battle, by, weapon, target, figure) === undefined) found.push(figure);
  }
  return found.slice(0, mostSupport(weapon));
}

/** So many that their dice can still be counted: more than any table has room for. */
const mostSupport = ({ attack }: Weapon): number => MOST_ROLLED - 5 - rolledOf(pool(attack));

/** Why these may not assist an attack, which may be made; undefined if they may. */
export function refuseSupport(ground: Ground, battle: Readonly<Battle>, by: number, weapon: Weapon, target: number, support: unknown): string | undefined {
  if (support === undefined) return undefined;
  if (!Array.isArray(support)) return 'expected support: a list of figures';
  if (support.length === 0) return undefined;
  if (!ground.book.abilities['massed-attacks']) return 'massed attacks are left out (abilities.massed-attacks)';
  if (isSuicidal(weapon)) return `nobody assists with the ${weapon.id} of ${ground.id(battle, by)} ("Massed Attacks")`;
  if (new Set(support).size < support.length) return 'a figure assists only once ("Massed Attacks")';
  if (support.length > mostSupport(weapon)) return `at most ${mostSupport(weapon)} figures assist`;
  for (const figure of support) {
    const refusal = refuseSupporter(ground, battle, by, weapon, target, figure);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

function refuseSupporter(ground: Ground, battle: Readonly<Battle>, by: number, weapon: Weapon, target: number, figure: unknown): string | undefined {
  if (!isFigure(battle, figure)) return `there is no figure ${String(figure)}`;
  const id = ground.id(battle, figure);
  const { fate, reserve } = battle.figures[figure]!;
  if (figure === by) return `${id} does not assist itself ("Massed Attacks")`;
  if (fate !== 'in-play') return `${id} is not in play`;
  if (!ground.together(battle, by, figure)) return `${id} is not in the unit of ${ground.id(battle, by)} ("Massed Attacks")`;
  if (reserve < 0) return `${id} has no attack on reserve ("Massed Attacks")`;
  const own = ground.profile(battle, figure).weapons[reserve]!;
  if (isClose(own) !== isClose(weapon) || isSuicidal(own)) return `the ${own.id} of ${id} cannot assist the ${weapon.id} of ${ground.id(battle, by)}: both ranged or both close combat ("Massed Attacks")`;
  if (!isClose(own) && ground.inContact(battle, figure)) return `${id} touches an enemy and may make no ranged attack ("Attack")`;
  return reaches(ground, battle, figure, own, target) ? undefined : `${id} does not reach ${ground.id(battle, target)} with its ${own.id} ("Attack")`;
}
