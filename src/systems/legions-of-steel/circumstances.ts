/** All that decides what a die has to show: what kill number and roll modifiers are read from ("Combat Mechanics", "Using Grenades"). Rules fill one in again and again; tables fill in every case. */
import type { WeaponCard } from './unit-card.ts';
import type { Arc, Mode, Occasion, Target } from './vocabulary.ts';

/** What hinders on the line, its two ends not counted but for darkness. */
export interface OnTheLine {
  corners: number;
  /** Modifiers of figures fired past, as a positive number. */
  passed: number;
  dark: boolean;
}

export interface ShotCircumstances extends OnTheLine {
  occasion: Occasion;
  /** Hand to Hand Combat: `weapon`, `range` and `stance` do not count, and no movement modifier. */
  hands: boolean;
  weapon: WeaponCard;
  mode: Mode;
  target: Target;
  range: number;
  /** The movement modifier of a figure that fires, what the counter of a covering one says; 0 for any other occasion. */
  stance: number;
  /** A point of leadership was spent. */
  lifted: boolean;
}

export interface ThrowCircumstances extends OnTheLine {
  range: number;
  arc: Arc;
  displaced: boolean;
  stance: number;
  lifted: boolean;
}
