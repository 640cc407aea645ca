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
  /** Whether places that are fought over come before enemies. */
  readonly seizes: boolean;
  /** Whether it stays where it is for this turn, unless there is something to shoot at or to charge. */
  readonly waits: (tactics: Tactics, view: WarView) => boolean;
  /** The chance to kill below which a shot is rather kept for a better one. */
  readonly holdsFire: number;
  /** Whether the force is set up behind cover rather than in front. */
  readonly digsIn: boolean;
}
