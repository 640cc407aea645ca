/** What an attack takes for granted, and what its figures do not say. */
import type { Numbers } from '../book.ts';
import { isClose, type Profile, type Weapon } from '../profile.ts';
import { standsInUnit } from '../vocabulary.ts';
import type { Scene } from './situations.ts';

/** Each the end of a sentence that begins "provided that". */
export function provisosOf(mine: Profile, theirs: Profile, weapon: Weapon, scene: Scene): string[] {
  const outOfContact = isClose(weapon) && weapon.veryLong && (scene.attacker === 'did not move' || scene.target === 'did not move' || scene.cover !== 'none');
  return [
    ...(scene.support > 0 ? [`those who assist are of the same unit and have a ${isClose(weapon) ? 'close combat' : 'ranged'} weapon on reserve that reaches the target ("Massed Attacks")`] : []),
    ...(scene.attackerUncontrolled && !standsInUnit(mine.type) ? [`${mine.id} has joined a unit that another leads ("Check Control": alone it is always controlled)`] : []),
    ...(scene.targetUncontrolled && !standsInUnit(theirs.type) ? [`${theirs.id} has joined a unit that another leads ("Check Control": alone it is always controlled)`] : []),
    ...(outOfContact ? ['the two are not in base contact'] : []),
  ];
}

export function notesOf({ attack, abilities }: Numbers, weapon: Weapon, scene: Scene): string[] {
  return [
    ...(isClose(weapon) ? [] : [`range ${weapon.range} inches`]),
    ...(weapon.veryLong ? [`very long: reaches ${attack.veryLong} inches without contact`] : []),
    ...(weapon.entangling ? ['entangling: who survives it may not move in its next activation'] : []),
    ...(hitsSeveral(weapon, abilities) && scene.target !== 'in close combat' ? [`${weapon.area} area effect on ${weapon.targets} figures at most: one attack roll, and each rolls its own defense`] : []),
    ...(scene.heroPoints ? ['hero points are spent only once: further attacks are counted as if they were there again'] : []),
    ...(scene.attacker === 'charges' && scene.support > 0 ? ['one bonus for the charge, however many of the attackers charged ("Charging")'] : []),
  ];
}

export const hitsSeveral = ({ area, targets }: Weapon, abilities: Numbers['abilities']): boolean => area !== 'none' && targets > 1 && abilities['area-effects'];
