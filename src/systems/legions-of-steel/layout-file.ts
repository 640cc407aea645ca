/** How a mission lies, as a file that a user may change and put in its place: the board as text with its zones, and who stands there from the beginning. */
import { unknownName, found } from '../../kernel/errors.ts';
import type { FilePath, FileProblem } from '../../kernel/file-error.ts';
import { DIRECTION_NAMES } from '../../kernel/grid/directions.ts';
import { NO_WAY } from '../../kernel/grid/distances.ts';
import { MapError } from '../../kernel/grid/map.ts';
import { formatSquare, rowOf } from '../../kernel/grid/squares.ts';
import { LayoutError } from '../../kernel/layout.ts';
import { Board } from './board.ts';
import { readPlan, type Plan } from './board-text.ts';
import { numbersOf, type Numbers } from './book.ts';
import { HEART_OF_THE_NET } from './data/heart-of-the-net.ts';
import { QUARTERBACK_SNEAK } from './data/quarterback-sneak.ts';
import { TERRAIN_MARKS } from './data/terrain.ts';
import { THE_FOUNDRY } from './data/the-foundry.ts';
import { ZONES, type ZoneNeed } from './data/zones.ts';
import { missionOf, type MissionId } from './missions/all.ts';
import type { Mission } from './missions/mission.ts';
import type { Post, Site } from './missions/site.ts';
import { walkTo } from './missions/walk-costs.ts';
import { onBoard, placeOn, squareIn } from './position-words.ts';
import { HORDE } from './roster.ts';
import { FACINGS, type Facing } from './vocabulary.ts';

export interface LayoutFile {
  system: string;
  mission: string;
  /** One character a square: walls, floor, doors, and letters for the zones. */
  board: string;
  /** Nightmares that cover from the beginning, and the way they look; of Heart of the Net only. */
  garrison?: { at: [column: number, row: number]; facing: string }[];
}

const SYSTEM = 'legions-of-steel';
const KEYS = ['system', 'mission', 'board', 'garrison'];
const WITH_GARRISON = 'heart-of-the-net';
const BUILT_IN: Readonly<Record<MissionId, string>> = { 'quarterback-sneak': QUARTERBACK_SNEAK.plan, 'the-foundry': THE_FOUNDRY.plan, 'heart-of-the-net': HEART_OF_THE_NET.plan };

/** Squares along a side of a board that can be played on. */
export const LONGEST_SIDE = 60;
const SHORTEST_SIDE = 6;
export const fewestToMost = (fewest: number) => `${fewest} to ${LONGEST_SIDE}`;

const FACING_NAMES: readonly string[] = FACINGS.map((facing) => DIRECTION_NAMES[facing]);
const NIGHTMARES = HORDE.filter((unit) => unit === 'nightmare').length;

/** The layout that a mission has; no number of the book moves it. Throws a `UsageError`. */
export function layoutOf(id: string, patch?: Readonly<Record<string, unknown>>): LayoutFile {
  missionOf(id, numbersOf(patch)); // an unknown mission or a bad patch is refused
  const { garrison, garrisonFacing } = HEART_OF_THE_NET;
  return {
    system: SYSTEM,
    mission: id,
    board: `${BUILT_IN[id as MissionId].trim()}\n`,
    ...(id === WITH_GARRISON ? { garrison: garrison.map(([column, row]) => ({ at: [column, row], facing: DIRECTION_NAMES[garrisonFacing] })) } : {}),
  };
}

/** A mission on a parsed layout file, or as built in. Throws a `UsageError`; for what is wrong in the file, a `LayoutError`. */
export function missionIn(id: string, book: Numbers, file?: unknown): Mission {
  if (file === undefined) return missionOf(id, book);
  missionOf(id, book); // an unknown one is refused before its file is read
  return { ...missionOf(id, book, readLayout(file, id as MissionId)), layout: file as LayoutFile & Record<string, unknown> };
}

