/**
 * What a figure costs ("Your Force"; the charts of the builder are lost but for types and hero points).
 *
 * Each characteristic has a price of its own, but attack and defense are priced together, by the root of their product:
 * of two forces of equal points the one with half the figures is even when each is four times as good in both.
 */
import { memo } from '../../../kernel/dice/memo.ts';
import type { Numbers } from '../book.ts';
import { diceOdds } from '../dice-odds.ts';
import { pool, type Pool } from '../pools.ts';
import { isClose, type Profile, type Weapon } from '../profile.ts';
import { defensePool } from '../rules/bonus-rows.ts';
import { power } from './power.ts';

/** One part of a price, in points, not yet rounded. */
export interface CostPart {
  readonly name: string;
  readonly points: number;
  /** Where it comes from, such as "9 inches". */
  readonly of: string;
}

export interface Cost {
  /** Rounded to whole points. */
  readonly points: number;
  readonly parts: readonly CostPart[];
}

const costs = new WeakMap<Numbers, WeakMap<Profile, (heroPoints: number) => number>>();

/** Whole points of a figure, with the hero points of its profile or others that were bought. */
export function costOf(book: Numbers, profile: Profile, heroPoints = profile.heroPoints): number {
  let byProfile = costs.get(book);
  if (byProfile === undefined) costs.set(book, (byProfile = new WeakMap()));
  let byHeroPoints = byProfile.get(profile);
  if (byHeroPoints === undefined) byProfile.set(profile, (byHeroPoints = memo((bought) => explainCost(book, profile, bought).points)));
  return byHeroPoints(heroPoints);
}

/** The same, part by part. */
export function explainCost(book: Numbers, profile: Profile, heroPoints = profile.heroPoints): Cost {
  const { points } = book;
  const held = diceOdds(book).chanceAtLeast(pool(profile.mental), book.rout.need);
  const tweaks = tweakPoints(book, profile);
  const defense = worth(book, plainDefense(book, profile));
  const attack = attackWorth(book, profile.weapons);
  const parts: CostPart[] = [
    { name: 'type', points: points.types[profile.type].cost, of: profile.type },
    { name: 'movement', points: (points.movement * profile.movement) / 3, of: `${profile.movement} inches` },
    { name: 'mental', points: points.mental * held, of: `${profile.mental}, which holds a unit ${(held * 100).toFixed(0)} times in 100` },
    { name: 'control', points: (points.control * profile.control) / 3, of: `${profile.control} inches` },
    { name: 'hero points', points: points.heroPoint * heroPoints, of: `${heroPoints}` },
    { name: 'tweaks', points: tweaks, of: tweaksOf(profile).join(', ') },
    { name: 'fight', points: points.fight * Math.sqrt(defense * attack), of: `attack worth ${attack.toFixed(2)}, defense worth ${defense.toFixed(2)}` },
  ];
  return { points: Math.round(parts.reduce((sum, { points }) => sum + points, 0)), parts: parts.filter(({ points }) => points !== 0) };
}

/** Points of tweaks, which each type may have only so many of. */
export function tweakPoints({ points }: Numbers, { weapons }: Profile): number {
  return weapons.reduce((sum, { veryLong, entangling }) => sum + (veryLong ? points.veryLong : 0) + (entangling ? points.entangling : 0), 0);
}

function tweaksOf({ weapons }: Profile): string[] {
  return weapons.flatMap(({ id, veryLong, entangling }) => [...(veryLong ? [`very long ${id}`] : []), ...(entangling ? [`entangling ${id}`] : [])]);
}

/** Of a controlled figure in the open that has moved; type M and H read low dice as better ones. */
function plainDefense(book: Numbers, { type, defense }: Profile): Pool {
  return defensePool(pool(defense), { didNotMove: false, cover: 'none', uncontrolled: false, type }, book);
}

/** How good dice are: one for an average roll, and so many times more for each point above it. */
function worth(book: Numbers, dice: Pool): number {
  return power(book.points.base, diceOdds(book).mean(dice) - book.points.average);
}

/** The best weapon in full, further ones in part. */
function attackWorth(book: Numbers, weapons: readonly Weapon[]): number {
  const { otherWeapon, furtherWeapon } = book.points;
  const [best, ...others] = weapons.map((weapon) => ({ weapon, worth: weaponWorth(book, weapon) })).sort((a, b) => b.worth - a.worth);
  if (best === undefined) return 0;
  return others.reduce((sum, { weapon, worth }) => sum + worth * (isClose(weapon) === isClose(best.weapon) ? furtherWeapon : otherWeapon), best.worth);
}

function weaponWorth(book: Numbers, weapon: Weapon): number {
  const { close, range } = book.points;
  const reach = isClose(weapon) ? close : Math.max(range.least, 1 + (weapon.range - range.from) * range.perInch);
  return worth(book, pool(weapon.attack)) * reach * areaFactor(book, weapon);
}

function areaFactor({ points: { area } }: Numbers, { targets }: Weapon): number {
  switch (targets) {
    case 2:
      return area.two;
    case 3:
      return area.three;
    case 4:
      return area.four;
    default:
      return 1;
  }
}
