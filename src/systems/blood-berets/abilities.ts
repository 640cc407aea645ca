/** What is played of the rules: not left out, and nothing of chapter V in the basic game ("Advanced Rules"). */
import type { Numbers } from './book.ts';
import type { Ability } from './vocabulary.ts';

/** Rules of chapter V, and what only they need. */
const ADVANCED: ReadonlySet<Ability> = new Set<Ability>([
  'saved-counters', 'split-movement', 'perfect-and-fumble', 'facing', 'perimeter-control', 'aiming', 'corner-cover', 'on-the-move', 'medic', 'explosion',
]);

/** Whether chapter V is played. `usual`: that it is in this mission, if the book does not say otherwise. */
export const playsAdvanced = ({ options }: Pick<Numbers, 'options'>, usual: boolean): boolean => (options.rules === 'mission' ? usual : options.rules === 'advanced');

export const isPlayed = ({ abilities }: Pick<Numbers, 'abilities'>, advanced: boolean, ability: Ability): boolean => abilities[ability] && (advanced || !ADVANCED.has(ability));

/** Why it is not; undefined if it is. */
export function refuseAbility({ abilities }: Pick<Numbers, 'abilities'>, advanced: boolean, ability: Ability): string | undefined {
  if (!advanced && ADVANCED.has(ability)) return `${ability}: not in the basic rules ("Advanced Rules"); options.rules=advanced has it`;
  return abilities[ability] ? undefined : `${ability}: left out (abilities.${ability})`;
}
