/** What all orders have in common: whom they may be given to, and with which points ("Using Leadership"). */
import type { Ground } from '../ground.ts';
import { inPlay, type Battle, type LegionsView } from '../state.ts';
import { anyReady, pairsFor, pointsFor, refusePoints } from './points.ts';

/** Figures of the seat with every way to pay so many points for them. */
export function payments(ground: Ground, { open, seat }: LegionsView, cost: number): { figure: number; points: readonly number[] }[] {
  if (!ground.has('leadership') || !anyReady(ground, open, seat)) return [];
  return ground.figuresOf(open, seat).flatMap((figure) => paymentsFor(ground, open, figure, cost).map((points) => ({ figure, points })));
}

/** Orders cost one point, or two of one leader; a book may have them cost other than that, and then nobody can pay more. */
export function paymentsFor(ground: Ground, battle: Readonly<Battle>, figure: number, cost: number): readonly (readonly number[])[] {
  if (cost === 1) return pointsFor(ground, battle, figure);
  return cost === 2 ? pairsFor(ground, battle, figure) : [];
}

/** Why this figure cannot be told anything for these points; undefined if it can. Both may be anything. */
export function refuseOrder(ground: Ground, { open, seat }: LegionsView, figure: unknown, points: unknown, cost: number): string | undefined {
  if (!Number.isInteger(figure) || open.figures[figure as number] === undefined) return `there is no figure ${JSON.stringify(figure)}`;
  const number = figure as number;
  if (ground.seat(number) !== seat || !inPlay(open.figures[number]!)) return `${ground.name(number)} is not yours to command, or not in play ("Using Leadership")`;
  if (cost > 2) return `it costs ${cost} points of leadership: no leader has so many for one order ("Leadership", Actions)`;
  return refusePoints(ground, open, number, points, cost);
}
