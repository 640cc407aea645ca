/** The missions by name ("Missions"). */
import { UsageError, unknownName } from '../../../kernel/errors.ts';
import { INTO_THE_CAVES } from './into-the-caves.ts';
import { LIGHTNING_STRIKE } from './lightning-strike.ts';
import type { Mission } from './mission.ts';
import { STALKING_THE_ENEMY } from './stalking-the-enemy.ts';

export const MISSIONS: readonly Mission[] = [INTO_THE_CAVES, STALKING_THE_ENEMY, LIGHTNING_STRIKE];

/** Throws a `UsageError` for an unknown one. */
export function missionOf(id: string): Mission {
  const mission = MISSIONS.find(({ card }) => card.id === id);
  if (mission === undefined) throw new UsageError(`blood-berets: ${unknownName('mission', id, MISSIONS.map(({ card }) => card.id))}`);
  return mission;
}
