/** How the words of a position file are read: sides, squares and counts, each refused in the same form. */
import type { Domain } from '../../kernel/book.ts';
import { found, unknownName } from '../../kernel/errors.ts';
import { columnOf, rowOf, squareAt } from '../../kernel/grid/squares.ts';
import type { PositionPath, PositionProblem } from '../../kernel/position.ts';
import { SIDES, type Side } from './vocabulary.ts';

export type Words = Readonly<Record<string, unknown>>;
export type Place = [column: number, row: number];

/** How large a board is. */
interface Size {
  readonly width: number;
  readonly height: number;
}

export const isSide = (value: unknown): value is Side => SIDES.includes(value as Side);
export const seatOf = (side: Side) => SIDES.indexOf(side);
export const isMap = (value: unknown): value is Words => typeof value === 'object' && value !== null && !Array.isArray(value);

export const placeOn = (width: number, square: number): Place => [columnOf(width, square), rowOf(width, square)];

/** A [column, row] on the board as a square; undefined where it is none. */
export function squareIn({ width, height }: Size, value: unknown): number | undefined {
  if (!Array.isArray(value) || value.length !== 2) return undefined;
  const [column, row] = value as unknown[];
  const isWithin = (part: unknown, most: number): part is number => typeof part === 'number' && Number.isInteger(part) && part >= 0 && part < most;
  return isWithin(column, width) && isWithin(row, height) ? squareAt(width, column, row) : undefined;
}

export const onBoard = ({ width, height }: Size) => `[column, row] on the board, columns 0 to ${width - 1} and rows 0 to ${height - 1}`;

export const unknown = (path: PositionPath, name: string, valid: readonly string[]): PositionProblem => ({ path, part: 'key', message: `state: ${unknownName('name', name, valid)}` });

export const wrong = (path: PositionPath, name: string, value: unknown, expects: string): PositionProblem => ({ path, part: 'value', message: `state: ${name} cannot be ${JSON.stringify(value)}; expected ${expects}` });

/** Something that would be well formed and cannot be so here. */
export const impossible = (path: PositionPath, message: string): PositionProblem => ({ path, part: 'value', message: `state: ${message}` });

/** What stands where a figure should be named, as a message shows it. */
export const asName = (value: unknown): string => (typeof value === 'string' ? value : found(value));

/** A name that has no place in this position. */
export const outOfPlace = (path: PositionPath, message: string): PositionProblem => ({ path, part: 'key', message: `state: ${message}` });

export const notSide = (path: PositionPath, name: string, value: unknown): PositionProblem => wrong(path, name, value, `one of ${SIDES.join(', ')}`);

/** Keys of a map that are none of these. */
export function strangers(given: Words, name: string, valid: readonly string[], path: PositionPath): PositionProblem[] {
  return Object.keys(given).filter((key) => !valid.includes(key)).map((key) => ({ path: [...path, key], part: 'key', message: `state: ${name}: ${unknownName('name', key, valid)}` }));
}

/** Reads a list, item by item. */
export function eachOf(name: string, value: unknown, expects: string, path: PositionPath, read: (item: unknown, path: PositionPath) => readonly PositionProblem[]): PositionProblem[] {
  if (!Array.isArray(value)) return [wrong(path, name, value, expects)];
  return value.flatMap((item: unknown, place) => read(item, [...path, place]));
}

/** Both sides, or one where the other has none. */
export function bySide(value: unknown, domain: Domain<number>): [number, number] | undefined {
  if (!isMap(value) || !Object.keys(value).every(isSide)) return undefined;
  const [commandos, machines] = SIDES.map((side) => (value[side] === undefined ? 0 : domain.read(value[side])));
  return commandos === undefined || machines === undefined ? undefined : [commandos, machines];
}

/** The same as words. */
export const sides = ([commandos, machines]: readonly [number, number]): Record<Side, number> => ({ commandos, machines });
