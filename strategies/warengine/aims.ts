/** What each unit makes for: a place that is fought over, or the nearest enemies. */
import { INCH, type Tactics, type WarView } from '../../src/systems/warengine/tactics.ts';

export interface Aim {
  readonly x: number;
  readonly y: number;
  /** Inches from it at which it is reached. */
  readonly near: number;
  /** Whether it is a place to hold, rather than an enemy. */
  readonly place: boolean;
}

/** By unit, for a turn: places go to the nearest units, one each and the nearest one again to who is left, where there is a place at all. */
export function aimsOf(tactics: Tactics, view: WarView, seizes: boolean): Map<number, Aim> {
  const aims = new Map<number, Aim>();
  if (!seizes) return aims;
  const places = tactics.objectives(view);
  if (places.length === 0) return aims;
  const units = unitsOf(tactics, view);
  const pairs = units.flatMap(({ unit, x, y }) => places.map((place) => ({ unit, place, far: Math.sqrt((place.x - x) * (place.x - x) + (place.y - y) * (place.y - y)) })));
  pairs.sort((a, b) => a.far - b.far || a.unit - b.unit);
  const taken = new Map<number, number>();
  const most = Math.ceil(units.length / places.length);
  for (const { unit, place } of pairs) {
    const count = taken.get(place.number) ?? 0;
    if (aims.has(unit) || count >= most) continue;
    taken.set(place.number, count + 1);
    aims.set(unit, { x: place.x, y: place.y, near: 2, place: true });
  }
  return aims;
}

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

/** The enemy nearest to a figure as its aim: near enough to charge, or just within the range of its weapon. */
export function enemyAim(tactics: Tactics, view: WarView, figure: number): Aim | undefined {
  const { x, y } = tactics.here(view, figure);
  const enemy = tactics.closestEnemy(view, x, y);
  if (enemy < 0) return undefined;
  const at = tactics.here(view, enemy);
  const range = tactics.range(view, figure) / INCH;
  return { x: at.x, y: at.y, near: range === 0 ? 1 : range - 1, place: false };
}
