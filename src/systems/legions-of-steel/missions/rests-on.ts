/** Which numbers of the book the results of a mission depend on: all that battles are fought by, and its own. */
import type { BOOK } from '../book.ts';

/** Prefixes of book paths. */
export function restsOn(mission: keyof typeof BOOK.missions | null): readonly string[] {
  const fought = ['units.', 'weapons.', 'kill.', 'modifiers.', 'movement.', 'fire.', 'grenades.', 'leadership.', 'abilities.', 'options.'];
  return mission === null ? fought : [...fought, `missions.${mission}.`, 'missions.arrivals.'];
}
