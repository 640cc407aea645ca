/** Which attack it is that a question asks about. */
import type { Numbers } from '../book.ts';
import { isHazard, isPsychic, useOf, type Attack } from './attacks.ts';
import { sideOf, type Fight } from './fight.ts';
import { firstAid } from './first-aid.ts';
import { psychicFight, surpriseFight } from './initiative.ts';
import type { Scene } from './situations.ts';
import { hazardFight, weaponFight } from './weapon.ts';

export function fightOf(book: Numbers, attacker: string, attack: Attack, defender: string, scene: Scene): Fight {
  const mine = sideOf(book, attacker, scene.wounded);
  const theirs = sideOf(book, defender, scene.woundedTarget || attack === 'first-aid');
  const use = useOf(attack);
  if (use !== null) return weaponFight(book, use, mine, theirs, scene);
  if (isHazard(attack)) return hazardFight(book, attack, mine, theirs, scene);
  if (isPsychic(attack)) return psychicFight(book, attack, mine, theirs, scene);
  return attack === 'surprise' ? surpriseFight(book, mine, theirs, scene) : firstAid(book, mine, theirs);
}
