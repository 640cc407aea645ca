/** Shots on the move: one from the hip where the way takes no more actions for it ("Shoot While Moving Checklist"). */
import type { BeretsAction, BeretsView, Tactics } from '../../src/systems/blood-berets/tactics.ts';
import { actionOf, LEAST } from './attacks.ts';
import { worthOf } from './worth.ts';

/** Null: it walks there without a shot. */
export function firesOnTheWay(tactics: Tactics, view: BeretsView, figure: number, to: number): BeretsAction | null {
  const start: BeretsAction = { do: 'on-the-move' };
  if (!tactics.advanced || tactics.refuse(view, start) !== undefined) return null;
  const { steps, onTheMove } = tactics.book.movement;
  const actions = tactics.range(view, figure).cost(to);
  if (actions < 1 || actions > view.open.active!.left) return null;
  const way = tactics.stepsTo(view, [to])[view.open.figures[figure]!.at]!;
  if (way > steps * (actions - 1) + onTheMove) return null;
  return shotFromTheHip(tactics, view, figure) === null ? null : start;
}

/** Once it is on the move. Null: nobody is worth a shot. */
export function shotFromTheHip(tactics: Tactics, view: BeretsView, figure: number): BeretsAction | null {
  const offer = tactics.assault(view, figure, (other) => worthOf(tactics, view, other)).fromTheHip();
  if (offer.arm === null || offer.value < LEAST) return null;
  const { weapon } = offer.arm;
  return view.open.active!.hip === 'to-come' ? actionOf(tactics, view, figure, offer) : { do: 'shoot', weapon, target: offer.target };
}
