/** A layout file: how a mission lies, to be changed by a user and put in place of what the set-up leaves to the players. */
import { entriesOf } from '../../kernel/book.ts';
import { found, UsageError, unknownName } from '../../kernel/errors.ts';
import type { FileProblem } from '../../kernel/file-error.ts';
import { LayoutError } from '../../kernel/layout.ts';
import { canHangTogether } from './board-layouts.ts';
import { BOOK, numbersOf, type Numbers } from './book.ts';
import { AS_PRINTED, type Layout } from './layout.ts';
import { readSections, sectionText } from './layout-sections.ts';
import { missionOf } from './missions/all.ts';
import { isSpare } from './missions/begin.ts';
import { allPieces } from './missions/lay-board.ts';
import type { Mission } from './missions/mission.ts';
import { isSamePiece, pieceText, readPiece } from './piece-words.ts';
import { STANDARD } from './sections.ts';
import { SECTIONS } from './data/sections.ts';
import type { BoardPiece } from './state.ts';
import { CAVES, JUNGLES, LEVELS, type Level } from './vocabulary.ts';

/** Left to whoever chooses it in the set-up. */
export const CHOSEN = 'chosen';
type Chosen = typeof CHOSEN;

export interface LayoutFile {
  system: string;
  mission: string;
  /** Nine pieces in reading order, or `chosen`. */
  pieces?: string[];
  /** The section where the Blood Berets come in. */
  entry?: number | Chosen;
  /** By name of a Legion piece: the section whose box of the display its counter begins in. */
  display?: Record<string, number | Chosen>;
  /** Sections where things are hidden on the ground; small mines fill up. */
  hidden?: { tunnels?: number[] | Chosen; 'troop-mines'?: number[] | Chosen };
  /** By name of a printed side: its map. */
  sections?: Record<string, string>;
}

const SYSTEM = 'blood-berets';
const KEYS = ['system', 'mission', 'pieces', 'entry', 'display', 'hidden', 'sections'] as const satisfies readonly (keyof LayoutFile)[];
const HIDDEN = ['tunnels', 'troop-mines'] as const;
/** Hidden things in a section. */
const EACH = 2;
const CENTRAL = 4;

const levelsOf = ({ level, goesBelow }: Mission): readonly Level[] => (goesBelow ? LEVELS : [level]);
const deployed = (mission: Mission, book: Numbers): string[] => mission.roster(book).pieces.flatMap((piece) => (piece.seat === 1 && !isSpare(piece) ? [piece.id] : []));

/** The layout that a mission has in a patched book: all of it is chosen in the set-up, on the sections built in. Throws a `UsageError`. */
export function layoutOf(id: string, patch?: Readonly<Record<string, unknown>>): LayoutFile {
  const book = numbersOf(patch);
  const mission = missionOf(id);
  const levels = levelsOf(mission);
  const sides = [...(levels.includes('caves') ? CAVES : []), ...(levels.includes('jungle') ? JUNGLES : [])];
  return {
    system: SYSTEM,
    mission: id,
    pieces: Array<Chosen>(SECTIONS).fill(CHOSEN),
    entry: CHOSEN,
    display: Object.fromEntries(deployed(mission, book).map((name) => [name, CHOSEN])),
    ...(mission.level === 'jungle' ? { hidden: Object.fromEntries(HIDDEN.map((kind) => [kind, CHOSEN])) } : {}),
    sections: Object.fromEntries(sides.map((side) => [side, sectionText(STANDARD, side)])),
  };
}

