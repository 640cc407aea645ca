/** A position file: a board as text or a table of terrain, and figures on it, to begin a game in the middle or to look at one. */
import { z } from 'zod';
import { found, nearest, unknownName } from './errors.ts';
import { FileError, type FilePath, type FileProblem } from './file-error.ts';
import { INCH, LONGEST_SIDE, hundredths } from './table/inches.ts';
import { TableError, readTable, tableSchema } from './table/read-table.ts';
import type { Table } from './table/table.ts';

/** The error of each part is what was expected there, to follow "found ..., expected ". */
const text = (expects: string) => z.string({ error: expects }).min(1, { error: expects });
const words = (expects: string) => z.record(z.string(), z.unknown(), { error: expects });
const SQUARE = 'a whole number from 0 to 999';
const square = z.int({ error: SQUARE }).min(0, { error: SQUARE }).max(999, { error: SQUARE });
const INCHES = `inches from 0 to ${LONGEST_SIDE / INCH}, to a hundredth at most, such as 4.25`;
const inches = z.number({ error: INCHES }).min(0, { error: INCHES }).max(LONGEST_SIDE / INCH, { error: INCHES }).refine((value) => hundredths(value) !== undefined, { error: INCHES });

const FIGURE = {
  id: text('a short name').describe('A short name of its own, such as c1.'),
  unit: text("one of the system's units").describe("One of the system's units, such as centurion."),
  squad: text('the name of a squad').optional().describe('Its squad, where there is more than one a side: figures that name the same one stand together.'),
  state: words('names with a value each').optional().describe("What else is true of it, in the system's words, such as { actions: 2 }."),
};
const ON_BOARD = { ...FIGURE, at: z.tuple([square, square], { error: '[column, row]' }).describe('[column, row], zero-based from the top left.') };
const ON_TABLE = {
  ...FIGURE,
  side: text('the name of a side').optional().describe('Its side, where its unit does not say.'),
  at: z.tuple([inches, inches], { error: '[x, y] in inches' }).describe('The middle of its base: [x, y] in inches from the top left corner of the table.'),
};

const POSITION = {
  system: text('the id of a system').describe('The rulebook: an id that `skirmish systems` lists.'),
  mission: text('the id of a mission').optional().describe('The mission that is under way.'),
  layout: words('what a layout file holds').optional().describe('How the mission lies, where it is not as built in: what the layout file holds.'),
  set: words('book paths with a value each').optional().describe('Other values for numbers of the book: path -> value.'),
  turn: text('the name of a squad or side').optional().describe('The squad (or side) whose turn it is; without it a round begins.'),
  state: words('names with a value each').optional().describe("What else is true of the battle, in the system's words, such as { round: 3 }."),
};
const FIGURES = 'a figure: id, unit, at';
const figures = <F extends z.ZodRawShape>(figure: F) => z.array(z.strictObject(figure, { error: FIGURES }), { error: 'a list of figures' }).describe('Who stands where.');

const BOARD_POSITION = {
  ...POSITION,
  board: text('a board as text').describe('The board as text: squares at the even places of a row, upright edges at the odd ones; level edges in rows between, or no edge rows at all.'),
  figures: figures(ON_BOARD),
};
const TABLE_POSITION = { ...POSITION, table: tableSchema, figures: figures(ON_TABLE) };

const WHOLE = 'a position: system, board (or table), figures';
const NO_GROUND = 'the key "board" or "table" is missing; expected a board as text, or a table: size, terrain';

const boardSchema = z.strictObject(BOARD_POSITION, { error: WHOLE });
const tablePositionSchema = z.strictObject(TABLE_POSITION, { error: WHOLE });
/** What is wrong inside a table, `readTable` says better; it also knows the system's kinds of terrain. */
const openTableSchema = z.strictObject({ ...TABLE_POSITION, table: z.unknown() }, { error: WHOLE });

export const positionSchema = z.union([boardSchema, tablePositionSchema]).describe('A position: the battlefield of one game at one instant.');

