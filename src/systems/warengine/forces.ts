/** Who fights: two forces of units, flattened to numbered figures ("Your Force", "Unit"). Never written to once it is made. */
import type { Seat } from '../../kernel/game.ts';
import type { Profile } from './profile.ts';

export interface Enlisted {
  /** Unique in the battle: "r-thug-1". */
  readonly id: string;
  /** Id of its profile: one of the book, or of `Forces.profiles`. */
  readonly profile: string;
  readonly seat: Seat;
  /** Number of its unit. */
  readonly unit: number;
  /** Hero points it begins with: as bought, not always those of its profile. */
  readonly heroPoints: number;
  /** What it cost: what its death is worth to the enemy ("Victory"). */
  readonly points: number;
}

export interface UnitOf {
  /** Unique in the battle: "r-thugs". */
  readonly id: string;
  readonly seat: Seat;
  /** Numbers of its figures; one for a character, vehicle or monster of its own. */
  readonly members: readonly number[];
}

export interface Forces {
  readonly figures: readonly Enlisted[];
  readonly units: readonly UnitOf[];
  /** Those that a user has invented, by id, beside the book's. */
  readonly profiles: Readonly<Record<string, Profile>>;
  /** By seat: id of the ready force, or "random", or the title of a user's own. */
  readonly names: readonly [string, string];
}
