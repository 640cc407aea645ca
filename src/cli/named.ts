/** Systems and missions by their ids. */
import { UsageError, unknownName } from '../kernel/errors.ts';
import type { MissionCard, System } from '../kernel/game.ts';

export { systemNamed } from '../systems/index.ts';

/** Throws a `UsageError` for an id that is none. */
export function missionNamed(system: System, id: string): MissionCard {
  const mission = system.missions.find((card) => card.id === id);
  if (mission !== undefined) return mission;
  throw new UsageError(`${system.id}: ${unknownName('mission', id, system.missions.map((card) => card.id))}`);
}
