/** The zones that each mission needs on its board: where sides begin and arrive, and what is fought over. */
import type { MissionId } from '../missions/all.ts';

export interface ZoneNeed {
  readonly letter: string;
  readonly about: string;
  /** Squares that it has at least. */
  readonly squares: number;
  /** Counted in the upper or in the lower half of the board only. */
  readonly half?: 'upper' | 'lower';
}

const SECTION = 8;
const GROUP = 4;
const HORDE = 11;
const arrival = (letter: string, about = 'where machines arrive'): ZoneNeed => ({ letter, about, squares: 1 });

/** The first is where the commandos begin. */
export const ZONES: Readonly<Record<MissionId, readonly ZoneNeed[]>> = {
  'quarterback-sneak': [
    { letter: 'A', about: 'where the section begins', squares: SECTION },
    { letter: 'B', about: 'where the bomb has to get', squares: 1 },
    arrival('X'), arrival('Z'), arrival('Y', 'where machines arrive later on'),
  ],
  'the-foundry': [
    { letter: 'A', about: 'where the section begins', squares: SECTION },
    { letter: 'X', about: 'where the horde begins', squares: HORDE },
    { letter: 'H', about: 'the hall', squares: 1 },
  ],
  'heart-of-the-net': [
    { letter: 'P', about: 'where the assault group of the sergeant begins', squares: GROUP, half: 'upper' },
    { letter: 'P', about: 'where the assault group of the corporal begins', squares: GROUP, half: 'lower' },
    { letter: 'O', about: 'the room of the Overlord', squares: 1 },
    arrival('N'), arrival('S'), arrival('E'),
  ],
};
