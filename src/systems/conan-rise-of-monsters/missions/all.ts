/** All missions, in the order in which they are listed. */
import { UsageError, unknownName } from '../../../kernel/errors.ts';
import { annihilation } from './annihilation.ts';
import { escape } from './escape.ts';
import type { Mission } from './mission.ts';
import { shrine } from './shrine.ts';

export const MISSIONS: readonly Mission[] = [annihilation, shrine, escape];

/** Throws a `UsageError` for an unknown one. */
export function missionOf(id: string): Mission {
  const mission = MISSIONS.find(({ card }) => card.id === id);
  if (mission === undefined) throw new UsageError(`conan-rise-of-monsters: ${unknownName('mission', id, MISSIONS.map(({ card }) => card.id))}`);
  return mission;
}
