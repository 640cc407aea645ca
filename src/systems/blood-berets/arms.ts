/** What a figure can attack with just now, without a look at whom: for players who weigh many attacks. */
import { CLOSE_WEAPONS, NOT_AIMED } from './data/weapons.ts';
import type { Ground } from './ground.ts';
import { isFigure } from './roster.ts';
import { gearRows } from './rules/gear.ts';
import { shotCost } from './rules/shooting.ts';
import { weaponsOf } from './rules/weapons-of.ts';
import type { BeretsView } from './state.ts';
import type { Weapon } from './vocabulary.ts';

/** A weapon as a figure may use it. */
export interface Arm {
  readonly weapon: Weapon;
  readonly close: boolean;
  /** Against whom it is not told: skill and damage points, equipment counted in. */
  readonly skill: number;
  readonly damage: number;
  readonly double: boolean;
  /** Squares; 0 for unlimited. */
  readonly range: number;
  /** Actions of an attack. */
  readonly cost: number;
  readonly mayAim: boolean;
  readonly cover: 'all' | 'corner' | 'none';
  /** Only along straight lines, and in place of a wound a stun on a Nepharite. */
  readonly flame: boolean;
  /** Stuns, and nothing else. */
  readonly stuns: boolean;
}

/** Weapons of a figure that work now. */
export function armsOf(ground: Ground, known: Pick<BeretsView, 'open' | 'secret'>, figure: number): Arm[] {
  const { open, secret } = known;
  if (!isFigure(ground.piece(figure).card)) return [];
  const card = ground.card(open, figure);
  const gear = (close: boolean) => gearRows(ground, open, figure, close ? 'close' : 'missile').reduce((sum, { points }) => sum + points, 0);
  const arms: Arm[] = [];
  for (const weapon of weaponsOf(ground, known, figure)) {
    const { damage, range, double, skill } = ground.book.weapons[weapon];
    if (weapon === 'nafai') continue;
    const use = (close: boolean): void => {
      const own = weapon === 'alimahn' ? (secret?.hands[figure]?.strength ?? 0) : close ? card.close : card.missile;
      if (own === 0) return;
      arms.push({
        weapon, close, damage, double, range, skill: own + skill + (weapon === 'alimahn' ? 0 : gear(close)), cost: close ? 1 : shotCost(ground, weapon),
        mayAim: !close && !NOT_AIMED.has(weapon) && ground.has('aiming'),
        cover: close || !ground.advanced ? 'none' : weapon === 'gehenna-puker' || weapon === 'alimahn' ? 'corner' : 'all',
        flame: weapon === 'gehenna-puker', stuns: weapon === 'alimahn',
      });
    };
    if (!CLOSE_WEAPONS.has(weapon)) use(false);
    if (CLOSE_WEAPONS.has(weapon) || weapon === 'aggressor') use(true);
  }
  return arms;
}
