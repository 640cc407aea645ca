/** Which targets a figure may shoot at, with which weapon, from where it stands; where it looks is left out of it ("Missile Weapons", "Range", "Close Combat"). */
import { chebyshev } from '../../../kernel/grid/squares.ts';
import { CLOSE_WEAPONS } from '../data/weapons.ts';
import type { Ground } from '../ground.ts';
import type { Battle, BeretsView } from '../state.ts';
import type { Weapon } from '../vocabulary.ts';
import { refuseEnemy } from './enemies.ts';
import { hasLineOfFire } from './friends.ts';
import { refuseWeapon } from './weapons-of.ts';

/** With these the attack is an action of its own. */
const OTHERWISE: Partial<Readonly<Record<Weapon, string>>> = { 'gehenna-puker': 'burn', nafai: 'nafai' };

export const isShot = (weapon: Weapon): boolean => !CLOSE_WEAPONS.has(weapon) && OTHERWISE[weapon] === undefined;

/** Actions of one shot. */
export const shotCost = (ground: Ground, weapon: Weapon): number => (weapon === 'shellshocker' ? ground.book.gear.shellshocker : 1);

export function refuseShot(ground: Ground, known: Pick<BeretsView, 'open' | 'secret'>, figure: number, weapon: Weapon, target: number): string | undefined {
  const { open } = known;
  const { id } = ground.piece(figure);
  const refusal = refuseWeapon(ground, known, figure, weapon) ?? refuseEnemy(ground, open, figure, target);
  if (refusal !== undefined) return refusal;
  if (!isShot(weapon)) return `the ${weapon} is not for shots: expected the action "${OTHERWISE[weapon] ?? 'close'}"`;
  if (ground.card(open, figure).missile === 0) return `${id} does not know missile weapons ("The Skills")`;
  const field = ground.board(open);
  const [from, to] = [open.figures[figure]!.at, open.figures[target]!.at];
  const name = ground.piece(target).id;
  if (field.adjacent(from, to)) return `${name} is next to ${id}: close combat weapons only ("Close Combat")`;
  const away = chebyshev(field.width, from, to);
  if (!inRange(ground, weapon, away)) return `${name} is ${away} squares away, and the ${weapon} reaches ${ground.book.weapons[weapon].range} ("Range")`;
  if (weapon === 'shellshocker' && nextToBerets(ground, open, to)) return `${name} stands next to a Blood Beret: no target for a shellshocker ("Weapons and Equipment")`;
  return hasLineOfFire(ground, open, figure, target) ? undefined : `${id} has no clear line of sight to ${name} ("Missile Weapons", "In Cover")`;
}

/** 0: unlimited. */
export function inRange(ground: Ground, weapon: Weapon, squares: number): boolean {
  const { range } = ground.book.weapons[weapon];
  return range === 0 || squares <= range;
}

/** "May not be used on a target if it is adjacent to any Blood Berets." */
export function nextToBerets(ground: Ground, battle: Readonly<Battle>, square: number): boolean {
  const { width } = ground.board(battle);
  return battle.figures.some(({ fate, seat, at }) => fate === 'in-play' && seat === 0 && chebyshev(width, at, square) <= 1);
}
