/** Attacking with a weapon that has not been used in this activation ("Attack"), perhaps with the reserved attacks of others of the unit ("Massed Attacks"). */
import type { ActionRule } from '../actions.ts';
import type { Ground } from '../ground.ts';
import type { Weapon } from '../profile.ts';
import type { Battle } from '../state.ts';
import { announce } from './attacks.ts';
import { othersToStrike, refuseOthers } from './close-combat-area.ts';
import { begin, figuresToAct, refuseFigure } from './figures.ts';
import { refuseSupport, supporters } from './massed-attack.ts';
import { isSuicidal, refuseTarget, targetsOf } from './targets.ts';
import { blastReaches } from './windows.ts';

export interface Attack {
  do: 'attack';
  figure: number;
  /** Its place in the profile. */
  weapon: number;
  /** The primary target; of a close combat weapon that explodes, the attacker himself. */
  target: number;
  /** Others that a close combat area effect strikes. */
  also?: readonly number[];
  /** Figures of the unit that assist with their reserved attacks. */
  support?: readonly number[];
}

export const attack: ActionRule<Attack> = {
  /** With all others that a close combat area effect can strike; alone, and with all who can assist. */
  options(ground, view) {
    const options: Attack[] = [];
    for (const figure of figuresToAct(ground, view)) {
      ground.profile(view.open, figure).weapons.forEach((arm, weapon) => {
        if (!mayUse(view.open, figure, weapon)) return;
        for (const aim of aims(ground, view.open, figure, arm)) options.push({ do: 'attack', figure, weapon, ...aim });
      });
    }
    return options;
  },

  refuse(ground, view, { figure, weapon, target, also, support }) {
    return refuseFigure(ground, view, figure) ?? refuseWeapon(ground, view.open, figure, weapon) ?? refuseAim(ground, view.open, figure, weapon, target, also, support);
  },

  apply(ground, { open }, { figure, weapon, target, also = [], support = [] }, chance) {
    begin(open, figure);
    announce(ground, open, { by: figure, weapon, target, also, support, cause: 'action', mayCharge: true }, chance);
  },
};

/** Why a figure may not use this weapon in its activation; undefined if it may. */
export function refuseWeapon(ground: Ground, battle: Readonly<Battle>, figure: number, weapon: unknown): string | undefined {
  const { weapons } = ground.profile(battle, figure);
  const id = ground.id(battle, figure);
  const arm = Number.isInteger(weapon) ? weapons[weapon as number] : undefined;
  if (arm === undefined) return `${id} has no weapon ${String(weapon)}; expected ${weapons.map((_, place) => place).join(', ')}`;
  if (isUsed(battle, figure, weapon as number)) return `${id} has used its ${arm.id} in this activation ("Attack")`;
  return isFast(battle, figure) ? `${id} makes a fast move: no attacks, none on reserve ("Fast Moves")` : undefined;
}

/** Whether it may use this weapon, one that it has. */
export function mayUse(battle: Readonly<Battle>, figure: number, weapon: number): boolean {
  return !isUsed(battle, figure, weapon) && !isFast(battle, figure);
}

const isUsed = ({ figures }: Readonly<Battle>, figure: number, weapon: number): boolean => (figures[figure]!.fired & (1 << weapon)) !== 0;
const isFast = ({ figures }: Readonly<Battle>, figure: number): boolean => figures[figure]!.gait === 'fast';

export interface Aim {
  target: number;
  also?: readonly number[];
  support?: readonly number[];
}

/** What may be attacked with a weapon, from where the figure stands. */
export function aims(ground: Ground, battle: Readonly<Battle>, figure: number, weapon: Weapon): Aim[] {
  if (isSuicidal(weapon)) return blastReaches(ground, battle, figure, weapon, enemiesOf(ground, battle, figure)) ? [{ target: figure }] : [];
  return targetsOf(ground, battle, figure, weapon)
    .flatMap((target) => {
      const also = othersToStrike(ground, battle, figure, weapon, target);
      const alone: Aim = also.length > 0 ? { target, also } : { target };
      const support = supporters(ground, battle, figure, weapon, target);
      if (support.length === 0) return [alone];
      return [alone, also.length > 0 ? { target, also, support } : { target, support }];
    });
}

const enemiesOf = (ground: Ground, battle: Readonly<Battle>, figure: number): number[] => ground.enemies(battle, ground.seat(battle, figure));

/** Why a figure may not attack so with a weapon that it may use; undefined if it may. */
export function refuseAim(ground: Ground, battle: Readonly<Battle>, figure: number, weapon: number, target: unknown, also: unknown, support: unknown): string | undefined {
  const arm = ground.profile(battle, figure).weapons[weapon]!;
  const refusal = refuseTarget(ground, battle, figure, arm, target);
  if (refusal !== undefined) return refusal;
  if (isSuicidal(arm) && !blastReaches(ground, battle, figure, arm, enemiesOf(ground, battle, figure))) return `no enemy is near enough to ${ground.id(battle, figure)} ("Explosive Area Effect")`;
  return refuseOthers(ground, battle, figure, arm, target as number, also) ?? refuseSupport(ground, battle, figure, arm, target as number, support);
}
