/** A move or a run as a player says it: where the unit goes, by which bend, and in what shape it ends ("Movement", "Cohesion"). */
import { distanceUp, inInches } from '../../../kernel/table/inches.ts';
import type { Point } from '../../../kernel/table/outline.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import { SHAPES, type Shape } from '../vocabulary.ts';
import { startOf } from './goals.ts';
import { anchorOf, slide, type Plan, type Slide } from './slide.ts';

export interface Maneuver {
  /**
   * In hundredths of an inch. Of a unit as it stands: where the middle of the base of its first model in play goes; the others move by the same
   * vector. Of one that is drawn up anew: the middle of its front.
   */
  to: Point;
  /** A bend of the way, of the first model or, drawn up anew, of the unit's middle; straight if not said. */
  by?: Point;
  /** As they stand if not said. */
  shape?: Shape;
}

/** What is wrong with the words of it; undefined if nothing is. */
export function refuseWords({ table }: Readonly<Battle>, { to, by, shape }: Maneuver): string | undefined {
  const isOnTable = (at: unknown) => isPoint(at) && at[0] >= 0 && at[1] >= 0 && at[0] <= table.width && at[1] <= table.height;
  if (!isOnTable(to)) return 'expected to: [x, y], a point of the table in whole hundredths of an inch';
  if (by !== undefined && !isOnTable(by)) return 'expected by: [x, y], a point of the table in whole hundredths of an inch';
  if (shape !== undefined && !SHAPES.includes(shape)) return `there is no shape ${String(shape)}; there is ${SHAPES.join(', ')}`;
  return undefined;
}

export function isPoint(at: unknown): at is Point {
  return Array.isArray(at) && at.length === 2 && at.every((coordinate) => Number.isInteger(coordinate));
}

export function planOf(ground: Ground, battle: Readonly<Battle>, unit: number, { to, by, shape }: Maneuver, allowance: number, touch: boolean): Plan {
  return { anchor: anchorOf(ground, battle, unit), to, by: by ?? null, shape: shape ?? 'keep', allowance, touch };
}

/** Why a unit may not move so far, in that shape; undefined if it may try. */
export function refusePlan(ground: Ground, battle: Readonly<Battle>, unit: number, plan: Plan, isTogether: boolean): string | undefined {
  const { to, by, shape, allowance } = plan;
  const [x, y] = startOf(ground, battle, unit, plan);
  const length = by === null ? distanceUp(x, y, ...to) : distanceUp(x, y, ...by) + distanceUp(...by, ...to);
  const name = ground.name(battle, unit);
  if (length > allowance) return `${name} would have to move ${inInches(length)}", and may move ${inInches(allowance)}" ("Movement")`;
  if (length === 0 && isTogether && shape === 'keep') return `${name} stands there already; to stand still is { do: "stay" }`;
  if (!isTogether && shape !== 'keep') return `${name} has to close its ranks before it takes a new shape ("Cohesion")`;
  return undefined;
}

/** Why a unit may not end a move like that; undefined if it may. */
export function refuseEnd(ground: Ground, battle: Readonly<Battle>, unit: number, plan: Plan, end: Slide): string | undefined {
  const name = ground.name(battle, unit);
  if (end.crowded) return `${name} has no room there: no model may end its movement on the base of another ("Movement through Friendly Units")`;
  if (end.missing === 0) return undefined;
  const { cohesion } = ground.book.movement;
  if (end.missingBefore === 0) return `${name} would not stay together: every model ends within ${cohesion}" of another, in one chain ("Cohesion")`;
  return end.missing > leastMissing(ground, battle, unit, plan) ? `${name} has lost touch with some of its models and has to bring them back within ${cohesion}" as quickly as it can ("Cohesion")` : undefined;
}

/** What is missing of a chain when the main part of a unit waits and the others come. */
function leastMissing(ground: Ground, battle: Readonly<Battle>, unit: number, { anchor, allowance, touch }: Plan): number {
  const { x, y } = battle.models[anchor]!;
  return slide(ground, battle, unit, { anchor, to: [x, y], by: null, shape: 'keep', allowance, touch }).missing;
}
