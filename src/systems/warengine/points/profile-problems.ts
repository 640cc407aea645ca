/** What no figure may be: the limits of its type, the dice of the builder, and which area effect goes with which weapon ("Your Force"; Troop Builder 2.1). */
import type { FilePath } from '../../../kernel/file-error.ts';
import type { Numbers } from '../book.ts';
import { LADDER } from '../data/ladder.ts';
import { isClose, type Profile, type Weapon } from '../profile.ts';
import { isMachine } from '../vocabulary.ts';
import { tweakPoints } from './cost.ts';

/** What no figure may be; the path is within the profile. */
export function profileProblems(book: Numbers, profile: Profile): { path: FilePath; message: string }[] {
  const { id, type, movement, heroPoints, weapons } = profile;
  const limits = book.points.types[type];
  const tweaks = tweakPoints(book, profile);
  const offLadder = (key: 'defense' | 'mental') => (onLadder(profile[key]) ? [] : [{ path: [key], message: `${id}: ${key} ${profile[key]}; expected one of ${LADDER.join(', ')}` }]);
  return [
    ...(movement > limits.movement ? [{ path: ['movement'], message: `${id}: movement ${movement}; ${article(type)} moves ${limits.movement} inches at most` }] : []),
    ...offLadder('defense'),
    ...offLadder('mental'),
    ...(heroPoints > limits.heroPoints ? [{ path: ['heroPoints'], message: tooHeroic(id, heroPoints, type, limits.heroPoints) }] : []),
    ...(weapons.length === 0 ? [{ path: ['weapons'], message: `${id}: no weapons; expected one at least` }] : []),
    ...(weapons.length > limits.weapons ? [{ path: ['weapons'], message: `${id}: ${weapons.length} weapons; ${article(type)} carries ${limits.weapons} at most` }] : []),
    ...(tweaks > limits.tweaks ? [{ path: ['weapons'], message: `${id}: tweaks of ${tweaks} points; ${article(type)} has ${limits.tweaks} at most` }] : []),
    ...weapons.flatMap((weapon) => weaponProblems(weapon).map(({ path, message }) => ({ path: ['weapons', weapon.id, ...path], message: `${id}, ${weapon.id}: ${message}` }))),
  ];
}

const onLadder = (dice: string): boolean => (LADDER as readonly string[]).includes(dice);

export const article = (type: string): string => (/^[aeiou]/.test(type) ? `an ${type}` : isMachine(type as Profile['type']) ? `a ${type} vehicle or monster` : `a ${type}`);

export const tooHeroic = (id: string, found: number, type: Profile['type'], most: number): string => `${id}: ${found} hero points; ${article(type)} has ${most} at most`;

/** "Area Effect Weapons": which kind goes with which weapon. */
function weaponProblems(weapon: Weapon): { path: FilePath; message: string }[] {
  const { attack, area, targets, veryLong } = weapon;
  const close = isClose(weapon);
  return [
    ...(onLadder(attack) ? [] : [{ path: ['attack'], message: `attack ${attack}; expected one of ${LADDER.join(', ')}` }]),
    ...(area === 'close-combat' && !close ? [{ path: ['area'], message: 'a close combat area effect needs a close combat weapon, one of range 0 ("Close Combat Area Effect")' }] : []),
    ...((area === 'burst' || area === 'linear') && close ? [{ path: ['area'], message: `a ${area} area effect needs a ranged weapon ("${area === 'burst' ? 'Burst Fire' : 'Linear'} Area Effect")` }] : []),
    ...((area === 'none') !== (targets === 1) ? [{ path: ['targets'], message: area === 'none' ? `${targets} targets; only one without an area effect` : 'an area effect has 2, 3 or 4 targets' }] : []),
    ...(veryLong && !close ? [{ path: ['veryLong'], message: 'only a close combat weapon is very long' }] : []),
  ];
}
