/** What never changes of a battle's figures, by their numbers: profiles, sides, units and bases, quick to look up. */
import { INCH } from '../../kernel/table/inches.ts';
import { profileIn, type Numbers } from './book.ts';
import type { Forces } from './forces.ts';
import { isClose, type Profile } from './profile.ts';
import { isMachine } from './vocabulary.ts';

export interface Roll {
  readonly profiles: readonly Profile[];
  readonly seats: Uint8Array;
  readonly units: Int32Array;
  /** Hundredths of an inch. */
  readonly diameters: Int32Array;
  /** Nonzero for vehicles and monsters. */
  readonly machines: Uint8Array;
  readonly anyMachine: boolean;
  /** Close combat weapons, as a mask by their place in the profile. */
  readonly closeWeapons: Int32Array;
}

export function rollOf(book: Numbers, { figures, profiles: own }: Forces): Roll {
  const profiles = figures.map(({ profile }) => profileIn(book, own, profile));
  return {
    profiles,
    seats: Uint8Array.from(figures, ({ seat }) => seat),
    units: Int32Array.from(figures, ({ unit }) => unit),
    diameters: Int32Array.from(profiles, ({ base }) => Math.round(base * INCH)),
    machines: Uint8Array.from(profiles, ({ type }) => (isMachine(type) ? 1 : 0)),
    anyMachine: profiles.some(({ type }) => isMachine(type)),
    closeWeapons: Int32Array.from(profiles, ({ weapons }) => weapons.reduce((mask, weapon, place) => (isClose(weapon) ? mask | (1 << place) : mask), 0)),
  };
}
