/** What leadership is left for when a player turn ends: the last steps of who carries the load, or an attack. */
import type { LegionsAction, LegionsView, Tactics } from '../../src/systems/legions-of-steel/tactics.ts';
import { lastOrders } from './answers.ts';
import type { Doctrine } from './doctrine.ts';

export function inTheEnd(tactics: Tactics, view: LegionsView, doctrine: Doctrine): LegionsAction {
  if (!doctrine.orders) return { do: 'hold', patient: false };
  const isOwnTurn = view.open.phasing === tactics.seat;
  return (isOwnTurn ? lastSteps(tactics, view) : lastOrders(tactics, view)) ?? { do: 'hold', patient: false };
}

/** Steps of the bearer, if they get it there. */
function lastSteps(tactics: Tactics, view: LegionsView): LegionsAction | null {
  const [aim] = tactics.aims(view);
  if (aim === undefined || aim.by.length !== 1) return null;
  const [figure] = aim.by as [number];
  const steps = tactics.steps(view, aim.place, aim.squares);
  const left = steps[view.open.figures[figure]!.at]!;
  if (left === 0 || left > tactics.leadership.ready(view)) return null;
  const points = tactics.leadership.payment(view, figure, tactics.ground.book.leadership.move);
  const to = tactics.leadership.steps(view, figure).find((square) => steps[square]! < left);
  return points === null || to === undefined ? null : { do: 'order-move', figure, to, points };
}
