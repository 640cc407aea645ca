/** A force as a file has it, read with every problem in its place. */
import { z } from 'zod';
import { ForceError, formed, text, wholeNumber as whole, type Path } from '../../../kernel/force-file.ts';
import type { Domain } from '../../../kernel/book.ts';
import type { Numbers } from '../book.ts';
import { base, dice, inches, movement } from '../data/entries.ts';
import type { Profile } from '../profile.ts';
import { AREAS, FIGURE_TYPES } from '../vocabulary.ts';
import { forceProblems } from './build.ts';
import type { ForceList } from './force-list.ts';

const yesNo = z.boolean({ error: 'true or false' });
const oneOf = <const W extends readonly string[]>(words: W) => z.enum(words, { error: `one of ${words.join(', ')}` });
const of = <T>(domain: Domain<T>) =>
  z.unknown().transform((value, context) => {
    const known = domain.read(value);
    if (known === undefined) context.addIssue({ code: 'custom', message: domain.expects });
    return known as T;
  });

const heroPoints = whole(0, 40);

const WEAPON = {
  attack: of(dice),
  range: whole(0, 36).optional(),
  targets: whole(1, 4).optional(),
  area: oneOf(AREAS).optional(),
  veryLong: yesNo.optional(),
  entangling: yesNo.optional(),
};

const PROFILE = {
  type: oneOf(FIGURE_TYPES),
  movement: of(movement),
  defense: of(dice),
  mental: of(dice),
  control: of(inches).optional(),
  heroPoints: heroPoints.optional(),
  base: of(base).optional(),
  weapons: z.record(z.string(), z.strictObject(WEAPON, { error: 'a weapon: attack, range' }), { error: 'weapons by name' }),
};

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
  profiles: z.record(z.string(), z.strictObject(PROFILE, { error: 'a profile: type, movement, defense, mental, weapons' }), { error: 'profiles by name' }).optional(),
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
    profiles: Object.fromEntries(Object.entries(profiles).map(([id, profile]) => [id, profileFrom(id, profile)])),
  };
}

function profileFrom(id: string, { control = 0, heroPoints = 0, base = 1, weapons, ...rest }: z.output<z.ZodObject<typeof PROFILE>>): Profile {
  return {
    id,
    ...rest,
    control,
    heroPoints,
    base,
    weapons: Object.entries(weapons).map(([weapon, { attack, range = 0, targets = 1, area = 'none', veryLong = false, entangling = false }]) => ({ id: weapon, attack, range, targets, area, veryLong, entangling })),
  };
}

function keysAt(path: Path): string[] {
  const [top] = path;
  if (path.length === 0) return Object.keys(FORCE);
  if (top === 'profiles') return Object.keys(path.length > 2 ? WEAPON : PROFILE);
  if (top === 'characters') return Object.keys(SINGLE);
  return Object.keys(path.length > 2 ? FIGURE : UNIT);
}
