/** An action that moves one square less and fires once from the hip: the shot comes before, between or after the steps ("Shoot While Moving Checklist"). */
import type { ActionRule } from '../actions.ts';
import type { BeretsEvent } from '../events.ts';
import type { Ground } from '../ground.ts';
import type { BeretsView } from '../state.ts';
import { actor, refuseToAct } from './acting.ts';
import { refuseByAwe } from './aura.ts';
import { bears } from './gear.ts';
import { isShot, shotCost } from './shooting.ts';
import { changeActive, spendOnMovement } from './spend.ts';
import { weaponsOf } from './weapons-of.ts';

export interface OnTheMove {
  do: 'on-the-move';
}

const ACTION = 1;

export const onTheMove: ActionRule<OnTheMove> = {
  options(ground, view) {
    return refuseOnTheMove(ground, view) === undefined ? [{ do: 'on-the-move' }] : [];
  },

  refuse: refuseOnTheMove,

  apply(ground, { open }, _, { tell }) {
    const { figure } = open.active!;
    const { steps, onTheMove: fewer, armored } = ground.book.movement;
    const pace = bears(open.figures[figure]!, 'armor') ? Math.max(0, armored - (steps - fewer)) : fewer;
    spendOnMovement(ground, open, ACTION, pace);
    changeActive(open, { hip: 'to-come' });
    const event: BeretsEvent = { tell: 'on-the-move', figure: ground.piece(figure).id };
    tell?.(event);
  },
};

function refuseOnTheMove(ground: Ground, view: BeretsView): string | undefined {
  const refusal = ground.refuseAbility('on-the-move') ?? refuseToAct(ground, view, ACTION);
  if (refusal !== undefined) return refusal;
  const figure = actor(view)!;
  const { id } = ground.piece(figure);
  if (view.open.active!.hip === 'to-come') return `${id} has a shot from the hip to come`;
  if (!weaponsOf(ground, view, figure).some((weapon) => isShot(weapon) && shotCost(ground, weapon) === 1)) return `${id} has no weapon that could be fired while moving ("Shoot While Moving Checklist")`;
  return refuseByAwe(ground, view.open, figure, 'on-the-move');
}
