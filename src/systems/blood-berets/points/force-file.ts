/** A force as a file has it, read with every problem in its place. */
import { z } from 'zod';
import { ForceError, formed, text, wholeNumber as whole, type Path } from '../../../kernel/force-file.ts';
import type { Numbers } from '../book.ts';
import { forceProblems } from './build.ts';
import type { ForceList } from './force-list.ts';

const skill = (what: string) => whole(0, 30).optional().describe(`${what}; not said: none.`);

const CHARACTER = {
  actions: whole(0, 20).describe('Actions a turn, 2 to 6; 3 points each.'),
  initiative: whole(0, 40).describe('9, 11, 13 and so on; a point for each step above 9.'),
  armor: whole(0, 60).describe('17 to 27; a point for each above 17.'),
  missile: skill('Missile weapons, 10 or more; a point for each above 10'),
  close: skill('Close combat, 10 or more; a point for each above 10'),
  surgery: skill('Field surgery, 10 or more; a point for each above 10'),
  symmetry: skill('Dark symmetry, 10 or more; a point for each above 10'),
};

const FIGURES = {
  character: text('the name of a character'),
  count: whole(1, 40).optional().describe('How many; one if not said.'),
};

const FORCE = {
  system: z.literal('blood-berets', { error: 'blood-berets' }).optional(),
  title: text('a title').optional().describe('What tables call it.'),
  points: whole(1, 10_000).optional().describe('Points agreed on, which it may not cost more than.'),
  figures: z.array(z.strictObject(FIGURES, { error: 'figures: { character: ..., count: ... }' }), { error: 'a list of figures' }).min(1, { error: 'at least one figure' }),
  characters: z.record(z.string(), z.strictObject(CHARACTER, { error: 'a character: actions, initiative, armor, missile, close, surgery, symmetry' }), { error: 'characters by name' }).optional().describe('Characters of your own.'),
};

const forceSchema = z.strictObject(FORCE, { error: 'a force: title, points, figures, characters' });

/** The form of a force file, for editors; what may not be built is refused when it is read. */
export const forceForm = (): object => z.toJSONSchema(forceSchema.describe('A force of Blood Berets. `skirmish points blood-berets <file>` prices it.'), { io: 'input' });

/** Throws a `ForceError` with all that is wrong: keys and values first, then what may not be built. */
export function readForce(book: Numbers, file: unknown): ForceList {
  const list = parseForce(file);
  const problems = forceProblems(book, list);
  if (problems.length > 0) throw new ForceError(problems);
  return list;
}

function parseForce(file: unknown): ForceList {
  const { title = 'a force', points = null, figures, characters = {} } = formed(forceSchema, file, keysAt);
  return {
    title,
    points,
    figures: figures.map(({ character, count = 1 }) => ({ character, count })),
    characters: Object.fromEntries(Object.entries(characters).map(([id, { missile = 0, close = 0, surgery = 0, symmetry = 0, ...rest }]) => [id, { id, missile, close, surgery, symmetry, ...rest }])),
  };
}

const keysAt = ([part]: Path): string[] => Object.keys(part === undefined ? FORCE : part === 'figures' ? FIGURES : CHARACTER);
