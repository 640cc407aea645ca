/**
 * Maps as text. A row of N squares takes 2N - 1 characters: squares at the odd characters (the 1st, 3rd, ...), upright edges between
 * them. Between two rows of squares stands an edge row, with level edges under the squares; a map without level edges may leave all
 * edge rows out.
 * ```
 * . . J
 *     ~
 * R|. .
 * ```
 * A line that is blank, begins with a blank or begins with a level edge is an edge row; so no square is a blank, and no character
 * means both a square and a level edge. If one line is an edge row, then every second line must be. Blanks at the end of a line, and
 * blank lines before and after the map, mean nothing. Edges on the rim are not in the text.
 */
import { UsageError } from '../errors.ts';
import type { GridMap } from './map.ts';

/** Which character means which code. A blank edge has code 0 and need not be listed. */
export interface Alphabet {
  readonly squares: Readonly<Record<string, number>>;
  readonly upright: Readonly<Record<string, number>>;
  readonly level: Readonly<Record<string, number>>;
}

/** A mistake in a map's text, with its place: line and character, both from 1. */
export class MapError extends UsageError {
  override name = 'MapError';
  readonly row: number;
  readonly column: number;

  constructor(row: number, column: number, problem: string) {
    super(`map, line ${row}, character ${column}: ${problem}`);
    this.row = row;
    this.column = column;
  }
}

/** Reads a map; a mistake is a MapError that says where it is, what is there and what could be. */
export function parseMap(text: string, alphabet: Alphabet): GridMap {
  checkAlphabet(alphabet);
  const { lines, firstRow } = contentLines(text);
  const { squareLines, edgeLines } = sortLines(lines, firstRow, alphabet);
  const width = (squareLines[0]!.text.length + 1) >> 1;
  const height = squareLines.length;
  const squares = new Uint8Array(width * height);
  const upright = new Uint8Array((width + 1) * height);
  const level = new Uint8Array(width * (height + 1));
  squareLines.forEach((line, r) => {
    checkLength(line, width);
    for (let i = 0; i < line.text.length; i++) {
      if (i % 2 === 0) squares[r * width + i / 2] = squareCode(line, i, alphabet);
      else upright[r * (width + 1) + (i + 1) / 2] = edgeCode(line, i, alphabet, 'upright');
    }
  });
  edgeLines.forEach((line, r) => {
    for (let i = 0; i < line.text.length; i++) {
      if (i % 2 === 0 && i < 2 * width) level[(r + 1) * width + i / 2] = edgeCode(line, i, alphabet, 'level');
      else if (line.text[i] !== ' ') throw problemAt(line, i, levelBesideSquares(line.text[i]!, i, width));
    }
  });
  return { width, height, squares, upright, level };
}

/** Writes a map as text, without edges on the rim; `overlay` may put another character (exactly one wide) in place of a square's. */
export function drawMap(map: GridMap, alphabet: Alphabet, overlay?: (square: number) => string | undefined): string {
  checkAlphabet(alphabet);
  const { width, height } = map;
  const lines: string[] = [];
  const edgeRows = map.level.subarray(width, width * height).some((code) => code !== 0);
  for (let r = 0; r < height; r++) {
    if (edgeRows && r > 0) {
      const codes = [...map.level.subarray(r * width, (r + 1) * width)];
      lines.push(codes.map((code) => edgeCharacter(alphabet.level, code)).join(' ').trimEnd());
    }
    let line = '';
    for (let c = 0; c < width; c++) {
      const square = r * width + c;
      if (c > 0) line += edgeCharacter(alphabet.upright, map.upright[r * (width + 1) + c]!);
      line += overlay?.(square) ?? character(alphabet.squares, map.squares[square]!);
    }
    lines.push(line);
  }
  return lines.join('\n');
}

interface Line {
  readonly row: number;
  readonly text: string;
}

/** Lines without blanks at their ends, from the first that is not blank to the last; rows count from the text's own first line. */
function contentLines(text: string): { lines: string[]; firstRow: number } {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const first = lines.findIndex((line) => line !== '');
  if (first < 0) throw new MapError(1, 1, 'the map is empty; expected at least one row of squares');
  const last = lines.findLastIndex((line) => line !== '');
  return { lines: lines.slice(first, last + 1), firstRow: first + 1 };
}

