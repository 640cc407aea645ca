/** What makes one warlord differ from another. Weights are of points, as harm is. */
import type { ConanView, Tactics } from '../../src/systems/conan-rise-of-monsters/tactics.ts';

export interface Doctrine {
  /** What counts of the harm that a fight costs the own side. */
  readonly caution: number;
  /** What counts of what the enemies could do to a unit where it ends. */
  readonly fear: number;
  /** What an inch nearer to its aim counts. */
  readonly haste: number;
  /** What counts of the harm that it could do in its next activation from where it ends. */
  readonly foresight: number;
  /** Whether it lets the enemy come for this turn. */
  readonly waits: (tactics: Tactics, view: ConanView) => boolean;
  /** Whether units break off fights that go against them. */
  readonly breaksOff: boolean;
  /** Inches from the front of the deployment zone to the first rank. */
  readonly depth: number;
}
