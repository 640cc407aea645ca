/** A force as a file has it, read with every problem in its place. */
import { z } from 'zod';
import { ForceError, formed, text, wholeNumber as whole, type Path } from '../../../kernel/force-file.ts';
import type { Numbers } from '../book.ts';
import { forceProblems } from './build.ts';
import type { ForceList } from './force-list.ts';
import { keysInProfiles, profilesFrom, profilesSchema } from './own-profiles.ts';

const heroPoints = whole(0, 40);

const FIGURE = { profile: text('the id of a profile'), count: whole(1, 40).optional(), heroPoints: heroPoints.optional() };
const SINGLE = { profile: FIGURE.profile, heroPoints: FIGURE.heroPoints };
const UNIT = {
  id: text('a short name'),
  figures: z.array(z.strictObject(FIGURE, { error: 'figures: profile, count' }), { error: 'a list of figures' }).min(1, { error: 'at least one figure' }),
};

const FORCE = {
  system: z.literal('warengine', { error: 'warengine' }).optional(),
  title: text('a title').optional(),
  points: whole(1, 100_000).optional(),
  units: z.array(z.strictObject(UNIT, { error: 'a unit: id, figures' }), { error: 'a list of units' }).optional(),
  characters: z.array(z.strictObject(SINGLE, { error: 'one who stands alone: profile' }), { error: 'a list of those who stand alone' }).optional(),
  profiles: profilesSchema.optional(),
};

export const forceSchema = z.strictObject(FORCE, { error: 'a force: title, units, characters' });

export type ForceFile = z.input<typeof forceSchema>;

/** Throws a `ForceError` with all that is wrong: keys and values first, then what may not be built. */
export function readForce(book: Numbers, file: unknown): ForceList {
  const list = parseForce(file);
  const problems = forceProblems(book, list);
  if (problems.length > 0) throw new ForceError(problems);
  return list;
}

/** The same, whether it may be built or not. */
export function parseForce(file: unknown): ForceList {
  const { title = 'a force', points = null, units = [], characters = [], profiles = {} } = formed(forceSchema, file, keysAt);
  return {
    title,
    points,
    units: units.map(({ id, figures }) => ({ id, figures: figures.map(({ profile, count = 1, heroPoints }) => ({ profile, count, heroPoints })) })),
    characters,
    profiles: profilesFrom(profiles),
  };
}

function keysAt(path: Path): string[] {
  const [top] = path;
  if (path.length === 0) return Object.keys(FORCE);
  if (top === 'profiles') return keysInProfiles(path);
  if (top === 'characters') return Object.keys(SINGLE);
  return Object.keys(path.length > 2 ? FIGURE : UNIT);
}
