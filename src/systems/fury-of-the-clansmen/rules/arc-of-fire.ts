/**
 * Which enemies one sweep of fire can take in ("Auto Fire Spread"): an arc ends where it meets a friend in sight.
 *
 * The bearings of friends in sight cut the circle into sectors; all enemies of a sweep lie in one of them. Bearings are
 * compared by exact integers: the half of the circle first, then the sign of the cross product.
 */
import { columnOf, rowOf } from '../../../kernel/grid/squares.ts';
import type { Ground } from '../ground.ts';
import { inPlay, type Battle } from '../state.ts';
import { canSee } from './sight.ts';

/** Enemies in sight that may be fired at, with the sector that each lies in. Those behind a friend's bearing are left out. */
export interface Sweep {
  enemies: readonly number[];
  /** By place in `enemies`. */
  sectors: readonly number[];
  /** The sector of a square; -1 on the bearing of a friend. */
  sectorOf: (square: number) => number;
  /** The sectors on both sides of a square on the bearing of a friend. */
  besides: (square: number) => readonly number[];
}

export function sweepOf(ground: Ground, battle: Readonly<Battle>, by: number): Sweep {
  const field = ground.field(battle);
  const { seat } = ground.trooper(by);
  const from = battle.figures[by]!.at;
  const bearingTo = (square: number): Bearing => [columnOf(field.width, square) - columnOf(field.width, from), rowOf(field.width, square) - rowOf(field.width, from)];
  const friends: Bearing[] = [];
  const seen: number[] = [];
  for (let other = 0; other < battle.figures.length; other++) {
    const figure = battle.figures[other]!;
    if (other === by || !inPlay(figure) || !canSee(field, from, figure.at)) continue;
    if (ground.trooper(other).seat === seat) friends.push(bearingTo(figure.at));
    else seen.push(other);
  }
  friends.sort(compare);
  const cuts = friends.filter((bearing, index) => index === 0 || compare(bearing, friends[index - 1]!) !== 0);
  const sectorOf = (square: number): number => sectorAmong(cuts, bearingTo(square));
  const enemies = seen.filter((enemy) => sectorOf(battle.figures[enemy]!.at) >= 0);
  return {
    enemies,
    sectors: enemies.map((enemy) => sectorOf(battle.figures[enemy]!.at)),
    sectorOf,
    besides: (square) => sectorsBeside(cuts, bearingTo(square)),
  };
}

type Bearing = readonly [x: number, y: number];

/** From the first cut on, sectors are numbered by the cut that they follow; what lies before the first belongs to the last. */
function sectorAmong(cuts: readonly Bearing[], bearing: Bearing): number {
  if (cuts.length === 0) return 0;
  let sector = cuts.length - 1;
  for (const [index, cut] of cuts.entries()) {
    const order = compare(cut, bearing);
    if (order === 0) return -1;
    if (order < 0) sector = index;
  }
  return sector;
}

/** The sector that ends at a friend's bearing, and the one that it begins. */
function sectorsBeside(cuts: readonly Bearing[], bearing: Bearing): number[] {
  const cut = cuts.findIndex((each) => compare(each, bearing) === 0);
  return cut < 0 ? [] : [(cut + cuts.length - 1) % cuts.length, cut];
}

/** Around the circle, beginning east; 0 for the same direction. */
function compare(a: Bearing, b: Bearing): number {
  const halves = half(a) - half(b);
  if (halves !== 0) return halves;
  return Math.sign(b[0] * a[1] - a[0] * b[1]);
}

const half = ([x, y]: Bearing): number => (y > 0 || (y === 0 && x > 0) ? 0 : 1);
