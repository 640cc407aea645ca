/** Taking aim: an action, and all shots at that target hit more easily and harder, as long as the figure does nothing else ("Aiming"). */
import type { ActionRule } from '../actions.ts';
import { NOT_AIMED } from '../data/weapons.ts';
import type { BeretsEvent } from '../events.ts';
import type { Ground } from '../ground.ts';
import type { BeretsView } from '../state.ts';
import type { Facing } from '../vocabulary.ts';
import { actor, refuseToAct } from './acting.ts';
import { refuseByAwe } from './aura.ts';
import { enemiesOf, isInCloseCombat, refuseEnemy } from './enemies.ts';
import { refuseShot } from './shooting.ts';
import { spend } from './spend.ts';
import { refuseStance, stancesAt, turnWith } from './stances.ts';
import { weaponsOf } from './weapons-of.ts';

/** A turn comes before it: afterwards the aim would be lost. */
export interface Aim {
  do: 'aim';
  target: number;
  turn?: Facing;
}

const ACTION = 1;

export const aim: ActionRule<Aim> = {
  options(ground, view) {
    const figure = actor(view);
    if (figure === null || refuseToAim(ground, view, figure) !== undefined) return [];
    return enemiesOf(ground, view.open, figure).flatMap((target) => {
      if (refuseTarget(ground, view, figure, target) !== undefined) return [];
      return stancesAt(ground, view.open, figure, view.open.figures[target]!.at)
        .filter(({ after }) => after === undefined)
        .map(({ turn }): Aim => (turn === undefined ? { do: 'aim', target } : { do: 'aim', target, turn }));
    });
  },

  refuse(ground, view, { target, turn }) {
    const figure = actor(view);
    if (figure === null) return 'no figure of yours acts now';
    const refusal = refuseToAim(ground, view, figure) ?? refuseTarget(ground, view, figure, target);
    return refusal ?? refuseStance(ground, view.open, figure, view.open.figures[target]!.at, turn === undefined ? {} : { turn });
  },

  apply(ground, { open }, { target, turn }, { tell }) {
    const { figure } = open.active!;
    turnWith(open, figure, turn);
    spend(ground, open, ACTION);
    open.figures[figure]!.aim = target;
    const event: BeretsEvent = { tell: 'aims', figure: ground.piece(figure).id, target: ground.piece(target).id };
    tell?.(event);
  },
};

function refuseToAim(ground: Ground, view: BeretsView, figure: number): string | undefined {
  const refusal = ground.refuseAbility('aiming') ?? refuseToAct(ground, view, ACTION);
  if (refusal !== undefined) return refusal;
  return isInCloseCombat(ground, view.open, figure) ? `${ground.piece(figure).id} has an enemy next to it and cannot take aim ("Aiming")` : undefined;
}

function refuseTarget(ground: Ground, view: BeretsView, figure: number, target: number): string | undefined {
  const refusal = refuseEnemy(ground, view.open, figure, target);
  if (refusal !== undefined) return refusal;
  const [id, name] = [ground.piece(figure).id, ground.piece(target).id];
  if (view.open.figures[figure]!.aim === target) return `${id} takes aim at ${name} already`;
  const could = weaponsOf(ground, view, figure).some((weapon) => !NOT_AIMED.has(weapon) && refuseShot(ground, view, figure, weapon, target) === undefined);
  return could ? refuseByAwe(ground, view.open, figure, 'aim', target) : `${id} has no weapon to take aim with that could be shot at ${name} from here ("Aiming")`;
}
