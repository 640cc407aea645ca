/** How a mission lies, as a file that a user may change and put in its place: the ground as text, and where each piece lies on it. */
import { entriesOf } from '../../kernel/book.ts';
import { found, UsageError, unknownName } from '../../kernel/errors.ts';
import type { FileProblem } from '../../kernel/file-error.ts';
import { MapError, type GridMap } from '../../kernel/grid/map.ts';
import { LayoutError } from '../../kernel/layout.ts';
import type { Place } from './board.ts';
import { drawBoard, readBoard } from './board-text.ts';
import { BOOK, numbersOf, type Numbers } from './book.ts';
import { missionOn } from './missions/all.ts';
import { IN_READING_ORDER } from './missions/exact-boards.ts';
import type { Mission } from './missions/mission.ts';
import { cutOff, misplaced, notOverOpenSpace } from './missions/placing.ts';
import { AS_IN_THE_BOOK, groundOn, type OwnLayout, type Piece } from './missions/site.ts';

export interface LayoutFile {
  system: string;
  mission: string;
  /** What lies under the pieces; without it the board sections lie as in the mission's own set-up. */
  board?: string;
  /** By name: the [column, row] of a piece's north-west space, from 0. */
  places: Record<string, Place>;
}

const KEYS = ['system', 'mission', 'board', 'places'];
const SYSTEM = 'fury-of-the-clansmen';
/** Missions that are set up "exactly as shown", on the same ground in every game. */
const EXACT = ['escape', 'gardens', 'ambush', 'defend-the-tower'];
/** Squares along a side of a board that can be played on. */
const [LEAST, MOST] = [6, 48];

/** The layout that a mission has in a patched book. Throws a `UsageError`. */
export function layoutOf(id: string, patch?: Readonly<Record<string, unknown>>): LayoutFile {
  const book = numbersOf(patch);
  const mission = missionIn(id, book, undefined, patch);
  return {
    system: SYSTEM,
    mission: id,
    ...(EXACT.includes(id) ? { board: `${drawBoard(groundOn(mission.site, IN_READING_ORDER, book))}\n` } : {}),
    places: Object.fromEntries(mission.pieces(book).map(({ name, at }) => [name, at])),
  };
}

/** A mission in a patched book, on a parsed layout file or as built in. Throws a `UsageError` where its pieces cannot lie so. */
export function missionIn(id: string, book: Numbers, file?: unknown, patch: Readonly<Record<string, unknown>> = {}): Mission {
  const { section } = book.board;
  if (file === undefined) {
    const mission = missionOn({ section, own: null }, id);
    const [first] = misplaced(mission.pieces(book), mission.card.field);
    if (first !== undefined) throw new UsageError(`${id}: with sections of ${section} x ${section} squares ${first.message}; choose another board.section${mission.movedBy === undefined ? '' : `, or another ${mission.movedBy.join(' or ')}`}`);
    return mission;
  }
  const standard = missionOn(AS_IN_THE_BOOK, id);
  const own = readLayout(file, standard);
  const moot = [...(standard.movedBy ?? []), ...(own.ground === null ? [] : ['board.section', 'board.density'])];
  refuseMoot(moot, patch);
  const mission = missionOn({ section, own }, id);
  stop([...misplaced(mission.pieces(book), mission.card.field), ...notOverOpenSpace(mission.pieces(book), own)]);
  if (own.ground !== null) stop(cutOff(mission, book));
  const restsOn = mission.card.restsOn.flatMap((prefix) => entriesOf(BOOK).map(({ path }) => path).filter((path) => path.startsWith(prefix) && !moot.includes(path)));
  return { ...mission, card: { ...mission.card, restsOn } };
}

function readLayout(file: unknown, mission: Mission): OwnLayout {
  if (typeof file !== 'object' || file === null || Array.isArray(file)) throw refuse([], `found ${found(file)}, expected a layout: system, mission, places, and a board if the ground is to be your own`);
  const { system, mission: id, board, places } = file as Partial<Record<keyof LayoutFile, unknown>>;
  stop(Object.keys(file).filter((key) => !KEYS.includes(key)).map((key) => ({ path: [key], part: 'key', message: unknownName('key', key, KEYS) })));
  if (system !== SYSTEM) throw refuse(['system'], `system: found ${found(system)}, expected ${SYSTEM}`);
  if (id !== mission.card.id) throw refuse(['mission'], `mission: found ${found(id)}, expected ${mission.card.id}, the mission that is played`);
  return { content: file, ground: board === undefined ? null : groundOf(board), places: placesOf(places, mission.pieces(numbersOf())) };
}

function groundOf(board: unknown): GridMap {
  if (typeof board !== 'string') throw refuse(['board'], `board: found ${found(board)}, expected a board as text, after "board: |"`);
  let map: GridMap;
  try {
    map = readBoard(board);
  } catch (thrown) {
    if (!(thrown instanceof MapError)) throw thrown;
    const { row, column, message } = thrown;
    throw new LayoutError([{ path: ['board'], part: 'value', message: `board: ${message}`, onBoard: { row, column } }]);
  }
  const sides = [map.width, map.height];
  if (Math.min(...sides) < LEAST || Math.max(...sides) > MOST) throw refuse(['board'], `board: found ${map.width} x ${map.height} squares, expected ${LEAST} to ${MOST} along each side`);
  return map;
}

function placesOf(given: unknown, pieces: readonly Piece[]): OwnLayout['places'] {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) throw refuse(['places'], `places: found ${found(given)}, expected a [column, row] for each of ${pieces.map(({ name }) => name).join(', ')}`);
  const places = given as Record<string, unknown>;
  const names = pieces.map(({ name }) => name);
  const isNumber = (value: unknown) => Number.isInteger(value) && (value as number) >= 0;
  stop([
    ...Object.keys(places).filter((name) => !names.includes(name)).map((name): FileProblem => ({ path: ['places', name], part: 'key', message: `places: ${unknownName('place', name, names)}` })),
    ...names.filter((name) => !Object.hasOwn(places, name)).map((name) => problem(['places'], `places: "${name}" is missing; expected its [column, row]`)),
    ...Object.entries(places).filter(([, at]) => !Array.isArray(at) || at.length !== 2 || !at.every(isNumber)).map(([name, at]) => problem(['places', name], `places: ${name}: found ${found(at)}, expected [column, row], whole numbers from 0`)),
  ]);
  return places as OwnLayout['places'];
}

/** Numbers of the book that a layout takes the place of. */
function refuseMoot(paths: readonly string[], patch: Readonly<Record<string, unknown>>): void {
  const path = paths.find((each) => Object.hasOwn(patch, each) && patch[each] !== entriesOf(BOOK).find((entry) => entry.path === each)!.entry.value);
  if (path !== undefined) throw new UsageError(`${path} says how the mission lies, and so does the layout; leave one of them out`);
}

const problem = (path: FileProblem['path'], message: string): FileProblem => ({ path, part: 'value', message });

const refuse = (path: FileProblem['path'], message: string): LayoutError => new LayoutError([problem(path, message)]);

function stop(problems: readonly FileProblem[]): void {
  if (problems.length > 0) throw new LayoutError(problems);
}
