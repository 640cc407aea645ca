/** A figure's characteristics and its weapons, as rules and prices read them ("Your Force"). Filled from the book, so that every number can be patched. */
import type { Area, FigureType } from './vocabulary.ts';

export interface Weapon {
  /** Short and unique in its profile, such as rifle. */
  readonly id: string;
  /** Attack Value: "4k3". */
  readonly attack: string;
  /** Inches; 0 for a close combat weapon. */
  readonly range: number;
  /** Targets at most: 1, or 2, 3 or 4 of an Area Effect weapon. */
  readonly targets: number;
  readonly area: Area;
  /** Close weapon that reaches 2 inches without contact. */
  readonly veryLong: boolean;
  /** Who survives it may not move in its next activation. */
  readonly entangling: boolean;
}

export interface Profile {
  readonly id: string;
  readonly type: FigureType;
  /** Inches a turn, a multiple of three. */
  readonly movement: number;
  /** Defense Value and Mental: "4k3". */
  readonly defense: string;
  readonly mental: string;
  /** Control Radius in inches; 0 for a figure that cannot lead. */
  readonly control: number;
  readonly heroPoints: number;
  /** Diameter of the base in inches. */
  readonly base: number;
  readonly weapons: readonly Weapon[];
}

export const isClose = ({ range }: Weapon): boolean => range === 0;
