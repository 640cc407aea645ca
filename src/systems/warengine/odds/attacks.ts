/** How odds seekers name an attack: `close` or `ranged` for the best such weapon of the attacker, or the weapon itself. */
import { BOOK } from '../book.ts';
import { isClose, type Profile, type Weapon } from '../profile.ts';

export const ATTACKS: readonly string[] = ['close', 'ranged', ...new Set(Object.values(BOOK.units).flatMap(({ weapons }) => Object.keys(weapons)))];

/** The weapons of a figure that a name may mean, none if it has no such weapon. */
export function weaponsNamed(attack: string, { weapons }: Profile): readonly Weapon[] {
  switch (attack) {
    case 'close':
      return weapons.filter(isClose);
    case 'ranged':
      return weapons.filter((weapon) => !isClose(weapon));
    default:
      return weapons.filter(({ id }) => id === attack);
  }
}
