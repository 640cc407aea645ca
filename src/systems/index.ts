/** The rooms: a rulebook's id and the door of its room, opened when somebody asks. */
import { UsageError, unknownName } from '../kernel/errors.ts';
import type { System } from '../kernel/game.ts';

const ROOMS: Readonly<Record<string, () => Promise<System>>> = {};

export const SYSTEM_IDS: readonly string[] = Object.keys(ROOMS);

/** Throws a `UsageError` for an id that is none. */
export async function loadSystem(id: string): Promise<System> {
  const open = Object.hasOwn(ROOMS, id) ? ROOMS[id] : undefined;
  if (open === undefined) throw new UsageError(unknownName('system', id, SYSTEM_IDS));
  return open();
}
