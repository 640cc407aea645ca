/** A unit is off the table for good: it fled over its own edge and is destroyed, or it left of its own will ("Morale Checks"; missions, Escape). */
import type { Ground } from '../ground.ts';
import type { Battle } from '../state.ts';

export function takeOffTable(ground: Ground, battle: Battle, unit: number, escaped: boolean): void {
  for (const model of ground.members(battle, unit)) battle.models[model]!.fate = 'off-table';
  battle.units[unit]!.escaped = escaped;
  battle.clock += 1;
}
