/** A unit runs off the table over the enemy's edge, where the mission is about that (missions, Escape). */
import { inInches } from '../../../kernel/table/inches.ts';
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';
import { allowance } from './allowance.ts';
import { atEdge, homeward } from './own-edge.ts';
import { travelCost } from './travel.ts';
import { leaving, walkerOf } from './walker.ts';

/** Why a unit may not; undefined if every model of it gets over the edge by a run straight for it. */
export function refuseRunOff(ground: Ground, battle: Readonly<Battle>, unit: number): string | undefined {
  const name = ground.name(battle, unit);
  if (!ground.mission.mayLeave(ground, battle, unit)) return `${name} has no leave to run off the table in this mission`;
  if (ground.isEngaged(battle, unit)) return `${name} is engaged: it has to break away before it can run off the table ("Engagement")`;
  const edge = homeward(battle, ground.seat(battle, unit)) === 1 ? -1 : 1;
  const most = allowance(ground, battle, unit, 'run');
  const all = ground.members(battle, unit).every((model) => {
    const { x } = battle.models[model]!;
    return getsOver(ground, battle, unit, model, x, atEdge(battle, edge, walkerOf(ground, battle, unit).apart.diameter), most);
  });
  return all ? undefined : `not every model of ${name} gets over the enemy's edge by a run of ${inInches(most)}" straight for it`;
}

/** Whether a model goes straight to this point, where its base touches the edge, and has something left to go beyond. */
export function getsOver(ground: Ground, battle: Readonly<Battle>, unit: number, model: number, edgeX: number, edgeY: number, allowance: number): boolean {
  const field = ground.field(battle);
  const { x, y } = battle.models[model]!;
  const walker = walkerOf(ground, battle, unit);
  return travelCost(ground, field, x, y, edgeX, edgeY) < allowance && leaving(walker, ground.contacts(battle, model), () => field.movement.free(walker.apart, x, y, edgeX, edgeY));
}
