/** What leadership there is, who may be given it, and what it buys ("Leadership"). */
import type { Seat } from '../../../kernel/game.ts';
import type { Ground } from '../ground.ts';
import { assign } from '../rules/assign.ts';
import { leftOver } from '../rules/initiative.ts';
import { canSee } from '../rules/line-of-fire.ts';
import { paymentsFor } from '../rules/order.ts';
import { mayStepByOrder } from '../rules/ordered.ts';
import { liftsFor } from '../rules/points.ts';
import { inPlay, type LegionsView } from '../state.ts';

/** A point of leadership that may be lent to a figure. */
export interface Loan {
  readonly point: number;
  readonly to: number;
}

export class Leadership {
  private readonly ground: Ground;
  private readonly seat: Seat;

  constructor(ground: Ground, seat: Seat) {
    this.ground = ground;
    this.seat = seat;
  }

  /** The point of leadership that may best go to an attack of a figure, its own before its leader's; null for none. */
  lift({ open }: LegionsView, figure: number): number | null {
    const points = liftsFor(this.ground, open, figure);
    return points.find((point) => open.leadership[point]!.holder === figure) ?? points[0] ?? null;
  }

  /** The best way to pay for an order to a figure, with points of its own before its leader's; null for none. */
  payment({ open }: LegionsView, figure: number, cost: number): readonly number[] | null {
    if (!this.ground.has('leadership')) return null;
    const ways = paymentsFor(this.ground, open, figure, cost);
    return ways.find((points) => points.every((point) => open.leadership[point]!.holder === figure)) ?? ways[0] ?? null;
  }

  /** Points that the seat may bid for initiative. */
  leftOver({ open }: LegionsView): number {
    return leftOver(this.ground, open, this.seat).length;
  }

  /** Points of the seat that are ready. */
  ready({ open }: LegionsView): number {
    return open.leadership.reduce((sum, { fate, holder }) => sum + (fate === 'ready' && this.ground.seat(holder) === this.seat && inPlay(open.figures[holder]!) ? 1 : 0), 0);
  }

  /** Points that a figure itself holds ready. */
  heldBy({ open }: LegionsView, figure: number): number {
    return open.leadership.filter(({ fate, holder }) => fate === 'ready' && holder === figure).length;
  }

  /** Squares that a figure may be ordered to. */
  steps({ open }: LegionsView, figure: number): number[] {
    const { at } = open.figures[figure]!;
    return [...this.ground.board.next.subarray(at * 8, at * 8 + 8)].filter((to) => to >= 0 && mayStepByOrder(this.ground, open, figure, to));
  }

  /** Points that may be lent now, and to whom ("Assigning Leadership"). */
  loans(view: LegionsView): readonly Loan[] {
    return assign.options(this.ground, view);
  }

  /** Whether a leader on one square would see a figure on the other. */
  sees({ open }: LegionsView, from: number, to: number): boolean {
    return canSee(this.ground.field(open), from, to, this.ground.book.options.doubleCorner);
  }
}