function readLayout(file: unknown, mission: MissionId): Site {
  if (typeof file !== 'object' || file === null || Array.isArray(file)) throw refuse([], `found ${found(file)}, expected a layout: system, mission, board${mission === WITH_GARRISON ? ', garrison' : ''}`);
  const { system, mission: id, board, garrison } = file as Partial<Record<keyof LayoutFile, unknown>>;
  stop(Object.keys(file).filter((key) => !KEYS.includes(key)).map((key) => ({ path: [key], part: 'key', message: unknownName('key', key, KEYS) })));
  if (system !== SYSTEM) throw refuse(['system'], `system: found ${found(system)}, expected ${SYSTEM}`);
  if (id !== mission) throw refuse(['mission'], `mission: found ${found(id)}, expected ${mission}, the mission that is played`);
  if (typeof board !== 'string') throw refuse(board === undefined ? [] : ['board'], `board: found ${found(board)}, expected a board as text, after "board: |"`);
  const plan = planOf(board);
  const needs = ZONES[mission];
  stop([...needs.flatMap((need) => tooSmall(plan, need)), ...strangers(plan, board, needs)]);
  const laid = new Board(plan);
  const problems: FileProblem[] = [];
  const posts = garrison === undefined ? [] : readGarrison(garrison, mission, laid, problems);
  stop(problems);
  stop(cutOff(laid, board, needs, posts));
  return { ...plan, garrison: posts };
}

function planOf(text: string): Plan {
  let plan: Plan;
  try {
    plan = readPlan(text);
  } catch (thrown) {
    if (!(thrown instanceof MapError)) throw thrown;
    // The map was read with a blank after each square.
    const [row, column] = [lineOf(text, thrown.row - 1), (thrown.column + 1) >> 1];
    const what = thrown.message.replace(/^map, line \d+, character \d+: /, '');
    throw new LayoutError([{ path: ['board'], part: 'value', message: `board: line ${row}, character ${column}: ${what}; a zone is capital letters other than ${TERRAIN_MARKS.door}`, onBoard: { row, column } }]);
  }
  const sides = [plan.map.width, plan.map.height];
  if (Math.min(...sides) < SHORTEST_SIDE || Math.max(...sides) > LONGEST_SIDE) throw refuse(['board'], `board: found ${sides.join(' x ')} squares, expected ${fewestToMost(SHORTEST_SIDE)} along each side`);
  return plan;
}

/** The line of the text, from 1, that a row of the board is on: blank ones do not count. */
function lineOf(text: string, row: number): number {
  const filled = text.split('\n').flatMap((line, number) => (line.trimEnd() === '' ? [] : [number + 1]));
  return filled[row] ?? 1;
}

function tooSmall({ map, zones }: Plan, { letter, about, squares, half }: ZoneNeed): FileProblem[] {
  const all = zones[letter] ?? [];
  const counted = half === undefined ? all : all.filter((square) => rowOf(map.width, square) < map.height / 2 === (half === 'upper'));
  if (counted.length >= squares) return [];
  const where = half === undefined ? '' : ` in the ${half} half of the board`;
  return [wrong(['board'], `board: zone ${letter}${where}, ${about}: found ${counted.length === 0 ? 'none' : `${counted.length} squares`}, expected ${squares === 1 ? 'a square' : `${squares} squares`} at least`)];
}

function strangers({ map, zones }: Plan, text: string, needs: readonly ZoneNeed[]): FileProblem[] {
  const known = [...new Set(needs.map(({ letter }) => letter))];
  return Object.entries(zones).filter(([letter]) => !known.includes(letter)).map(([letter, [square = 0]]) => onSquare(text, map.width, square, `board: zone ${letter}: the mission has none; its zones are ${known.join(', ')}`));
}