/** Tells rows of squares from edge rows, and refuses an order other than one edge row between every two rows of squares. */
function sortLines(texts: readonly string[], firstRow: number, alphabet: Alphabet): { squareLines: Line[]; edgeLines: Line[] } {
  const lines = texts.map((text, i) => ({ row: firstRow + i, text }));
  if (!texts.some((text) => isEdgeRow(text, alphabet))) return { squareLines: lines, edgeLines: [] };
  const squareLines = lines.filter((_, i) => i % 2 === 0);
  const edgeLines = lines.filter((_, i) => i % 2 === 1);
  for (const line of squareLines) {
    const mark = line.text.search(/\S/);
    if (mark >= 0 && !has(alphabet.level, line.text[mark]!)) continue;
    throw problemAt(line, Math.max(0, mark), 'an edge row where a row of squares should be; edge rows stand between two rows of squares');
  }
  for (const line of edgeLines) {
    if (line.text === '' || !has(alphabet.squares, line.text[0]!)) continue;
    throw problemAt(line, 0, 'a row of squares where an edge row should be; if a map has one edge row, it has one (blank or not) between every two rows of squares');
  }
  if (edgeLines.length === squareLines.length) {
    throw problemAt(edgeLines.at(-1)!, 0, 'the map ends with an edge row; expected a row of squares below it');
  }
  return { squareLines, edgeLines };
}

function isEdgeRow(text: string, alphabet: Alphabet): boolean {
  const first = text[0] ?? ' ';
  return first === ' ' || has(alphabet.level, first);
}

function checkLength(line: Line, width: number): void {
  const { length } = line.text;
  const full = 2 * width - 1;
  if (length === full) return;
  if (length % 2 === 0) throw problemAt(line, length - 1, `${quote(line.text[length - 1]!)} stands where an edge would be, but no square follows it`);
  throw problemAt(line, length < full ? length : full, `ragged row: ${(length + 1) / 2} instead of the first row's ${width} squares`);
}

function squareCode(line: Line, i: number, alphabet: Alphabet): number {
  const found = line.text[i]!;
  if (has(alphabet.squares, found)) return alphabet.squares[found]!;
  const edge = found === ' ' || has(alphabet.upright, found) || has(alphabet.level, found);
  const what = found === ' ' ? 'a blank' : edge ? `the edge ${quote(found)}` : `unknown square ${quote(found)}`;
  throw problemAt(line, i, `${what}${edge ? ' where a square should be' : ''}; squares are ${listed(alphabet.squares)}`);
}

function edgeCode(line: Line, i: number, alphabet: Alphabet, kind: 'upright' | 'level'): number {
  const found = line.text[i]!;
  if (found === ' ') return 0;
  if (has(alphabet[kind], found)) return alphabet[kind][found]!;
  const square = has(alphabet.squares, found);
  const what = square ? `the square ${quote(found)} where ${kind === 'level' ? 'a level' : 'an upright'} edge should be` : `unknown ${kind} edge ${quote(found)}`;
  throw problemAt(line, i, `${what}; ${kind} edges are ${listed(alphabet[kind])}`);
}

function levelBesideSquares(found: string, i: number, width: number): string {
  if (i >= 2 * width) return `${quote(found)} stands beyond the last of ${width} squares`;
  return `${quote(found)} stands between two squares; level edges stand under squares, at the odd characters`;
}

function problemAt(line: Line, i: number, problem: string): MapError {
  return new MapError(line.row, i + 1, problem);
}

function edgeCharacter(characters: Readonly<Record<string, number>>, code: number): string {
  return code === 0 ? ' ' : character(characters, code);
}

/** The first character that means this code. */
function character(characters: Readonly<Record<string, number>>, code: number): string {
  for (const [mark, meaning] of Object.entries(characters)) if (meaning === code) return mark;
  throw new Error(`map: no character for code ${code}; there is ${listed(characters)}`);
}

function checkAlphabet(alphabet: Alphabet): void {
  for (const mark of Object.keys(alphabet.squares)) {
    if (mark === ' ') throw new Error('map alphabet: a blank cannot be a square');
    if (has(alphabet.level, mark)) throw new Error(`map alphabet: ${quote(mark)} cannot be both a square and a level edge`);
  }
}

function quote(found: string): string {
  return JSON.stringify(found);
}

function has(characters: Readonly<Record<string, number>>, mark: string): boolean {
  return Object.hasOwn(characters, mark);
}

function listed(characters: Readonly<Record<string, number>>): string {
  const marks = Object.keys(characters).filter((mark) => mark !== ' ');
  return marks.length === 0 ? 'blank, and nothing else' : marks.map(quote).join(' ');
}
