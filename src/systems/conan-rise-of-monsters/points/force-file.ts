/** A force as a file has it, read with every problem in its place. */
import { z } from 'zod';
import { found, nearest, unknownName } from '../../../kernel/errors.ts';
import { FileError, type FileProblem } from '../../../kernel/file-error.ts';
import type { Numbers } from '../book.ts';
import type { Side } from '../vocabulary.ts';
import { forceProblems } from './build.ts';
import type { ForceList } from './force-list.ts';

/** All that is wrong with a force. */
export class ForceError extends FileError {
  override name = 'ForceError';

  constructor(problems: readonly FileProblem[]) {
    super('force', problems);
  }
}

/** The error of each part is what was expected there, to follow "found ..., expected ". */
const text = (expects: string) => z.string({ error: expects }).min(1, { error: expects });
const whole = (least: number, most: number) => {
  const error = `a whole number from ${least} to ${most}`;
  return z.int({ error }).min(least, { error }).max(most, { error });
};

const UNIT = {
  unit: text('the name of a unit card'),
  reinforced: z.boolean({ error: 'true or false' }).optional().describe('Twice the models at twice the cost, as one unit; Warriors only.'),
  count: whole(1, 20).optional().describe('How many units like this one; one if not said.'),
};

export const unitSchema = z.strictObject(UNIT, { error: 'a unit: { unit: ..., reinforced: ..., count: ... }' });

const FORCE = {
  system: z.literal('conan-rise-of-monsters', { error: 'conan-rise-of-monsters' }).optional(),
  title: text('a title').optional().describe('What tables call it.'),
  points: whole(1, 1000).optional().describe('Points agreed on, which it may not cost more than.'),
  units: z.array(unitSchema, { error: 'a list of units' }).min(1, { error: 'at least one unit' }),
};

export const forceSchema = z.strictObject(FORCE, { error: 'a force: title, points, units' });

export type ForceFile = z.input<typeof forceSchema>;

/** Throws a `ForceError` with all that is wrong: keys and values first, then what may not be built. `side`: whom it has to serve; null for whom it will. */
export function readForce(book: Numbers, file: unknown, side: Side | null = null): ForceList {
  const list = parseForce(file);
  const problems = forceProblems(book, list, side);
  if (problems.length > 0) throw new ForceError(problems);
  return list;
}

/** The same, whether it may be built or not. */
export function parseForce(file: unknown): ForceList {
  const { data, error } = forceSchema.safeParse(file);
  if (data === undefined) throw new ForceError(error.issues.flatMap((issue) => problemsOf(issue, file)));
  const { title = 'a force', points = null, units } = data;
  return { title, points, units: units.map(({ unit, reinforced = false, count = 1 }) => ({ unit, reinforced, count })) };
}

type Tree = Record<string | number, unknown> | undefined;

const inside = (file: unknown, path: readonly (string | number)[]): unknown => path.reduce<unknown>((part, step) => (part as Tree)?.[step], file);

function problemsOf(issue: z.core.$ZodIssue, file: unknown): FileProblem[] {
  const path = issue.path.map((step) => (typeof step === 'number' ? step : String(step)));
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ path: [...path, key], part: 'key', message: unknownName('key', key, keysAt(path)) }));
  if (path.length > 0 && inside(file, path) === undefined) return missing(path, issue.message, file);
  return [{ path, part: 'value', message: `${path.length === 0 ? '' : `${path.join(', ')}: `}found ${found(inside(file, path))}, expected ${issue.message}` }];
}

/** A key that is not there; nothing more is said where a misspelt one stands in its place. */
function missing(path: readonly (string | number)[], expects: string, file: unknown): FileProblem[] {
  const within = path.slice(0, -1);
  const misspelt = Object.keys((inside(file, within) as Tree) ?? {}).some((key) => nearest(key, keysAt(within)) === path.at(-1));
  return misspelt ? [] : [{ path: within, part: 'value', message: `the key "${path.join(', ')}" is missing; expected ${expects}` }];
}

const keysAt = (path: readonly (string | number)[]): string[] => Object.keys(path.length === 0 ? FORCE : UNIT);
