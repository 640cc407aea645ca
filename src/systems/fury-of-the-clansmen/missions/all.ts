/** The eight missions of the book, on any site. */
import { UsageError, unknownName } from '../../../kernel/errors.ts';
import { ambushOn } from './ambush.ts';
import { breakthroughOn } from './breakthrough.ts';
import { crossTheChasmOn } from './cross-the-chasm.ts';
import { defendTheTowerOn } from './defend-the-tower.ts';
import { escapeOn } from './escape.ts';
import { gardensOn } from './gardens.ts';
import { islandsOfDarknessOn } from './islands-of-darkness.ts';
import type { Mission } from './mission.ts';
import { mountainFortressOn } from './mountain-fortress.ts';
import { AS_IN_THE_BOOK, type Site } from './site.ts';

const MAKERS: Readonly<Record<string, (site: Site) => Mission>> = {
  breakthrough: breakthroughOn,
  escape: escapeOn,
  gardens: gardensOn,
  'mountain-fortress': mountainFortressOn,
  ambush: ambushOn,
  'defend-the-tower': defendTheTowerOn,
  'cross-the-chasm': crossTheChasmOn,
  'islands-of-darkness': islandsOfDarknessOn,
};

export const MISSION_IDS = Object.keys(MAKERS);

/** In the book's order, as they lie in the book. */
export const MISSIONS: readonly Mission[] = Object.values(MAKERS).map((on) => on(AS_IN_THE_BOOK));

/** Throws a `UsageError` for an id that is none. */
export function missionOn(site: Site, id: string): Mission {
  if (!Object.hasOwn(MAKERS, id)) throw new UsageError(`fury-of-the-clansmen: ${unknownName('mission', id, MISSION_IDS)}`);
  return MAKERS[id]!(site);
}
