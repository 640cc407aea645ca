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

  /** The first point of leadership that may go to an attack of a figure; null for none. */
  lift({ open }: LegionsView, figure: number): number | null {
    return liftsFor(this.ground, open, figure)[0] ?? null;
  }

  /** Ways to pay for an order to a figure. */
  payments({ open }: LegionsView, figure: number, cost: number): readonly (readonly number[])[] {
    return this.ground.has('leadership') ? paymentsFor(this.ground, open, figure, cost) : [];
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

  /** Whose point it is that is lent. */
  lender({ open }: LegionsView, { point }: Loan): number {
    return open.leadership[point]!.origin;
  }

  /** Whether a leader on one square would see a figure on the other. */
  sees({ open }: LegionsView, from: number, to: number): boolean {
    return canSee(this.ground.field(open), from, to, this.ground.book.options.doubleCorner);
  }
}
