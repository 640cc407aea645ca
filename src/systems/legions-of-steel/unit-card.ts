/** A kind of figure with all its numbers, and its weapon's ("Unit and Weapon Descriptions"). */
import type { Unit, Weapon } from './vocabulary.ts';

export interface UnitCard {
  readonly unit: Unit;
  /** Movement points of a walking figure. */
  readonly movement: number;
  /** Kills that remove it. */
  readonly kills: number;
  /** To each die of an attack on it. */
  readonly modifier: number;
  /** To each die that is fired past it. */
  readonly past: number;
  /** To each die of a K-Pulse grenade, beside `modifier`. */
  readonly pulse: number;
  /** Dice in Hand to Hand Combat; 0: it cannot damage another. */
  readonly hands: number;
  readonly leadership: number;
  readonly weapon: WeaponCard;
  /** By place in `GRENADES`: what it begins with, without those that `abilities` leaves out. */
  readonly grenades: readonly [forcewalls: number, kPulses: number, nachtmachers: number];
}

export interface WeaponCard {
  readonly weapon: Weapon;
  readonly rof: number;
  /** The farthest square of each range in the order of `RANGES`; 0: it has none. */
  readonly ranges: readonly number[];
  /** The farthest square at all. */
  readonly reach: number;
}
