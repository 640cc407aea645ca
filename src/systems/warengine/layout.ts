/** How a game lies where a file says so: its own table, what is fought over on it, and who fights. */
import { found, UsageError, unknownName } from '../../kernel/errors.ts';
import type { FilePath, FileProblem } from '../../kernel/file-error.ts';
import { LayoutError } from '../../kernel/layout.ts';
import { hundredths, inInches } from '../../kernel/table/inches.ts';
import { readTable, TableError } from '../../kernel/table/read-table.ts';
import type { Table } from '../../kernel/table/table.ts';
import type { Forces } from './forces.ts';
import type { Mission } from './missions/mission.ts';
import { figureObjective, pieceObjective } from './missions/objectives.ts';
import type { Objective } from './state.ts';
import { SIDES, TERRAINS, type Side, type Terrain } from './vocabulary.ts';

/** As a file has it, parsed. */
export interface LayoutFile {
  readonly system: string;
  readonly mission: string;
  readonly table: unknown;
  /** A terrain piece by its name, a figure by its id, or a spot with a name of its own, in inches. */
  readonly objectives?: readonly (string | { readonly name: string; readonly at: readonly [number, number] })[];
  /** By side: the id of a ready force, random, or a force written out. */
  readonly forces?: Readonly<Partial<Record<Side, unknown>>>;
}

export interface Layout {
  readonly table: Table<Terrain>;
  /** Null: as the mission draws them. */
  readonly objectives: NonNullable<LayoutFile['objectives']> | null;
  /** By seat; undefined where the book's own choice stands. */
  readonly forces: readonly [unknown, unknown];
}

const SYSTEM = 'warengine';
const KEYS = ['system', 'mission', 'table', 'objectives', 'forces'];

/** Throws a `LayoutError` with all that is wrong. */
export function readLayout(file: unknown, mission: string): Layout {
  if (typeof file !== 'object' || file === null || Array.isArray(file)) throw refuse([], `found ${found(file)}, expected a layout: system, mission, table, and perhaps objectives and forces`);
  const { system, mission: id, table, objectives, forces } = file as Partial<Record<keyof LayoutFile, unknown>>;
  const problems: FileProblem[] = Object.keys(file).filter((key) => !KEYS.includes(key)).map((key) => ({ path: [key], part: 'key', message: unknownName('key', key, KEYS) }));
  if (system !== SYSTEM) problems.push(wrong(['system'], `system: found ${found(system)}, expected ${SYSTEM}`));
  if (id !== mission) problems.push(wrong(['mission'], `mission: found ${found(id)}, expected ${mission}, the mission that is played`));
  const laid = tableOf(table, problems);
  if (objectives !== undefined) problems.push(...objectiveProblems(objectives, laid));
  if (forces !== undefined && (typeof forces !== 'object' || forces === null || Array.isArray(forces))) problems.push(wrong(['forces'], `forces: found ${found(forces)}, expected a force by side: ${SIDES.join(', ')}`));
  else problems.push(...Object.keys(forces ?? {}).filter((side) => !SIDES.includes(side as Side)).map((side): FileProblem => ({ path: ['forces', side], part: 'key', message: unknownName('side', side, SIDES) })));
  if (problems.length > 0 || laid === undefined) throw new LayoutError(problems);
  const bySide = (forces ?? {}) as Partial<Record<Side, unknown>>;
  return { table: laid, objectives: (objectives as Layout['objectives'] | undefined) ?? null, forces: [bySide.red, bySide.blue] };
}

/** Names of the profiles that forces of a layout bring along; of one that may not be played, those that can be told. */
export function ownProfilesOf(layout: unknown): string[] {
  const { forces } = (layout ?? {}) as Partial<LayoutFile>;
  return [...new Set(SIDES.flatMap((side) => Object.keys((forces?.[side] as { profiles?: object } | null | undefined)?.profiles ?? {})))];
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

/** Throws a `LayoutError` where the layout says who fights for a side and what is set or varied says so too: neither may win unseen. */
export function refuseTwoForces({ forces }: Layout, patch: Readonly<Record<string, unknown>> = {}): void {
  const twice = SIDES.filter((side, seat) => forces[seat] !== undefined && Object.hasOwn(patch, `forces.${side}`));
  if (twice.length === 0) return;
  throw new LayoutError(twice.map((side) => wrong(['forces', side], `forces: ${side}: found who fights for ${side}, but forces.${side} is set or varied too (${String(patch[`forces.${side}`])}); expected one of the two: leave ${side} out here, or forces.${side} there`)));
}

/** A text that is no piece may still be a figure, which is known once the forces are there. */
export function objectiveProblems(objectives: unknown, table: Table<Terrain> | undefined): FileProblem[] {
  if (!Array.isArray(objectives)) return [wrong(['objectives'], `objectives: found ${found(objectives)}, expected a list of names of pieces, ids of figures, or { name, at: [x, y] }`)];
  return objectives.flatMap((objective: unknown, place) => {
    if (typeof objective === 'string') return [];
    const { name, at } = (objective ?? {}) as { name?: unknown; at?: unknown };
    const isSpot = typeof name === 'string' && Array.isArray(at) && at.length === 2 && at.every((inches) => typeof inches === 'number' && hundredths(inches) !== undefined);
    if (!isSpot) return [wrong(['objectives', place], `an objective: found ${found(objective)}, expected the name of a piece, the id of a figure, or { name, at: [x, y] } in inches`)];
    const [x, y] = at as [number, number];
    const off = table !== undefined && (x < 0 || y < 0 || x > inInches(table.width) || y > inInches(table.height));
    return off ? [wrong(['objectives', place, 'at'], `"${name}": [${x}, ${y}] is off the table`)] : [];
  });
}

/** The objectives of a layout for these forces. Throws a `LayoutError` for a name of nothing, and for a figure where only places are fought over. */
export function objectivesOf(objectives: NonNullable<LayoutFile['objectives']>, { onlyPlaces, card }: Mission, table: Table<Terrain>, forces: Forces): Objective[] {
  return objectives.map((objective, place) => {
    if (typeof objective !== 'string') return { name: objective.name, piece: -1, figure: -1, x: hundredths(objective.at[0])!, y: hundredths(objective.at[1])! };
    const piece = table.pieces.findIndex(({ name }) => name === objective);
    if (piece >= 0) return pieceObjective(table.pieces[piece]!, piece);
    const figure = forces.figures.findIndex(({ id }) => id === objective);
    if (figure >= 0 && onlyPlaces) throw refuse(['objectives', place], `objectives: "${objective}" is a figure, which nobody holds; expected a place in ${card.title}: the name of a terrain piece, or { name, at: [x, y] }`);
    if (figure >= 0) return figureObjective(objective, figure);
    const figures = onlyPlaces ? [] : forces.figures.map(({ id }) => id);
    throw refuse(['objectives', place], unknownName(onlyPlaces ? 'piece' : 'piece or figure', objective, [...table.pieces.map(({ name }) => name), ...figures]));
  });
}

const wrong = (path: FilePath, message: string): FileProblem => ({ path, part: 'value', message });
const refuse = (path: FilePath, message: string): UsageError => new LayoutError([wrong(path, message)]);
