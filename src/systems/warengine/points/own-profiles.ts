/** Figures that a user invents: profiles of a force's own, as force and position files write them ("Your Force"). */
import { z } from 'zod';
import { ForceError, formed, wholeNumber as whole, type Path } from '../../../kernel/force-file.ts';
import type { Domain } from '../../../kernel/book.ts';
import type { FileProblem } from '../../../kernel/file-error.ts';
import { PROFILES, type Numbers } from '../book.ts';
import { base, dice, inches, movement } from '../data/entries.ts';
import type { Profile, Weapon } from '../profile.ts';
import { AREAS, FIGURE_TYPES } from '../vocabulary.ts';
import { profileProblems } from './profile-problems.ts';

export type OwnProfiles = Readonly<Record<string, Profile>>;

const yesNo = z.boolean({ error: 'true or false' });
const oneOf = <const W extends readonly string[]>(words: W) => z.enum(words, { error: `one of ${words.join(', ')}` });
const of = <T>(domain: Domain<T>) =>
  z.unknown().transform((value, context) => {
    const known = domain.read(value);
    if (known === undefined) context.addIssue({ code: 'custom', message: domain.expects });
    return known as T;
  });

/** What a file may leave out: as most figures and weapons have it. */
const USUAL: Pick<Profile, 'control' | 'heroPoints' | 'base'> = { control: 0, heroPoints: 0, base: 1 };
const USUAL_WEAPON: Omit<Weapon, 'id' | 'attack'> = { range: 0, targets: 1, area: 'none', veryLong: false, entangling: false };

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
  heroPoints: whole(0, 40).optional(),
  base: of(base).optional(),
  weapons: z.record(z.string(), z.strictObject(WEAPON, { error: 'a weapon: attack, range' }), { error: 'weapons by name' }),
};

export const profilesSchema = z.record(z.string(), z.strictObject(PROFILE, { error: 'a profile: type, movement, defense, mental, weapons' }), { error: 'profiles by name' });

type Written = z.output<typeof profilesSchema>;

/** Keys that there may be inside `profiles`; the path begins there. */
export const keysInProfiles = ([, , weapons]: Path): string[] => Object.keys(weapons === undefined ? PROFILE : WEAPON);

/** Those of a file that stand under `profiles`. Throws a `ForceError` with all that is wrong. */
export function readProfiles(book: Numbers, file: unknown): OwnProfiles {
  const { profiles } = formed(z.object({ profiles: profilesSchema }), { profiles: file }, keysInProfiles);
  const own = profilesFrom(profiles);
  const problems = ownProblems(book, own);
  if (problems.length > 0) throw new ForceError(problems);
  return own;
}

export function profilesFrom(written: Written): OwnProfiles {
  return Object.fromEntries(Object.entries(written).map(([id, profile]) => [id, profileFrom(id, profile)]));
}

function profileFrom(id: string, { type, movement, defense, mental, control = USUAL.control, heroPoints = USUAL.heroPoints, base = USUAL.base, weapons }: Written[string]): Profile {
  return { id, type, movement, defense, mental, control, heroPoints, base, weapons: Object.entries(weapons).map(([weapon, is]) => weaponFrom(weapon, is)) };
}

function weaponFrom(id: string, is: Written[string]['weapons'][string]): Weapon {
  const { attack, range = USUAL_WEAPON.range, targets = USUAL_WEAPON.targets, area = USUAL_WEAPON.area, veryLong = USUAL_WEAPON.veryLong, entangling = USUAL_WEAPON.entangling } = is;
  return { id, attack, range, targets, area, veryLong, entangling };
}

/** As a file has them, to be read again. */
export function writtenProfiles(profiles: OwnProfiles): Record<string, unknown> {
  return mapped(profiles, ({ id: _, weapons, ...rest }) => ({
    ...unusual(rest, USUAL),
    weapons: Object.fromEntries(weapons.map(({ id, ...is }) => [id, unusual(is, USUAL_WEAPON)])),
  }));
}

const mapped = <T, U>(record: Readonly<Record<string, T>>, to: (value: T) => U): Record<string, U> => Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]));

const unusual = (values: object, usual: object): object => Object.fromEntries(Object.entries(values).filter(([key, value]) => (usual as Record<string, unknown>)[key] !== value));

/** Letters, digits and hyphens, as the book's: names stand in those of figures and columns. */
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const NAMED = 'expected small letters and digits, parted by hyphens, such as swamp-rat';

/** What may not be called so, and what no figure may be. */
export function ownProblems(book: Numbers, profiles: OwnProfiles): FileProblem[] {
  return Object.values(profiles).flatMap((profile) => [
    ...nameProblems(profile),
    ...profileProblems(book, profile).map(({ path, message }): FileProblem => ({ path: ['profiles', profile.id, ...path], part: 'value', message })),
  ]);
}

function nameProblems({ id, weapons }: Profile): FileProblem[] {
  const wrong = (path: Path, message: string): FileProblem => ({ path: ['profiles', ...path], part: 'key', message });
  const ofBook = (PROFILES as readonly string[]).includes(id);
  return [
    ...(ofBook ? [wrong([id], `"${id}" is a profile of the book; give yours another name, or change the book's by patches of units.${id}`)] : []),
    ...(NAME.test(id) ? [] : [wrong([id], `a profile cannot be called "${id}"; ${NAMED}`)]),
    ...weapons.filter((weapon) => !NAME.test(weapon.id)).map((weapon) => wrong([id, 'weapons', weapon.id], `${id}: a weapon cannot be called "${weapon.id}"; ${NAMED}`)),
  ];
}
