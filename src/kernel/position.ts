/** A position file: a board as text and figures on it, to begin a game in the middle or to look at one. */
import { z } from 'zod';
import { UsageError } from './errors.ts';

const figure = z.strictObject({
  id: z.string().min(1).describe('A short name of its own, such as c1.'),
  unit: z.string().min(1).describe("One of the system's units, such as centurion."),
  squad: z.string().min(1).optional().describe("Its squad, where there is more than one a side: figures that name the same one stand together."),
  at: z.tuple([z.int().min(0).max(999), z.int().min(0).max(999)]).describe('[column, row], zero-based from the top left.'),
  state: z.record(z.string(), z.unknown()).optional().describe("What else is true of it, in the system's words, such as { snapAlert: true }."),
});

export const positionSchema = z
  .strictObject({
    system: z.string().min(1).describe('The rulebook: an id that `skirmish systems` lists.'),
    mission: z.string().min(1).optional().describe('The mission that is under way.'),
    board: z.string().min(1).describe("The board as text: squares at the even places of a row, upright edges at the odd ones; level edges in rows between, or no edge rows at all."),
    figures: z.array(figure).describe('Who stands where.'),
    set: z.record(z.string(), z.unknown()).optional().describe('Other values for numbers of the book: path -> value.'),
    turn: z.string().min(1).optional().describe("The squad (or side) whose turn it is; without it a round begins."),
  })
  .describe('A position: the battlefield of one game at one instant.');

export type Position = z.infer<typeof positionSchema>;

/** A parsed file as a position. Throws a `UsageError` that names each key that is wrong. */
export function readPosition(value: unknown): Position {
  const { data, error } = positionSchema.safeParse(value);
  if (data !== undefined) return data;
  throw new UsageError(error.issues.map(({ path, message }) => `position${path.map((key) => `: ${String(key)}`).join('')}: ${message}`).join('\n'));
}

/** The same form for editors: `schema/position.json`. */
export function positionJsonSchema(): object {
  return z.toJSONSchema(positionSchema, { io: 'input' });
}
