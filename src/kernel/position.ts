/** A position file: a board as text and figures on it, to begin a game in the middle or to look at one. */
import { z } from 'zod';
import { found, nearest, unknownName } from './errors.ts';
import { FileError, type FilePath, type FileProblem } from './file-error.ts';

/** The error of each part is what was expected there, to follow "found ..., expected ". */
const text = (expects: string) => z.string({ error: expects }).min(1, { error: expects });
const place = z.int({ error: 'a whole number from 0 to 999' }).min(0, { error: 'a whole number from 0 to 999' }).max(999, { error: 'a whole number from 0 to 999' });
const words = (expects: string) => z.record(z.string(), z.unknown(), { error: expects });

const FIGURE = {
  id: text('a short name').describe('A short name of its own, such as c1.'),
  unit: text("one of the system's units").describe("One of the system's units, such as centurion."),
  squad: text('the name of a squad').optional().describe("Its squad, where there is more than one a side: figures that name the same one stand together."),
  at: z.tuple([place, place], { error: '[column, row]' }).describe('[column, row], zero-based from the top left.'),
  state: words('names with a value each').optional().describe("What else is true of it, in the system's words, such as { actions: 2 }."),
};

const POSITION = {
  system: text('the id of a system').describe('The rulebook: an id that `skirmish systems` lists.'),
  mission: text('the id of a mission').optional().describe('The mission that is under way.'),
  layout: words('what a layout file holds').optional().describe('How the mission lies, where it is not as built in: what the layout file holds.'),
  board: text('a board as text').describe("The board as text: squares at the even places of a row, upright edges at the odd ones; level edges in rows between, or no edge rows at all."),
  figures: z.array(z.strictObject(FIGURE, { error: 'a figure: id, unit, at' }), { error: 'a list of figures' }).describe('Who stands where.'),
  set: words('book paths with a value each').optional().describe('Other values for numbers of the book: path -> value.'),
  turn: text('the name of a squad or side').optional().describe("The squad (or side) whose turn it is; without it a round begins."),
  state: words('names with a value each').optional().describe("What else is true of the battle, in the system's words, such as { round: 3 }."),
};

const WHOLE = 'a position: system, board, figures';

export const positionSchema = z.strictObject(POSITION, { error: WHOLE }).describe('A position: the battlefield of one game at one instant.');

export type Position = z.infer<typeof positionSchema>;

export type PositionPath = FilePath;
export type PositionProblem = FileProblem;

/** All that is wrong with a position. */
export class PositionError extends FileError {
  override name = 'PositionError';

  constructor(problems: readonly PositionProblem[]) {
    super('position', problems);
  }
}

/** A parsed file as a position. Throws a `PositionError` with each key that is wrong. */
export function readPosition(value: unknown): Position {
  const { data, error } = positionSchema.safeParse(value);
  if (data !== undefined) return data;
  const misspelt = error.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, nearest(key, keysAt(issue.path)) ?? key].join()) : []));
  throw new PositionError(error.issues.filter(({ path }) => !misspelt.includes(path.join())).flatMap((issue) => problemsOf(issue, value)));
}

const keysAt = (path: readonly unknown[]) => Object.keys(path.length === 0 ? POSITION : FIGURE);

function problemsOf(issue: z.core.$ZodIssue, value: unknown): PositionProblem[] {
  const path = issue.path.map((step) => (typeof step === 'number' ? step : String(step)));
  const inside = path.reduce<unknown>((part, step) => (part as Record<string | number, unknown>)[step], value);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...path, key], part: 'key', message: unknownName('key', key, keysAt(path)) }));
  }
  const name = path.length === 0 ? '' : `${path.join(', ')}: `;
  if (path.length > 0 && inside === undefined) {
    return [{ path: path.slice(0, -1), part: 'value', message: `the key "${path.join(', ')}" is missing; expected ${issue.message}` }];
  }
  return [{ path, part: 'value', message: `${name}found ${found(inside)}, expected ${issue.message}` }];
}

/** The same form for editors: `schema/position.json`. */
export function positionJsonSchema(): object {
  return z.toJSONSchema(positionSchema, { io: 'input' });
}
