/** What each unit makes for: a place that is fought over, or the nearest enemies. */
import { INCH, type Tactics, type WarView } from '../../src/systems/warengine/tactics.ts';
import type { Doctrine } from './doctrine.ts';
import { apart } from './places.ts';

export interface Aim {
  readonly x: number;
  readonly y: number;
  /** Inches from it at which it is reached. */
  readonly near: number;
  /** Whether it is a place to hold, rather than an enemy. */
  readonly place: boolean;
}

/** By unit, for a turn: places go to the nearest units, one for each place or as many as there are; to all as soon as the enemy holds one. */
export function aimsOf(tactics: Tactics, view: WarView, seizes: Doctrine['seizes']): Map<number, Aim> {
  const aims = new Map<number, Aim>();
  const places = tactics.objectives(view);
  if (seizes === 'none' || places.length === 0) return aims;
  const units = unitsOf(tactics, view);
  const all = seizes === 'all' || places.some(({ holder }) => holder === 1 - tactics.seat);
  const most = all ? Math.ceil(units.length / places.length) : 1;
  const pairs = units.flatMap(({ unit, x, y }) => places.map((place) => ({ unit, place, far: apart(place, { x, y }) })));
  pairs.sort((a, b) => a.far - b.far || a.unit - b.unit);
  const taken = new Map<number, number>();
  for (const { unit, place } of pairs) {
    const count = taken.get(place.number) ?? 0;
    if (aims.has(unit) || count >= most) continue;
    taken.set(place.number, count + 1);
    aims.set(unit, { x: place.x, y: place.y, near: NEAR_PLACE, place: true });
  }
  return aims;
}

/** Inches from the middle of a place at which it is surely held. */
const NEAR_PLACE = 2;

/** Own units in play, and the middle of each. */
function unitsOf(tactics: Tactics, view: WarView): { unit: number; x: number; y: number }[] {
  const sums = new Map<number, { unit: number; x: number; y: number; count: number }>();
  for (const figure of tactics.friends(view)) {
    const unit = tactics.unitOf(view, figure);
    const { x, y } = tactics.here(view, figure);
    const sum = sums.get(unit);
    if (sum === undefined) sums.set(unit, { unit, x, y, count: 1 });
    else {
      sum.x += x;
      sum.y += y;
      sum.count += 1;
    }
  }
  return [...sums.values()].map(({ unit, x, y, count }) => ({ unit, x: x / count, y: y / count }));
}

/** The enemy nearest to the middle of these figures. */
export function enemyAim(tactics: Tactics, view: WarView, figures: readonly number[]): Aim | undefined {
  const { x, y } = middleOf(tactics, view, figures);
  const enemy = tactics.closestEnemy(view, x, y);
  if (enemy < 0) return undefined;
  const at = tactics.here(view, enemy);
  return { x: at.x, y: at.y, near: 1, place: false };
}

/** How near to an enemy a figure wants to be, in inches: near enough to strike, or just within the range of its weapon. */
export function nearOf(tactics: Tactics, view: WarView, figure: number): number {
  return Math.max(1, tactics.range(view, figure) / INCH - 1);
}

export function middleOf(tactics: Tactics, view: WarView, figures: readonly number[]): { x: number; y: number } {
  const sum = { x: 0, y: 0 };
  for (const figure of figures) {
    const { x, y } = tactics.here(view, figure);
    sum.x += x / figures.length;
    sum.y += y / figures.length;
  }
  return { x: Math.round(sum.x), y: Math.round(sum.y) };
}