/** On squares. */
export type BoardPosition = z.infer<typeof boardSchema>;
/** On an open table: terrain pieces, round bases, inches. */
export type TablePosition = z.infer<typeof tablePositionSchema>;
export type Position = BoardPosition | TablePosition;

export type PositionPath = FilePath;
export type PositionProblem = FileProblem;

/** All that is wrong with a position. */
export class PositionError extends FileError {
  override name = 'PositionError';

  constructor(problems: readonly PositionProblem[]) {
    super('position', problems);
  }
}

/** A parsed file as a position. Throws a `PositionError` with each key that is wrong. The terrain of a table is looked at by `tableOfPosition`. */
export function readPosition(value: unknown): Position {
  const { board, table } = (value ?? {}) as { board?: unknown; table?: unknown };
  if (board !== undefined && table !== undefined) throw new PositionError([{ path: ['table'], part: 'key', message: 'a position has a board or a table, not both; leave one out' }]);
  const isTable = table !== undefined;
  const { data, error } = (isTable ? openTableSchema : boardSchema).safeParse(value);
  if (data !== undefined) return data as Position;
  const form = isTable ? { whole: TABLE_POSITION, figure: ON_TABLE } : { whole: BOARD_POSITION, figure: ON_BOARD };
  const misspelt = error.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, nearest(key, keysAt(form, issue.path)) ?? key].join()) : []));
  const isMeant = (path: readonly PropertyKey[]) => misspelt.includes(path.join()) || (path.join() === 'board' && misspelt.includes('table'));
  throw new PositionError(error.issues.filter(({ path }) => !isMeant(path)).flatMap((issue) => problemsOf(issue, value, form)));
}

/** For a system on squares. Throws a `PositionError` for a table. */
export function readBoardPosition(value: unknown): BoardPosition {
  const position = readPosition(value);
  if ('board' in position) return position;
  throw new PositionError([{ path: ['table'], part: 'key', message: `${position.system} is played on squares; expected "board", a board as text, instead of "table"` }]);
}

/** For a system on an open table; `tableOfPosition` reads its terrain. Throws a `PositionError` for a board. */
export function readTablePosition(value: unknown): TablePosition {
  const position = readPosition(value);
  if ('table' in position) return position;
  throw new PositionError([{ path: ['board'], part: 'key', message: `${position.system} is played on an open table; expected "table", with size and terrain, instead of "board"` }]);
}

/** The table of a position, in hundredths of an inch. `kinds`: the system's words for terrain. Throws a `PositionError` with everything that is wrong. */
export function tableOfPosition<K extends string>({ table }: Pick<TablePosition, 'table'>, kinds: readonly K[]): Table<K> {
  try {
    return readTable(table, kinds);
  } catch (thrown) {
    if (!(thrown instanceof TableError)) throw thrown;
    throw new PositionError(thrown.problems.map(({ path, message, ...problem }) => ({ ...problem, path: ['table', ...path], message: `table: ${message}` })));
  }
}

interface Form {
  readonly whole: object;
  readonly figure: object;
}

const keysAt = ({ whole, figure }: Form, path: readonly unknown[]) => Object.keys(path.length === 0 ? { ...whole, board: 0, table: 0 } : figure);

function problemsOf(issue: z.core.$ZodIssue, value: unknown, form: Form): PositionProblem[] {
  const path = issue.path.map((step) => (typeof step === 'number' ? step : String(step)));
  const inside = path.reduce<unknown>((part, step) => (part as Record<string | number, unknown>)[step], value);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: [...path, key], part: 'key', message: unknownName('key', key, keysAt(form, path)) }));
  }
  const name = path.length === 0 ? '' : `${path.join(', ')}: `;
  if (path.length > 0 && inside === undefined) {
    const message = path.join() === 'board' ? NO_GROUND : `the key "${path.join(', ')}" is missing; expected ${issue.message}`;
    return [{ path: path.slice(0, -1), part: 'value', message }];
  }
  return [{ path, part: 'value', message: `${name}found ${found(inside)}, expected ${issue.message}` }];
}

/** The same form for editors. */
export function positionJsonSchema(): object {
  return z.toJSONSchema(positionSchema, { io: 'input' });
}
