/**
 * A unit breaks off from its enemies: it runs straight, with all the movement of a run, or not at all ("Engagement").
 *
 * Ground that slows shortens the way; whoever is in the way, or too near to its end, makes it impossible.
 */
import { inInches } from '../../../kernel/table/inches.ts';
import type { Point } from '../../../kernel/table/outline.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import { allowance } from './allowance.ts';
import { refuseEnd, type Maneuver } from './maneuver.ts';
import { nearEnemy } from './near-enemy.ts';
import { anchorOf, slide, type Plan, type Slide } from './slide.ts';

/** What whole hundredths may leave of an allowance that is used up: twice that much in ground that slows. */
const ROUNDING = 6;

/** Where a unit that is engaged would run, in the direction of `to`; a text why it may not. */
export function tryDisengaging(ground: Ground, battle: Readonly<Battle>, unit: number, { to, by, shape }: Maneuver): Slide | string {
  const name = ground.name(battle, unit);
  if (by !== undefined || (shape !== undefined && shape !== 'keep')) return `${name} is engaged: it runs in a straight line and as it stands ("Engagement")`;
  const anchor = anchorOf(ground, battle, unit);
  const { x, y } = battle.models[anchor]!;
  if (to[0] === x && to[1] === y) return `${name} needs a direction to run in: expected to: [x, y], any point on its way`;
  const most = allowance(ground, battle, unit, 'run');
  const plan: Plan = { anchor, to: farOff([x, y], to, most), by: null, shape: 'keep', allowance: most, touch: false };
  const end = slide(ground, battle, unit, plan);
  const left = end.ways.some((way) => most - way.spent > ROUNDING);
  if (end.blocked || (left && end.missingBefore === 0)) return `${name} cannot disengage that way: something keeps it from its whole run of ${inInches(most)}" in a straight line ("Engagement")`;
  if (nearEnemy(ground, battle, unit, end)) return `${name} cannot disengage that way: no run ends within ${ground.book.movement.runKeepsOff}" of an enemy ("Run")`;
  return refuseEnd(ground, battle, unit, plan, end) ?? end;
}

/** A point in the direction of `to` that no allowance reaches. */
export function farOff([x, y]: Point, to: Point, most: number): Point {
  const [dx, dy] = [to[0] - x, to[1] - y];
  const times = Math.ceil((2 * most) / Math.max(Math.abs(dx), Math.abs(dy)));
  return [x + dx * times, y + dy * times];
}
