/** What force files of all rooms have in common: words and whole numbers with what was expected there, and every problem in its place. */
import { z } from 'zod';
import { found, nearest, unknownName } from './errors.ts';
import { FileError, type FileProblem } from './file-error.ts';

/** All that is wrong with a force. */
export class ForceError extends FileError {
  override name = 'ForceError';

  constructor(problems: readonly FileProblem[]) {
    super('force', problems);
  }
}

// The error of each part is what was expected there, to follow "found ..., expected ".
export const text = (expects: string) => z.string({ error: expects }).min(1, { error: expects });
export const wholeNumber = (least: number, most: number) => {
  const error = `a whole number from ${least} to ${most}`;
  return z.int({ error }).min(least, { error }).max(most, { error });
};

export type Path = readonly (string | number)[];

/** The parsed file if it has the form; throws a `ForceError` with all that is wrong. `keysAt`: the keys that there may be at a place. */
export function formed<S extends z.ZodType>(schema: S, file: unknown, keysAt: (path: Path) => readonly string[]): z.output<S> {
  const { data, error } = schema.safeParse(file);
  if (error !== undefined) throw new ForceError(error.issues.flatMap((issue) => problemsOf(issue, file, keysAt)));
  return data;
}

type Tree = Record<string | number, unknown> | undefined;

const inside = (file: unknown, path: Path): unknown => path.reduce<unknown>((part, step) => (part as Tree)?.[step], file);

function problemsOf(issue: z.core.$ZodIssue, file: unknown, keysAt: (path: Path) => readonly string[]): FileProblem[] {
  const path = issue.path.map((step) => (typeof step === 'number' ? step : String(step)));
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ path: [...path, key], part: 'key', message: unknownName('key', key, keysAt(path)) }));
  if (path.length > 0 && inside(file, path) === undefined) return missing(path, issue.message, file, keysAt);
  return [{ path, part: 'value', message: `${path.length === 0 ? '' : `${path.join(', ')}: `}found ${found(inside(file, path))}, expected ${issue.message}` }];
}

/** A key that is not there; nothing more is said where a misspelt one stands in its place. */
function missing(path: Path, expects: string, file: unknown, keysAt: (path: Path) => readonly string[]): FileProblem[] {
  const within = path.slice(0, -1);
  const misspelt = Object.keys((inside(file, within) as Tree) ?? {}).some((key) => nearest(key, keysAt(within)) === path.at(-1));
  return misspelt ? [] : [{ path: within, part: 'value', message: `the key "${path.join(', ')}" is missing; expected ${expects}` }];
}
