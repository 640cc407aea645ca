/** A unit runs off the table over the enemy's edge, where the mission is about that (missions, Escape): straight for it, or by one bend, as in any run ("Run"). */
import { INCH, inInches } from '../../../kernel/table/inches.ts';
import type { Point } from '../../../kernel/table/outline.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import { allowance } from './allowance.ts';
import { isPoint } from './maneuver.ts';
import { atEdge, homeward } from './own-edge.ts';
import { anchorOf } from './slide.ts';
import { travelCost } from './travel.ts';
import { leaving, walkerOf } from './walker.ts';

/** Why a unit may not; undefined if every model of it gets over the edge. `by`: a bend, said of its first model in play; null: straight. */
export function refuseRunOff(ground: Ground, battle: Readonly<Battle>, unit: number, by: Point | null): string | undefined {
  const name = ground.name(battle, unit);
  if (!ground.mission.mayLeave(ground, battle, unit)) return `${name} has no leave to run off the table in this mission`;
  if (ground.isEngaged(battle, unit)) return `${name} is engaged: it has to break away before it can run off the table ("Engagement")`;
  if (by !== null && !isPoint(by)) return 'expected by: [x, y] in whole hundredths of an inch, or nothing';
  const most = allowance(ground, battle, unit, 'run');
  if (waysOff(ground, battle, unit, by).every((way, member) => getsOver(ground, battle, unit, ground.members(battle, unit)[member]!, way, most))) return undefined;
  return `not every model of ${name} gets over the enemy's edge by a run of ${inInches(most)}" ${by === null ? 'straight for it' : 'by that bend'}`;
}

/** The way of each model to where its base touches the enemy's edge, point by point. */
export function waysOff(ground: Ground, battle: Readonly<Battle>, unit: number, by: Point | null): Point[][] {
  const edge = homeward(battle, ground.seat(battle, unit)) === 1 ? -1 : 1;
  const first = battle.models[anchorOf(ground, battle, unit)]!;
  const [dx, dy] = by === null ? [0, 0] : [by[0] - first.x, by[1] - first.y];
  return ground.members(battle, unit).map((model): Point[] => {
    const { x, y } = battle.models[model]!;
    return [[x, y], ...(by === null ? [] : [[x + dx, y + dy] satisfies Point]), [x + dx, atEdge(battle, edge, walkerOf(ground, battle, unit).apart.diameter)]];
  });
}

/** Whether a model goes this way, to where its base touches the edge, and has something left to go beyond. */
export function getsOver(ground: Ground, battle: Readonly<Battle>, unit: number, model: number, way: readonly Point[], allowance: number): boolean {
  const field = ground.field(battle);
  const walker = walkerOf(ground, battle, unit);
  let cost = 0;
  for (let leg = 1; leg < way.length; leg++) cost += travelCost(ground, field, ...way[leg - 1]!, ...way[leg]!);
  return cost < allowance && leaving(walker, ground.contacts(battle, model), () => way.every((point, leg) => leg === 0 || field.movement.free(walker.apart, ...way[leg - 1]!, ...point)));
}

/** Bends that options try where the straight way is barred: inches aside, and forward. */
const ASIDE = [2, -2, 4, -4, 6, -6] as const;
const FORWARD = [0, 3, 6] as const;

/** A way off the table for a unit: the straight one, or the first of some bends that will do; undefined if none will. */
export function wayOff(ground: Ground, battle: Readonly<Battle>, unit: number): { by: Point | null } | undefined {
  if (refuseRunOff(ground, battle, unit, null) === undefined) return { by: null };
  if (!ground.mission.mayLeave(ground, battle, unit) || ground.isEngaged(battle, unit)) return undefined;
  const { x, y } = battle.models[anchorOf(ground, battle, unit)]!;
  for (const aside of ASIDE) {
    for (const forward of FORWARD) {
      const by: Point = [x + aside * INCH, y - homeward(battle, ground.seat(battle, unit)) * forward * INCH];
      if (refuseRunOff(ground, battle, unit, by) === undefined) return { by };
    }
  }
  return undefined;
}
