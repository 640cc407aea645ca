/** A table as text, an inch to a character: terrain by kind, figures by a letter of their own; for reading a position. */
import { INCH, inInches } from './inches.ts';
import { terrainOf, type Table } from './table.ts';
import { THROUGH, type Terrain } from './terrain.ts';

/** What stands on the table: a centre in hundredths of an inch and one character. */
export interface Mark {
  readonly x: number;
  readonly y: number;
  readonly mark: string;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A letter a unit, of the first seat in upper case, of the second in lower case; the same again after twenty-six of a side. */
export function unitLetter(units: readonly { readonly seat: number }[], unit: number): string {
  const { seat } = units[unit]!;
  const place = units.slice(0, unit).filter((other) => other.seat === seat).length;
  const letter = LETTERS[place % LETTERS.length]!;
  return seat === 0 ? letter : letter.toLowerCase();
}

/**
 * Rows of squares an inch wide, a blank between two, inches numbered every ten above and on the left. A square shows the last mark in it, else
 * the first piece that its diagonals pass through, else a dot; so a thin wall shows wherever it goes.
 */
export function drawTable<K extends string>(table: Table<K>, characters: Readonly<Record<K, string>>, marks: readonly Mark[] = []): string {
  const kinds = Object.keys(characters) as K[];
  const terrain = terrainOf(table, kinds);
  const columns = Math.ceil(inInches(table.width));
  const rows = Math.ceil(inInches(table.height));
  const shown = new Map(marks.map(({ x, y, mark }) => [`${square(x, columns)},${square(y, rows)}`, mark]));
  let across = '    ';
  for (let column = 0; column < columns; column += 10) across = across.padEnd(4 + 2 * column) + String(column);
  const lines = Array.from({ length: rows }, (_, row) => {
    const cells = Array.from({ length: columns }, (_, column) => shown.get(`${column},${row}`) ?? ground(terrain, kinds, characters, column * INCH, row * INCH));
    return `${row % 10 === 0 ? String(row).padStart(3) : '   '} ${cells.join(' ')}`;
  });
  return [across, ...lines].join('\n');
}

/** The far rim belongs to the last square. */
const square = (at: number, squares: number) => Math.min(squares - 1, Math.floor(at / INCH));

function ground<K extends string>(terrain: Terrain, kinds: readonly K[], characters: Readonly<Record<K, string>>, x: number, y: number): string {
  for (let piece = 0; piece < terrain.count; piece++) {
    const through = terrain.segment(piece, x, y, x + INCH, y + INCH) === THROUGH || terrain.segment(piece, x + INCH, y, x, y + INCH) === THROUGH;
    if (through) return characters[kinds[terrain.kind[piece]!]!];
  }
  return '.';
}