function readGarrison(given: unknown, mission: MissionId, board: Board, problems: FileProblem[]): Post[] {
  const path: FilePath = ['garrison'];
  if (mission !== WITH_GARRISON) {
    problems.push({ path, part: 'key', message: `garrison: there is none in ${mission}; leave it out` });
    return [];
  }
  if (!Array.isArray(given) || given.length > NIGHTMARES) {
    problems.push(wrong(path, `garrison: found ${Array.isArray(given) ? `${given.length} posts` : found(given)}, expected a list of 0 to ${NIGHTMARES} posts, such as { at: [12, 11], facing: west }`));
    return [];
  }
  const posts: Post[] = [];
  for (const [place, post] of (given as unknown[]).entries()) {
    const { at, facing, ...rest } = (typeof post === 'object' && post !== null ? post : {}) as Record<string, unknown>;
    const square = squareIn(board, at);
    const looks = FACING_NAMES.indexOf(String(facing));
    const here = [...path, place];
    problems.push(...Object.keys(rest).map((key): FileProblem => ({ path: [...here, key], part: 'key', message: `garrison: ${unknownName('key', key, ['at', 'facing'])}` })));
    if (square === undefined) problems.push(wrong(at === undefined ? here : [...here, 'at'], `garrison: at: found ${at === undefined ? 'nothing' : JSON.stringify(at)}, expected ${onBoard(board)}`));
    else if (board.walls[square] !== 0 || board.doorAt[square]! >= 0) problems.push(wrong([...here, 'at'], `garrison: ${formatSquare(board.width, square)} is a ${board.walls[square] !== 0 ? 'wall' : 'door'}; expected floor`));
    else if (posts.some((other) => other.at === square)) problems.push(wrong([...here, 'at'], `garrison: two stand at ${formatSquare(board.width, square)}; expected a square for each`));
    else if (board.zone(HEART_OF_THE_NET.start).includes(square)) problems.push(wrong([...here, 'at'], `garrison: ${formatSquare(board.width, square)} is where commandos begin; expected another square`));
    if (looks < 0) problems.push(wrong(facing === undefined ? here : [...here, 'facing'], `garrison: facing: found ${found(facing)}, expected one of ${FACING_NAMES.join(', ')}`));
    if (square !== undefined && looks >= 0) posts.push({ at: square, facing: FACINGS[looks] as Facing });
  }
  return posts;
}

/** Everything has to be within reach of where the commandos begin: through doors, and where there is room to step. */
function cutOff(board: Board, text: string, needs: readonly ZoneNeed[], garrison: readonly Post[]): FileProblem[] {
  const [{ letter: start }] = needs as [ZoneNeed];
  const [from = 0] = board.zone(start);
  const ways = walkTo(board, [from]);
  const zones = [...new Set(needs.map(({ letter }) => letter))].flatMap((letter) => {
    const square = board.zone(letter).find((each) => ways[each] === NO_WAY);
    return square === undefined ? [] : [onSquare(text, board.width, square, `board: no way leads from zone ${start} at ${formatSquare(board.width, from)} to zone ${letter} at ${formatSquare(board.width, square)}; open a wall or set a door between`)];
  });
  const posts = garrison.flatMap(({ at }, place) => (ways[at] === NO_WAY ? [wrong(['garrison', place], `garrison: no way leads from zone ${start} to ${formatSquare(board.width, at)}; expected a post that can be reached`)] : []));
  return [...zones, ...posts];
}

function onSquare(text: string, width: number, square: number, message: string): FileProblem {
  const [column, row] = placeOn(width, square);
  return { path: ['board'], part: 'value', message, onBoard: { row: lineOf(text, row), column: column + 1 } };
}

const wrong = (path: FilePath, message: string): FileProblem => ({ path, part: 'value', message });

const refuse = (path: FilePath, message: string): LayoutError => new LayoutError([wrong(path, message)]);

function stop(problems: readonly FileProblem[]): void {
  if (problems.length > 0) throw new LayoutError(problems);
}
