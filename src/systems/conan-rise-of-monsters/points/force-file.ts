/** A force as a file has it, read with every problem in its place. */
import { z } from 'zod';
import { ForceError, formed, text, wholeNumber as whole, type Path } from '../../../kernel/force-file.ts';
import type { Numbers } from '../book.ts';
import type { Side } from '../vocabulary.ts';
import { forceProblems } from './build.ts';
import type { ForceList } from './force-list.ts';

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
  const { title = 'a force', points = null, units } = formed(forceSchema, file, keysAt);
  return { title, points, units: units.map(({ unit, reinforced = false, count = 1 }) => ({ unit, reinforced, count })) };
}

const keysAt = (path: Path): string[] => Object.keys(path.length === 0 ? FORCE : UNIT);
