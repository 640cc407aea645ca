/** The printed sides of the nine board pieces as squares, all of one size ("The Game Board Sections"). A layout may bring its own. */
import { CAVE_SECTIONS, JUNGLE_SECTIONS, SECTION } from './data/sections.ts';
import { CAVES, JUNGLES, TERRAINS, type Cave, type Jungle, type Level, type Terrain } from './vocabulary.ts';

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** Of each side: codes of terrain, row by row. */
export interface Sections extends Size {
  readonly caves: Readonly<Record<Cave, Uint8Array>>;
  readonly jungles: Readonly<Record<Jungle, Uint8Array>>;
}

/** What a section is drawn with. */
export const MARKS: Readonly<Record<Level, Readonly<Record<string, Terrain>>>> = {
  caves: { '#': 'rock', '.': 'floor' },
  jungle: { '.': 'open', t: 'thicket', j: 'jungle' },
};

/** A map's codes are places in `TERRAINS`. */
export const terrainCode = (terrain: Terrain): number => TERRAINS.indexOf(terrain);

/** Exits of the caves lie in the middle of each side, so that they meet whichever way pieces lie: two squares, or one where a side has an odd number of them. */
export function isExit({ columns, rows }: Size, column: number, row: number): boolean {
  return (isEnd(row, rows) && isMiddle(column, columns)) || (isEnd(column, columns) && isMiddle(row, rows));
}

export const isBorder = ({ columns, rows }: Size, column: number, row: number): boolean => isEnd(column, columns) || isEnd(row, rows);

const isEnd = (index: number, length: number): boolean => index === 0 || index === length - 1;
const isMiddle = (index: number, length: number): boolean => index === (length - 1) >> 1 || index === length >> 1;

/** Rows of a drawn section; blanks around them mean nothing. */
export const rowsOf = (text: string): string[] => text.trim().split('\n').map((row) => row.trim());

/** Throws a `RangeError` for a map that is none. */
export function readSection(text: string, level: Level, { columns, rows: height }: Size): Uint8Array {
  const rows = rowsOf(text);
  if (rows.length !== height || rows.some((row) => row.length !== columns)) throw new RangeError(`a board section has ${columns} x ${height} squares:\n${text}`);
  return Uint8Array.from(rows.join(''), (mark) => {
    const terrain = MARKS[level][mark];
    if (terrain === undefined) throw new RangeError(`no ${level} have "${mark}"; expected ${Object.keys(MARKS[level]).join(' ')}`);
    return terrainCode(terrain);
  });
}

/** Those of the room's own data. */
export const STANDARD: Sections = {
  ...SECTION,
  caves: Object.fromEntries(CAVES.map((cave) => [cave, readSection(CAVE_SECTIONS[cave], 'caves', SECTION)])) as unknown as Sections['caves'],
  jungles: Object.fromEntries(JUNGLES.map((jungle) => [jungle, readSection(JUNGLE_SECTIONS[jungle], 'jungle', SECTION)])) as unknown as Sections['jungles'],
};
