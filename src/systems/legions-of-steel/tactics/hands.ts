/** Grenades from hand to hand, where the book has it: those that lie on the floor, and those that a neighbor could use ("Recovery of Grenades", "Passing Grenades"). */
import type { ActionOf } from '../actions.ts';
import type { Ground } from '../ground.ts';
import { handOver } from '../rules/grenades-in-hand.ts';
import type { LegionsView } from '../state.ts';
import { COMMANDOS, type Grenade } from '../vocabulary.ts';

export class Hands {
  private readonly ground: Ground;

  constructor(ground: Ground) {
    this.ground = ground;
  }

  /** Grenades that a figure could pick up where it stands. */
  lying({ open: { dropped, figures } }: LegionsView, figure: number): Grenade[] {
    return this.ground.seat(figure) === COMMANDOS ? dropped.filter(({ at }) => at === figures[figure]!.at).map(({ grenade }) => grenade) : [];
  }

  /** Squares with grenades that it could go to for them. */
  lyingFor({ open: { dropped } }: LegionsView, figure: number): number[] {
    return this.ground.seat(figure) === COMMANDOS ? dropped.map(({ at }) => at) : [];
  }

  /** Ways for the active figure to pass a grenade on. */
  passes(view: LegionsView): ActionOf<'hand-over'>[] {
    return handOver.options(this.ground, view);
  }
}
