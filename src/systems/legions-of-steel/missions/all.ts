/** All missions, by name. */
import { unknownName, UsageError } from '../../../kernel/errors.ts';
import { numbersOf, type Numbers } from '../book.ts';
import { heartOfTheNetOn } from './heart-of-the-net.ts';
import type { Mission } from './mission.ts';
import { quarterbackSneakOn } from './quarterback-sneak.ts';
import type { Site } from './site.ts';
import { theFoundryOn } from './the-foundry.ts';

/** `site`: a user's own, with the zones that the mission needs. */
type Maker = (book: Numbers, site?: Site) => Mission;

const MAKERS = {
  'quarterback-sneak': quarterbackSneakOn,
  'the-foundry': theFoundryOn,
  'heart-of-the-net': heartOfTheNetOn,
} as const satisfies Record<string, Maker>;

export type MissionId = keyof typeof MAKERS;

/** As the book has them. */
export const MISSIONS: readonly Mission[] = Object.values(MAKERS).map((make: Maker) => make(numbersOf()));

/** Throws a `UsageError` for an unknown one. */
export function missionOf(id: string, book: Numbers, site?: Site): Mission {
  if (!Object.hasOwn(MAKERS, id)) throw new UsageError(`legions-of-steel: ${unknownName('mission', id, Object.keys(MAKERS))}`);
  const make: Maker = MAKERS[id as MissionId];
  return site === undefined ? make(book) : make(book, site);
}
