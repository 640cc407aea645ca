/** No model ends its movement on the base of another ("Movement through Friendly Units"). */
import { distanceUp, pointToward } from '../../../kernel/table/inches.ts';
import type { Point } from '../../../kernel/table/outline.ts';
import type { Field, Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import { travelCost } from './travel.ts';
import { endOf, type Walked } from './walk.ts';
import type { Walker } from './walker.ts';

/** Hundredths of an inch between the places tried. */
const STEP = 10;

/** Takes a model back on its way until it stands on nobody; false if it finds no such place. */
export function stepBack(ground: Ground, battle: Readonly<Battle>, field: Field, { apart: { diameter } }: Walker, unit: number, way: Walked, placed: readonly Point[]): boolean {
  const [endX, endY] = endOf(way);
  if (hasRoom(ground, battle, field, unit, diameter, endX, endY, placed)) return true;
  way.touched = false;
  for (let leg = way.points.length - 1; leg > 0; leg--) {
    const [ax, ay] = way.points[leg - 1]!;
    const [bx, by] = way.points[leg]!;
    for (let length = distanceUp(ax, ay, bx, by) - STEP; length > -STEP; length -= STEP) {
      const to = pointToward(ax, ay, bx, by, Math.max(0, length));
      if (!hasRoom(ground, battle, field, unit, diameter, ...to, placed)) continue;
      way.points.length = leg;
      way.points.push(to);
      way.spent = 0;
      way.length = 0;
      for (let i = 1; i < way.points.length; i++) {
        way.spent += travelCost(ground, field, ...way.points[i - 1]!, ...way.points[i]!);
        way.length += distanceUp(...way.points[i - 1]!, ...way.points[i]!);
      }
      return true;
    }
  }
  return false;
}

/** Whether a base would lie on no friend of another unit, nor on those of its own that have their place already. */
export function hasRoom(ground: Ground, battle: Readonly<Battle>, { bases }: Field, unit: number, diameter: number, x: number, y: number, placed: readonly Point[]): boolean {
  const { units } = ground.roll(battle);
  for (let other = 0; other < bases.count; other++) {
    if (units[other] !== unit && overlaps(x - bases.x[other]!, y - bases.y[other]!, bases.diameter[other]! + diameter) && bases.diameter[other] !== 0) return false;
  }
  for (let i = 0; i < placed.length; i++) if (overlaps(x - placed[i]![0], y - placed[i]![1], 2 * diameter)) return false;
  return true;
}

const overlaps = (dx: number, dy: number, both: number): boolean => 4 * (dx * dx + dy * dy) < both * both;
