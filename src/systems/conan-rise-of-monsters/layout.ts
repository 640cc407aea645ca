/** How a game lies where a file says so: its own table, where the shrine is, and who fights. */
import { found, unknownName } from '../../kernel/errors.ts';
import type { FilePath, FileProblem } from '../../kernel/file-error.ts';
import { LayoutError } from '../../kernel/layout.ts';
import { hundredths } from '../../kernel/table/inches.ts';
import type { Point } from '../../kernel/table/outline.ts';
import { readTable, TableError } from '../../kernel/table/read-table.ts';
import type { Table } from '../../kernel/table/table.ts';
import { SIDES, TERRAINS, type Side, type Terrain } from './vocabulary.ts';

/** As a file has it, parsed. */
export interface LayoutFile {
  readonly system: string;
  readonly mission: string;
  readonly table: unknown;
  /** Where the shrine is, [x, y] in inches; the middle of the table if not said. */
  readonly shrine?: readonly [number, number];
  /** By side: the id of a ready force, or a force written out. */
  readonly forces?: Readonly<Partial<Record<Side, unknown>>>;
}

export interface Layout {
  readonly table: Table<Terrain>;
  readonly shrine: Point | null;
  /** By seat; undefined where the book's own choice stands. */
  readonly forces: readonly [unknown, unknown];
}

const SYSTEM = 'conan-rise-of-monsters';
const KEYS = ['system', 'mission', 'table', 'shrine', 'forces'];

/** Throws a `LayoutError` with all that is wrong. */
export function readLayout(file: unknown, mission: string): Layout {
  if (typeof file !== 'object' || file === null || Array.isArray(file)) throw new LayoutError([wrong([], `found ${found(file)}, expected a layout: system, mission, table, and perhaps shrine and forces`)]);
  const { system, mission: id, table, shrine, forces } = file as Partial<Record<keyof LayoutFile, unknown>>;
  const problems: FileProblem[] = Object.keys(file).filter((key) => !KEYS.includes(key)).map((key) => ({ path: [key], part: 'key', message: unknownName('key', key, KEYS) }));
  if (system !== SYSTEM) problems.push(wrong(['system'], `system: found ${found(system)}, expected ${SYSTEM}`));
  if (id !== mission) problems.push(wrong(['mission'], `mission: found ${found(id)}, expected ${mission}, the mission that is played`));
  const laid = tableOf(table, problems);
  const spot = shrineOf(shrine, mission, laid, problems);
  if (forces !== undefined && (typeof forces !== 'object' || forces === null || Array.isArray(forces))) problems.push(wrong(['forces'], `forces: found ${found(forces)}, expected a force by side: ${SIDES.join(', ')}`));
  else problems.push(...Object.keys(forces ?? {}).filter((side) => !SIDES.includes(side as Side)).map((side): FileProblem => ({ path: ['forces', side], part: 'key', message: unknownName('side', side, SIDES) })));
  if (problems.length > 0 || laid === undefined) throw new LayoutError(problems);
  const bySide = (forces ?? {}) as Partial<Record<Side, unknown>>;
  return { table: laid, shrine: spot, forces: [bySide.circle, bySide.set] };
}

function tableOf(table: unknown, problems: FileProblem[]): Table<Terrain> | undefined {
  try {
    return readTable(table, TERRAINS);
  } catch (thrown) {
    if (!(thrown instanceof TableError)) throw thrown;
    problems.push(...thrown.problems.map(({ path, part, message }): FileProblem => ({ path: ['table', ...path], part, message: `table: ${message}` })));
    return undefined;
  }
}

function shrineOf(shrine: unknown, mission: string, table: Table<Terrain> | undefined, problems: FileProblem[]): Point | null {
  if (shrine === undefined) return null;
  const [x, y] = Array.isArray(shrine) && shrine.length === 2 ? shrine.map(hundredths) : [];
  if (mission !== 'shrine') problems.push({ path: ['shrine'], part: 'key', message: `shrine: there is none in ${mission}; leave it out` });
  else if (x === undefined || y === undefined) problems.push(wrong(['shrine'], `shrine: found ${found(shrine)}, expected [x, y] in inches`));
  else if (table !== undefined && (x < 0 || y < 0 || x > table.width || y > table.height)) problems.push(wrong(['shrine'], 'shrine: is off the table'));
  else return [x, y];
  return null;
}

const wrong = (path: FilePath, message: string): FileProblem => ({ path, part: 'value', message });