/** A parsed layout file for a mission. Throws a `LayoutError` with all that is wrong. */
export function readLayout(file: unknown, mission: Mission, book: Numbers, patch: Readonly<Record<string, unknown>> = {}): Layout {
  if (file === undefined) return AS_PRINTED;
  if (typeof file !== 'object' || file === null || Array.isArray(file)) throw refuse([], `found ${found(file)}, expected a layout: system, mission, and what is to be settled beforehand`);
  const { system, mission: id, pieces, entry, display, hidden, sections } = file as Partial<Record<keyof LayoutFile, unknown>>;
  stop(Object.keys(file).filter((key) => !(KEYS as readonly string[]).includes(key)).map((key) => ({ path: [key], part: 'key', message: unknownName('key', key, KEYS) })));
  if (system !== SYSTEM) throw refuse(['system'], `system: found ${found(system)}, expected ${SYSTEM}`);
  if (id !== mission.card.id) throw refuse(['mission'], `mission: found ${found(id)}, expected ${mission.card.id}, the mission that is played`);
  const problems: FileProblem[] = [];
  const layout: Layout = {
    content: file,
    sections: sections === undefined ? STANDARD : readSections(sections, levelsOf(mission), problems),
    pieces: readPieces(pieces, mission, book, problems),
    entry: isChosen(entry) ? null : readEntry(entry, mission, problems),
    display: isChosen(display) ? {} : readDisplay(display, deployed(mission, book), problems),
    ...readHidden(hidden, mission, book, problems),
  };
  stop(problems);
  if (isLaid(layout, mission)) refuseMoot(patch);
  return layout;
}

/** Who lays out the board is of no account where the file does. */
export function restsWith(layout: Layout, mission: Mission): readonly string[] {
  const { restsOn } = mission.card;
  if (!isLaid(layout, mission)) return restsOn;
  return restsOn.flatMap((prefix) => entriesOf(BOOK).map(({ path }) => path).filter((path) => path.startsWith(prefix) && path !== MOOT));
}

const MOOT = 'setup.board';

/** Below the ground the board is laid out anew. */
const isLaid = ({ pieces }: Layout, { goesBelow }: Mission): boolean => !goesBelow && pieces.every((piece) => piece !== null);

function refuseMoot(patch: Readonly<Record<string, unknown>>): void {
  if (Object.hasOwn(patch, MOOT) && patch[MOOT] !== BOOK.setup.board.value) throw new UsageError(`${MOOT} says who lays out the board, and the layout does; leave one of them out`);
}

const isChosen = (value: unknown): value is undefined | Chosen => value === undefined || value === CHOSEN;
const isSection = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0 && (value as number) < SECTIONS;
const SECTION_IN_WORDS = `a section from 0 to ${SECTIONS - 1}, in reading order`;

function readPieces(given: unknown, mission: Mission, book: Numbers, problems: FileProblem[]): Layout['pieces'] {
  if (isChosen(given)) return AS_PRINTED.pieces;
  if (!Array.isArray(given) || given.length !== SECTIONS) {
    problems.push(problem(['pieces'], `pieces: found ${Array.isArray(given) ? `${given.length} pieces` : found(given)}, expected ${SECTIONS} in reading order, ${CHOSEN} for those that are laid in the set-up`));
    return AS_PRINTED.pieces;
  }
  const pieces = given.map((value: unknown, section): BoardPiece | null => {
    if (value === CHOSEN) return null;
    const piece = readPiece(value);
    if (typeof piece !== 'string') return piece;
    problems.push(problem(['pieces', section], `pieces: ${piece}`));
    return null;
  });
  pieces.forEach((piece, section) => {
    const before = pieces.findIndex((other) => other !== null && piece !== null && isSamePiece(other, piece));
    if (before >= 0 && before < section) problems.push(problem(['pieces', section], `pieces: ${pieceText(piece!)} lies on section ${before} already; there is one of each`));
  });
  const stock = allPieces().filter((piece) => !pieces.some((laid) => laid !== null && isSamePiece(laid, piece)));
  if (problems.length === 0 && mission.level === 'caves' && !book.options.cutOffBoards && !canHangTogether(pieces, stock)) {
    problems.push(problem(['pieces'], 'pieces: halls and labyrinths do not hang together, as the corridors lie; move a corridor, or play with options.cutOffBoards=true'));
  }
  return pieces;
}

