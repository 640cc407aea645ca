/** What makes one commander differ from another. All weights are in points, as harm is. */
import type { Tactics, WarView } from '../../src/systems/warengine/tactics.ts';

export interface Doctrine {
  /** What a point of harm by fire counts, and one in close combat. */
  readonly fire: number;
  readonly close: number;
  /** What counts of the harm that the enemy could do to a figure where it ends. */
  readonly caution: number;
  /** What an inch nearer to its aim counts. */
  readonly haste: number;
  /** What it counts to stand in cover. */
  readonly cover: number;
  /** How many units, of all that there are, make for places that are fought over rather than for enemies: one for each place, or all. */
  readonly seizes: 'none' | 'one' | 'all';
  /** Whether it stays where it is for this turn, unless there is something to shoot at or to charge. */
  readonly waits: (tactics: Tactics, view: WarView) => boolean;
  /** The chance to kill below which a shot is rather kept for a better one. */
  readonly holdsFire: number;
  /** Whether the force is set up behind cover rather than in front. */
  readonly digsIn: boolean;
}

/** Turns after which the stronger side may no longer be content to lie in wait, and within which it loses all caution. */
const PATIENT = 6;
const GROWS_BOLD = 4;

/** Who has more left than the enemy, and has not won for long, grows bold: nothing is won by watching each other. */
export function grownBold(tactics: Tactics, view: WarView, doctrine: Doctrine): Doctrine {
  const { turn } = view.open;
  if (turn <= PATIENT || strength(tactics, view, tactics.friends(view)) < strength(tactics, view, tactics.enemies(view))) return doctrine;
  const left = Math.max(0, 1 - (turn - PATIENT) / GROWS_BOLD);
  return { ...doctrine, caution: doctrine.caution * left, cover: doctrine.cover * left, holdsFire: 0 };
}

function strength(tactics: Tactics, view: WarView, figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + tactics.worth(view, figure), 0);
}
