/** All missions, in the order in which they are listed. */
import { UsageError, unknownName } from '../../../kernel/errors.ts';
import { holdTheGround } from './hold-the-ground.ts';
import { lastManStanding } from './last-man-standing.ts';
import type { Mission } from './mission.ts';
import { victoryPoints } from './victory-points.ts';

export const MISSIONS: readonly Mission[] = [lastManStanding, victoryPoints, holdTheGround];

/** Throws a `UsageError` for an unknown one. */
export function missionOf(id: string): Mission {
  const mission = MISSIONS.find(({ card }) => card.id === id);
  if (mission === undefined) throw new UsageError(`warengine: ${unknownName('mission', id, MISSIONS.map(({ card }) => card.id))}`);
  return mission;
}
