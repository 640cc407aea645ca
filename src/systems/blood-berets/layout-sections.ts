/** Sides of the board pieces of one's own, as a layout file draws them: which sizes there may be, and what a cave needs so that all pieces fit together. */
import { found, unknownName } from '../../kernel/errors.ts';
import type { FileProblem } from '../../kernel/file-error.ts';
import { neighbors } from '../../kernel/grid/squares.ts';
import { halvesOf } from './board-areas.ts';
import { isBorder, isExit, MARKS, readSection, rowsOf, STANDARD, terrainCode, type Sections, type Size } from './sections.ts';
import { CAVES, JUNGLES, type Cave, type Jungle, type Level } from './vocabulary.ts';

type Side = Cave | Jungle;
type Drawn = Partial<Record<Side, string>>;

const SIDES: readonly Side[] = [...CAVES, ...JUNGLES];
/** Squares along a side of a section. */
const [LEAST, MOST] = [5, 16];

const levelOf = (side: Side): Level => (CAVES.includes(side as Cave) ? 'caves' : 'jungle');

const problem = (path: FileProblem['path'], message: string): FileProblem => ({ path: ['sections', ...path], part: 'value', message: `sections: ${message}` });

/** `levels`: those that are played on; sides of no other are needed. Gives what is wrong in `problems`. */
export function readSections(given: unknown, levels: readonly Level[], problems: FileProblem[]): Sections {
  const known = problems.length;
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    problems.push(problem([], `found ${found(given)}, expected maps by name: ${SIDES.join(', ')}`));
    return STANDARD;
  }
  for (const [name, text] of Object.entries(given)) problems.push(...refuseText(name, text));
  if (problems.length > known) return STANDARD;
  const drawn = given as Drawn;
  const size = sizeOf(drawn);
  problems.push(...refuseSize(drawn, size, levels));
  if (problems.length > known) return STANDARD;
  const read = (side: Side): Uint8Array => {
    const text = drawn[side];
    if (text !== undefined) return readSection(text, levelOf(side), size);
    return isStandard(size) ? codesOf(STANDARD, side) : new Uint8Array(size.columns * size.rows);
  };
  const sections: Sections = {
    ...size,
    caves: Object.fromEntries(CAVES.map((cave) => [cave, read(cave)])) as unknown as Sections['caves'],
    jungles: Object.fromEntries(JUNGLES.map((jungle) => [jungle, read(jungle)])) as unknown as Sections['jungles'],
  };
  for (const cave of CAVES) if (drawn[cave] !== undefined) problems.push(...refuseCave(cave, sections));
  return sections;
}

/** A side as text. */
export function sectionText(sections: Sections, side: Side): string {
  const marks = Object.entries(MARKS[levelOf(side)]);
  const text = Array.from(codesOf(sections, side), (code) => marks.find(([, terrain]) => terrainCode(terrain) === code)![0]).join('');
  return Array.from({ length: sections.rows }, (_, row) => `${text.slice(row * sections.columns, (row + 1) * sections.columns)}\n`).join('');
}

const codesOf = ({ caves, jungles }: Sections, side: Side): Uint8Array => (levelOf(side) === 'caves' ? caves[side as Cave] : jungles[side as Jungle]);

const isStandard = ({ columns, rows }: Size): boolean => columns === STANDARD.columns && rows === STANDARD.rows;

function refuseText(name: string, text: unknown): FileProblem[] {
  if (!SIDES.includes(name as Side)) return [{ ...problem([name], unknownName('side of a piece', name, SIDES)), part: 'key' }];
  if (typeof text !== 'string' || text.trim() === '') return [problem([name], `${name}: found ${found(text)}, expected a map as text, after "${name}: |"`)];
  const marks = Object.keys(MARKS[levelOf(name as Side)]);
  const rows = rowsOf(text);
  return rows.flatMap((row, index): FileProblem[] => {
    const column = [...row].findIndex((mark) => !marks.includes(mark));
    const at = (place: number) => ({ onBoard: { row: index + 1, column: place + 1 } });
    if (column >= 0) return [{ ...problem([name], `${name}: found "${row[column]!}", expected one of ${marks.map((mark) => `"${mark}" ${MARKS[levelOf(name as Side)][mark]!}`).join(', ')}`), ...at(column) }];
    return row.length === rows[0]!.length ? [] : [{ ...problem([name], `${name}: found a row of ${row.length} squares, expected ${rows[0]!.length} as in the first row`), ...at(0) }];
  });
}

