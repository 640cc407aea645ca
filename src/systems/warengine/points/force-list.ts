/** A force as it is bought: units of troopers and elites, and figures that stand alone ("Your Force", "Unit"). */
import type { Profile } from '../profile.ts';

export interface ForceList {
  readonly title: string;
  /** Points agreed on, null where none are. */
  readonly points: number | null;
  /** Bought with Points of Force: troopers and elites, or several vehicles or monsters of one profile. */
  readonly units: readonly UnitList[];
  /** Bought with Points of Renown: characters, single vehicles and monsters, each a unit of its own. */
  readonly characters: readonly SingleList[];
  /** Its own profiles by id, beside those of the book. */
  readonly profiles: Readonly<Record<string, Profile>>;
}

export interface UnitList {
  /** Unique in the force. */
  readonly id: string;
  readonly figures: readonly FigureList[];
}

export interface FigureList {
  readonly profile: string;
  readonly count: number;
  /** Of each; undefined: those of the profile. */
  readonly heroPoints?: number | undefined;
}

export type SingleList = Pick<FigureList, 'profile' | 'heroPoints'>;
