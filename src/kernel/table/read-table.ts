/** A table as a file has it: read with the place of all that is wrong. */
import { z } from 'zod';
import { UsageError, found, nearest, unknownName } from '../errors.ts';
import { INCH, LONGEST_SIDE, hundredths, inInches } from './inches.ts';
import { outlineProblem, type Outline, type Point } from './outline.ts';
import type { Piece, Table } from './table.ts';

/** The shortest side of a table, in hundredths of an inch. */
const SHORTEST_SIDE = 6 * INCH;

/** The error of each part is what was expected there, to follow "found ..., expected ". */
const text = (error: string) => z.string({ error }).min(1, { error });
const INCHES = 'inches, to a hundredth at most, such as 4.25';
const length = z.number({ error: INCHES }).refine((value) => hundredths(value) !== undefined, { error: INCHES });
const SIDE = `a side in inches from ${inInches(SHORTEST_SIDE)} to ${inInches(LONGEST_SIDE)}`;
const isSide = (value: number) => hundredths(value) !== undefined && value * INCH >= SHORTEST_SIDE && value * INCH <= LONGEST_SIDE;
const side = z.number({ error: SIDE }).refine(isSide, { error: SIDE });
const corner = z.tuple([length, length], { error: 'a corner: [x, y] in inches' });

const PIECE = {
  name: text('a name of its own').describe('A name of its own, such as north wood.'),
  kind: text('a kind of terrain').describe("One of the system's kinds of terrain."),
  outline: z.array(corner, { error: 'a list of corners: [[x, y], ...] in inches' }).describe('Its corners in order, [x, y] in inches from the top left corner of the table.'),
};

const TABLE = {
  size: z.tuple([side, side], { error: '[width, height] in inches' }).describe('[width, height] in inches.'),
  terrain: z.array(z.strictObject(PIECE, { error: 'a piece: name, kind, outline' }), { error: 'a list of pieces' }).describe('The pieces that lie on it.'),
};

export const tableSchema = z.strictObject(TABLE, { error: 'a table: size, terrain' }).describe('A table of terrain.');

export interface TableProblem {
  /** What it is about, from the top of the table: keys and places in lists. */
  path: readonly (string | number)[];
  part: 'key' | 'value';
  message: string;
}

/** All that is wrong with a table. */
export class TableError extends UsageError {
  override name = 'TableError';
  readonly problems: readonly TableProblem[];

  constructor(problems: readonly TableProblem[]) {
    super(problems.map(({ message }) => `table: ${message}`).join('\n'));
    this.problems = problems;
  }
}

/** A parsed file as a table. `kinds`: the system's words for terrain. Throws a `TableError` with everything that is wrong. */
export function readTable<K extends string>(value: unknown, kinds: readonly K[]): Table<K> {
  const { data, error } = tableSchema.safeParse(value);
  if (data === undefined) throw new TableError(formProblems(error.issues, value));
  const [width, height] = pointOf(data.size);
  const pieces = data.terrain.map(({ name, kind, outline }) => ({ name, kind: kind as K, outline: outline.map(pointOf) }));
  const names = pieces.map(({ name }) => name);
  const problems = pieces.flatMap((piece, i) => pieceProblems(piece, ['terrain', i], names.indexOf(piece.name) < i, kinds, width, height));
  if (problems.length > 0) throw new TableError(problems);
  return { width, height, pieces };
}

function pointOf([x, y]: readonly [number, number]): Point {
  return [hundredths(x)!, hundredths(y)!];
}

function pieceProblems(piece: Piece, path: readonly (string | number)[], named: boolean, kinds: readonly string[], width: number, height: number): TableProblem[] {
  const { name, kind, outline } = piece;
  const problem = (at: readonly (string | number)[], message: string): TableProblem => ({ path: [...path, ...at], part: 'value', message: `"${name}": ${message}` });
  const wrong = outlineProblem(outline);
  return [
    ...(named ? [problem(['name'], 'another piece has this name; expected a name of its own')] : []),
    ...(kinds.includes(kind) ? [] : [problem(['kind'], unknownName('kind of terrain', kind, kinds))]),
    ...offTable(outline, width, height).map((i) => problem(['outline', i], `${shownCorner(outline[i]!)} is off the table, which is ${inInches(width)} x ${inInches(height)} inches`)),
    ...(wrong === undefined ? [] : [problem(outline.length < 3 ? ['outline'] : ['outline', wrong.corner], wrong.problem)]),
  ];
}

const shownCorner = ([x, y]: Point) => `[${inInches(x)}, ${inInches(y)}]`;

function offTable(outline: Outline, width: number, height: number): number[] {
  return [...outline.keys()].filter((i) => outline[i]![0] < 0 || outline[i]![1] < 0 || outline[i]![0] > width || outline[i]![1] > height);
}

/** A misspelt key is one problem, not also a missing one. */
function formProblems(issues: readonly z.core.$ZodIssue[], value: unknown): TableProblem[] {
  const path = (issue: z.core.$ZodIssue) => issue.path.map((step) => (typeof step === 'number' ? step : String(step)));
  const keys = (at: readonly unknown[]) => Object.keys(at.length === 0 ? TABLE : PIECE);
  const misspelt = new Set<string>();
  const unknown = issues.flatMap((issue) =>
    issue.code !== 'unrecognized_keys' ? [] : issue.keys.map((key): TableProblem => {
      misspelt.add([...issue.path, nearest(key, keys(issue.path)) ?? key].join());
      return { path: [...path(issue), key], part: 'key', message: unknownName('key', key, keys(issue.path)) };
    }),
  );
  const others = issues.filter((issue) => issue.code !== 'unrecognized_keys' && !misspelt.has(issue.path.join()));
  return [...unknown, ...others.map((issue) => valueProblem(path(issue), issue.message, value))];
}

function valueProblem(path: readonly (string | number)[], expected: string, value: unknown): TableProblem {
  const inside = path.reduce<unknown>((part, step) => (part as Record<string | number, unknown>)[step], value);
  if (path.length > 0 && inside === undefined) {
    return { path: path.slice(0, -1), part: 'value', message: `the key "${path.join(', ')}" is missing; expected ${expected}` };
  }
  const name = path.length === 0 ? '' : `${path.join(', ')}: `;
  return { path, part: 'value', message: `${name}found ${found(inside)}, expected ${expected}` };
}

/** The same form for editors. */
export function tableJsonSchema(): object {
  return z.toJSONSchema(tableSchema, { io: 'input' });
}