/** All sides are as large as the first that is drawn. */
function sizeOf(drawn: Drawn): Size {
  const [first] = Object.values(drawn);
  if (first === undefined) return STANDARD;
  const rows = rowsOf(first);
  return { columns: rows[0]!.length, rows: rows.length };
}

function refuseSize(drawn: Drawn, size: Size, levels: readonly Level[]): FileProblem[] {
  const { columns, rows } = size;
  const [first] = Object.keys(drawn);
  if (first === undefined) return [];
  if (Math.min(columns, rows) < LEAST || Math.max(columns, rows) > MOST) return [problem([first], `${first}: found ${columns} x ${rows} squares, expected ${LEAST} to ${MOST} along each side`)];
  return SIDES.flatMap((side): FileProblem[] => {
    const text = drawn[side];
    if (text === undefined) {
      if (isStandard(size) || !levels.includes(levelOf(side))) return [];
      return [problem([], `"${side}" is missing: the others are ${columns} x ${rows} squares, and the built-in one is ${STANDARD.columns} x ${STANDARD.rows}; draw it too`)];
    }
    const own = rowsOf(text);
    return own.length === rows && own[0]!.length === columns ? [] : [problem([side], `${side}: found ${own[0]!.length} x ${own.length} squares, expected ${columns} x ${rows} as "${first}" has: all sides are of one size`)];
  });
}

const FLOOR = terrainCode('floor');

/** An exit in the middle of each side and none elsewhere; a corridor joins two and two of them, all else hangs together. */
function refuseCave(cave: Cave, sections: Sections): FileProblem[] {
  const { columns, rows } = sections;
  const codes = sections.caves[cave];
  for (let place = 0; place < codes.length; place++) {
    const [column, row] = [place % columns, Math.floor(place / columns)];
    if (!isBorder(sections, column, row)) continue;
    const needed = isExit(sections, column, row);
    if ((codes[place] === FLOOR) === needed) continue;
    const message = needed ? 'found rock at an exit, expected "." in the middle of each side' : 'found floor at the rim, expected "#" but for the exits in the middle of each side';
    return [{ ...problem([cave], `${cave}: ${message}`), onBoard: { row: row + 1, column: column + 1 } }];
  }
  const half = halvesOf(cave, sections);
  const exits = { north: columns >> 1, west: (rows >> 1) * columns, south: (rows - 1) * columns + (columns >> 1), east: (rows >> 1) * columns + columns - 1 };
  if (cave !== 'corridor') {
    const apart = [...codes.keys()].find((place) => codes[place] === FLOOR && half[place] === 1);
    return apart === undefined ? [] : [{ ...problem([cave], `${cave}: found floor that cannot be reached from the north exit, expected a ${cave} in one piece`), onBoard: { row: Math.floor(apart / columns) + 1, column: (apart % columns) + 1 } }];
  }
  const other = reachedFrom(exits.south, codes, sections);
  const isTwo = half[exits.west] === 0 && half[exits.south] === 1 && half[exits.east] === 1 && [...codes.keys()].every((place) => codes[place] !== FLOOR || half[place] === 0 || other.has(place));
  return isTwo ? [] : [problem([cave], 'corridor: expected two passages that do not meet, one from the north to the west exit and one from the south to the east exit, and no floor elsewhere')];
}

function reachedFrom(start: number, codes: Uint8Array, { columns, rows }: Size): ReadonlySet<number> {
  const next = neighbors(columns, rows);
  const reached = new Set([start]);
  for (const place of reached) {
    for (let direction = 0; direction < 8; direction += 2) {
      const there = next[place * 8 + direction]!;
      if (there >= 0 && codes[there] === FLOOR) reached.add(there);
    }
  }
  return reached;
}
