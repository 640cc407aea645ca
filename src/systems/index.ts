/** The rooms: each rulebook's door by its id. */
import { UsageError, unknownName } from '../kernel/errors.ts';
import type { System } from '../kernel/game.ts';
import { bloodBerets } from './blood-berets/index.ts';
import { conanRiseOfMonsters } from './conan-rise-of-monsters/index.ts';
import { furyOfTheClansmen } from './fury-of-the-clansmen/index.ts';
import { legionsOfSteel } from './legions-of-steel/index.ts';
import { warengine } from './warengine/index.ts';

const ROOMS: readonly System[] = [furyOfTheClansmen, warengine, conanRiseOfMonsters, bloodBerets, legionsOfSteel];

export const SYSTEMS: ReadonlyMap<string, System> = new Map(ROOMS.map((room) => [room.id, room]));

/** Throws a `UsageError` for an id that is none. */
export function systemNamed(id: string): System {
  const system = SYSTEMS.get(id);
  if (system === undefined) throw new UsageError(unknownName('system', id, [...SYSTEMS.keys()]));
  return system;
}