function readEntry(entry: unknown, { level }: Mission, problems: FileProblem[]): number | null {
  if (!isSection(entry)) problems.push(problem(['entry'], `entry: found ${found(entry)}, expected ${SECTION_IN_WORDS}, or ${CHOSEN}`));
  else if (entry !== CENTRAL || level === 'caves') return entry;
  else problems.push(problem(['entry'], `entry: found ${entry}, the central section, which has no outer side; expected another one`));
  return null;
}

function readDisplay(given: unknown, names: readonly string[], problems: FileProblem[]): Layout['display'] {
  if (!isMap(given)) {
    problems.push(problem(['display'], `display: found ${found(given)}, expected a section for each of ${names.join(', ')}`));
    return {};
  }
  const display: Record<string, number> = {};
  for (const [name, section] of Object.entries(given)) {
    const path = ['display', name];
    if (!names.includes(name)) problems.push({ path, part: 'key', message: `display: ${unknownName('Legion piece', name, names)}` });
    else if (isSection(section)) display[name] = section;
    else if (section !== CHOSEN) problems.push(problem(path, `display: ${name}: found ${found(section)}, expected ${SECTION_IN_WORDS}, or ${CHOSEN}`));
  }
  return display;
}

function readHidden(given: unknown, mission: Mission, book: Numbers, problems: FileProblem[]): Pick<Layout, 'tunnels' | 'troopMines'> {
  const nothing = { tunnels: null, troopMines: null };
  if (isChosen(given)) return nothing;
  if (mission.level === 'caves') {
    problems.push({ path: ['hidden'], part: 'key', message: `hidden: nothing is hidden in ${mission.card.title}; leave it out` });
    return nothing;
  }
  if (!isMap(given)) {
    problems.push(problem(['hidden'], `hidden: found ${found(given)}, expected ${HIDDEN.join(', ')}`));
    return nothing;
  }
  for (const name of Object.keys(given)) if (!(HIDDEN as readonly string[]).includes(name)) problems.push({ path: ['hidden', name], part: 'key', message: `hidden: ${unknownName('kind of thing', name, HIDDEN)}` });
  const tunnels = readPlaces('tunnels', given['tunnels'], book.objects.tunnels, problems);
  const troopMines = readPlaces('troop-mines', given['troop-mines'], book.objects.troopMines, problems);
  if (tunnels === null && troopMines !== null) problems.push(problem(['hidden', 'troop-mines'], 'hidden: troop-mines: expected the tunnels too, which are hidden first'));
  const twice = tunnels?.find((section, place) => tunnels.indexOf(section) < place);
  if (twice !== undefined) problems.push(problem(['hidden', 'tunnels'], `hidden: tunnels: found two in section ${twice}, expected one at most`));
  const crowded = (troopMines ?? []).find((section) => [...(tunnels ?? []), ...troopMines!].filter((other) => other === section).length > EACH);
  if (crowded !== undefined) problems.push(problem(['hidden', 'troop-mines'], `hidden: troop-mines: found more than ${EACH} things in section ${crowded}, expected ${EACH} at most`));
  return { tunnels, troopMines };
}

function readPlaces(name: (typeof HIDDEN)[number], given: unknown, count: number, problems: FileProblem[]): number[] | null {
  if (isChosen(given)) return null;
  if (Array.isArray(given) && given.length === count && given.every(isSection)) return given;
  problems.push(problem(['hidden', name], `hidden: ${name}: found ${Array.isArray(given) ? `[${given.join(', ')}]` : found(given)}, expected ${count} sections from 0 to ${SECTIONS - 1}, or ${CHOSEN}`));
  return null;
}

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);

const problem = (path: FileProblem['path'], message: string): FileProblem => ({ path, part: 'value', message });

const refuse = (path: FileProblem['path'], message: string): LayoutError => new LayoutError([problem(path, message)]);

function stop(problems: readonly FileProblem[]): void {
  if (problems.length > 0) throw new LayoutError(problems);
}
