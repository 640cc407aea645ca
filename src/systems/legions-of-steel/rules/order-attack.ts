/** Orders to fire, to strike, to throw: whatever the figure has done, without movement modifiers and without its fire action ("Leadership", Actions). */
import type { ActionRule } from '../actions.ts';
import type { Ground } from '../ground.ts';
import { waiting, type Battle } from '../state.ts';
import { declareShot, refuseShot, refuseStrike, shotChoices, shotOf, strikeChoices, strikeOf } from './declare.ts';
import { pay } from './ordered.ts';
import { payments, refuseOrder } from './order.ts';
import { liftsFor, spend } from './points.ts';
import { refuseThrow, throwChoices } from './throw.ts';

export const orderFire: ActionRule<'order-fire'> = {
  options: (ground, view) =>
    payments(ground, view, ground.book.leadership.fire).flatMap(({ figure, points }) =>
      shotChoices(ground, view.open, figure, 'order').filter(({ lift }) => lift === null).flatMap((fields) =>
        liftsBeside(ground, view.open, figure, points).map((lift) => ({ do: 'order-fire' as const, figure, ...fields, lift, points })),
      ),
    ),
  refuse: (ground, view, action) =>
    refuseOrder(ground, view, action.figure, action.points, ground.book.leadership.fire) ??
    refuseShot(ground, view.open, action.figure, 'order', { ...action, lift: null }) ??
    refuseLift(ground, view.open, action.figure, action.points, action.lift),
  apply(ground, { open }, action) {
    const shot = shotOf(ground, open, action.figure, 'order', 0, action);
    payFor(ground, open, action.figure, action.points, action.lift);
    declareShot(ground, open, shot);
  },
};

export const orderStrike: ActionRule<'order-strike'> = {
  options: (ground, view) =>
    payments(ground, view, ground.book.leadership.fire).flatMap(({ figure, points }) =>
      strikeChoices(ground, view.open, figure, 'order').filter(({ lift }) => lift === null).flatMap(({ at }) =>
        liftsBeside(ground, view.open, figure, points).map((lift) => ({ do: 'order-strike' as const, figure, at, lift, points })),
      ),
    ),
  refuse: (ground, view, action) =>
    refuseOrder(ground, view, action.figure, action.points, ground.book.leadership.fire) ??
    refuseStrike(ground, view.open, action.figure, 'order', { at: action.at, lift: null }) ??
    refuseLift(ground, view.open, action.figure, action.points, action.lift),
  apply(ground, { open }, action) {
    const shot = strikeOf(ground, open, action.figure, 'order', 0, action);
    payFor(ground, open, action.figure, action.points, action.lift);
    declareShot(ground, open, shot);
  },
};

export const orderThrow: ActionRule<'order-throw'> = {
  options: (ground, view) =>
    payments(ground, view, ground.book.leadership.throw).flatMap(({ figure, points }) => throwChoices(ground, view.open, figure).map((fields) => ({ do: 'order-throw' as const, figure, ...fields, points }))),
  refuse: (ground, view, action) => refuseOrder(ground, view, action.figure, action.points, ground.book.leadership.throw) ?? refuseThrow(ground, view.open, action.figure, action),
  apply(ground, { open }, { figure, grenade, over, points }) {
    payFor(ground, open, figure, points, null);
    open.agenda.push({ step: 'aiming-throw', figure, grenade, over, ordered: true });
  },
};

/** No point more, or one that the order does not cost. */
const liftsBeside = (ground: Ground, battle: Readonly<Battle>, figure: number, points: readonly number[]): (number | null)[] => [null, ...liftsFor(ground, battle, figure, points)];

function refuseLift(ground: Ground, battle: Readonly<Battle>, figure: number, points: readonly number[], lift: unknown): string | undefined {
  return liftsBeside(ground, battle, figure, points).includes(lift as number | null) ? undefined : 'lift: null, or the first of equal points of leadership that are left to be spent on it ("Leadership", Actions)';
}

function payFor(ground: Ground, battle: Battle, figure: number, points: readonly number[], lift: number | null): void {
  pay(ground, battle, figure, points);
  if (lift !== null) spend(battle, [lift]);
  if (waiting(battle) === null) throw new Error('an order was given while nothing waited for one');
}
