/** An aimed Close or Firearm Attack takes two actions and earns a bonus; not while on Snap Alert ("Aiming"). */
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';

const PLAIN = [{}] as const;
const BOTH = [{}, { aimed: true }] as const;

/** The ways in which a figure may make an attack now. */
export function ways(ground: Ground, battle: Readonly<Battle>, figure: number): readonly { readonly aimed?: true }[] {
  return ground.has('aim') && refuseAim(ground, battle, figure, true) === undefined ? BOTH : PLAIN;
}

export function costOfAttack(ground: Ground, aimed: boolean): number {
  return aimed ? ground.book.actions.aimed : 1;
}

/** Why a figure may not aim; undefined when it may, or does not. */
export function refuseAim(ground: Ground, battle: Readonly<Battle>, figure: number, aimed: unknown): string | undefined {
  if (aimed === undefined) return undefined;
  if (aimed !== true) return 'aimed: true, or left out ("Aiming")';
  const { id } = ground.trooper(figure);
  if (battle.figures[figure]!.alert) return `${id} is on Snap Alert and may not aim ("Aiming")`;
  if (ground.actionsFor(battle, figure) < ground.book.actions.aimed) return `${id} has not the ${ground.book.actions.aimed} actions left that aiming takes ("Aiming")`;
  return ground.refuseAbility('aim');
}
