/** Attacks that may be made now, with what they promise: for players to choose from. */
import type { Ground } from './ground.ts';
import { keptOf, type Pool } from './pools.ts';
import { isClose } from './profile.ts';
import type { Prospects } from './prospects.ts';
import { attackDice, chargeBonus, defenseDice } from './rules/adjustments.ts';
import { secondaryTargets } from './rules/area-effect.ts';
import { aims, attack, mayUse, type Aim, type Attack } from './rules/attack.ts';
import { coverAgainst } from './rules/attacks.ts';
import { inTheFray } from './rules/fire-into-combat.ts';
import { reserveAttack, type ReserveAttack } from './rules/reserve-attack.ts';
import type { Battle, WarView } from './state.ts';

export interface AttackOption<A = Attack | ReserveAttack> {
  readonly action: A;
  /** Dice of the attack, all adjustments made. */
  readonly dice: Pool;
  /** Points that it may be expected to cost the enemy, hero points included. */
  readonly harm: number;
  /** The same of the own side. */
  readonly ownHarm: number;
  /** The chance that its primary target dies, if that spends what hero points it must. */
  readonly kill: number;
  /** Reserved attacks of others that it uses up. */
  readonly support: number;
}

/** All attacks of the figures whose turn it is to act. */
export function attackOptions(ground: Ground, prospects: Prospects, view: WarView): AttackOption<Attack>[] {
  return attack.options(ground, view).map((action) => weighed(ground, prospects, view.open, action, action.weapon));
}

/** All attacks of one figure, which may act. */
export function attackOptionsOf(ground: Ground, prospects: Prospects, battle: Readonly<Battle>, figure: number): AttackOption<Attack>[] {
  return ground.profile(battle, figure).weapons.flatMap((arm, weapon) => {
    if (!mayUse(battle, figure, weapon)) return [];
    return aims(ground, battle, figure, arm).map((aim) => weighed(ground, prospects, battle, { do: 'attack', figure, weapon, ...aim } satisfies Attack, weapon));
  });
}

/** All reserve attacks that the seat that is asked may make now. */
export function reserveOptions(ground: Ground, prospects: Prospects, view: WarView): AttackOption<ReserveAttack>[] {
  return reserveAttack.options(ground, view).map((action) => weighed(ground, prospects, view.open, action, view.open.figures[action.figure]!.reserve));
}

function weighed<A extends Aim & { figure: number }>(ground: Ground, prospects: Prospects, battle: Readonly<Battle>, action: A, weapon: number): AttackOption<A> {
  const { figure, target, also = [], support = [] } = action;
  const arm = ground.profile(battle, figure).weapons[weapon]!;
  const charge = isClose(arm) ? chargeBonus(ground, battle, figure, support, weapon, target) : 'none';
  const dice = attackDice(ground, battle, figure, weapon, charge, support.length);
  const fray = inTheFray(ground, battle, figure, arm, target);
  const share = Math.min(1, keptOf(dice) / fray.length); // who is hit is a matter of luck
  const surely = [...also, ...secondaryTargets(ground, battle, figure, arm, target, null)].filter((other) => !fray.includes(other));
  const sums = [0, 0];
  let kill = 0;
  const count = (hit: number, chance: number): void => {
    const defense = defenseDice(ground, battle, hit, coverAgainst(ground, battle, figure, arm, hit));
    sums[ground.seat(battle, hit) === ground.seat(battle, figure) ? 1 : 0]! += chance * prospects.harmOf(battle, dice, defense, hit);
    if (hit === target) kill = chance * prospects.killChance(battle, dice, defense, hit);
  };
  for (const hit of fray) count(hit, share);
  for (const hit of surely) count(hit, 1);
  return { action, dice, harm: sums[0]!, ownHarm: sums[1]!, kill, support: support.length };
}
