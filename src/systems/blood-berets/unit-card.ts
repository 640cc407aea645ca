/** A side of a character card, its numbers plain ("The Character Cards"). */
import type { Seat } from '../../kernel/game.ts';
import type { Character, Weapon } from './vocabulary.ts';

export interface CharacterCard {
  readonly id: Character;
  /** Whose figure it is at the beginning. */
  readonly seat: Seat;
  /** The side of the card for who is wounded. */
  readonly wounded: boolean;
  readonly actions: number;
  readonly initiative: number;
  readonly armor: number;
  /** Skills; 0: has not got it. */
  readonly missile: number;
  readonly close: number;
  readonly surgery: number;
  readonly symmetry: number;
  /** Wounds that kill it. */
  readonly wounds: number;
  /** Standard weapons; cards come on top. */
  readonly weapons: readonly Weapon[];
}
