/** Grenades from hand to hand, where the book has it: those that lie on the floor, and those that a neighbor could use ("Recovery of Grenades", "Passing Grenades"). */
import type { ActionOf } from '../actions.ts';
import type { Ground } from '../ground.ts';
import { handOver } from '../rules/grenades-in-hand.ts';
import type { LegionsView } from '../state.ts';
import type { Grenade } from '../vocabulary.ts';

export class Hands {
  private readonly ground: Ground;

  constructor(ground: Ground) {
    this.ground = ground;
  }

  /** Grenades that may be picked up on a square. */
  lying({ open }: LegionsView, square: number): Grenade[] {
    return open.dropped.flatMap(({ at, grenade }) => (at === square ? [grenade] : []));
  }

  /** Ways for the active figure to pass a grenade on. */
  passes(view: LegionsView): ActionOf<'hand-over'>[] {
    return handOver.options(this.ground, view);
  }
}
