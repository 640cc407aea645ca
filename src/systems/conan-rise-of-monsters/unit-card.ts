/** A unit card of the book, its numbers plain and its special abilities as a set ("Unit Characteristics"). */
import type { Affiliation, Special, UnitType } from './vocabulary.ts';

export interface UnitCard {
  readonly id: string;
  readonly side: Affiliation;
  readonly type: UnitType;
  /** Aquilonian units draw on their king. */
  readonly aquilonian: boolean;
  /** Models in the unit; twice as many if it is reinforced. */
  readonly models: number;
  /** Inches. */
  readonly movement: number;
  /** Dice of each model. */
  readonly melee: number;
  readonly ranged: number;
  /** Inches; 0 for a unit that cannot shoot. */
  readonly range: number;
  /** Dice of the whole unit. */
  readonly defense: number;
  /** Of each model. */
  readonly wounds: number;
  /** Points. */
  readonly cost: number;
  /** Destiny Tokens that it brings. */
  readonly destiny: number;
  /** Inches across. */
  readonly base: number;
  /** What it can do: without those that `abilities` of the book leaves out. */
  readonly specials: ReadonlySet<Special>;
}
