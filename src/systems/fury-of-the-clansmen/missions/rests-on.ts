/** Which numbers of the book the results of a mission depend on: all that battles are fought by, and its own. */
import type { BOOK } from '../book.ts';

/** Prefixes of book paths. */
export function restsOn(mission: keyof typeof BOOK.missions): readonly string[] {
  return [
    'dice.', 'units.', 'bonuses.', 'terrain.', 'leadership.', 'board.', `missions.${mission}.`, 'options.',
    'actions.', 'abilities.', 'brainbuster.', 'weaponFailure.', 'snapAlert.', 'sectionerCharge.',
  ];
}
