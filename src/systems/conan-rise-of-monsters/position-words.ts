/** How the words of a position file are read: sides, units, cards and counts, each refused in the same form. */
import { whole, type Domain } from '../../kernel/book.ts';
import { unknownName } from '../../kernel/errors.ts';
import { PositionError, type PositionPath, type PositionProblem } from '../../kernel/position.ts';
import { SIDES, type Side } from './vocabulary.ts';

export type Words = Readonly<Record<string, unknown>>;

export const count = whole(0, 999_999);

export const isSide = (value: unknown): value is Side => SIDES.includes(value as Side);
export const seatOf = (side: Side) => SIDES.indexOf(side);
export const isMap = (value: unknown): value is Words => typeof value === 'object' && value !== null && !Array.isArray(value);

export const unknown = (path: PositionPath, name: string, valid: readonly string[]): PositionProblem => ({ path, part: 'key', message: `state: ${unknownName('name', name, valid)}` });

export const wrong = (path: PositionPath, name: string, value: unknown, expects: string): PositionProblem => ({ path, part: 'value', message: `state: ${name} cannot be ${JSON.stringify(value)}; expected ${expects}` });

/** A name that has no place in this position. */
export const outOfPlace = (path: PositionPath, message: string): PositionProblem => ({ path, part: 'key', message: `state: ${message}` });

export const notSide = (path: PositionPath, name: string, value: unknown): PositionProblem => wrong(path, name, value, `one of ${SIDES.join(', ')}`);

/** What each side has; one that has nothing may be left out. */
export const sides = <T>(counts: readonly T[]): Record<Side, T> => Object.fromEntries(SIDES.map((side, seat) => [side, counts[seat]])) as Record<Side, T>;

/** Both sides, or one where the other has none. */
export function bySide(value: unknown, domain: Domain<number>): [number, number] | undefined {
  if (!isMap(value) || !Object.keys(value).every(isSide)) return undefined;
  const [circle, set] = SIDES.map((side) => (value[side] === undefined ? 0 : domain.read(value[side])));
  return circle === undefined || set === undefined ? undefined : [circle, set];
}

/** Of a list of units by their names: what is wrong with it. */
export function unitList(units: readonly string[], name: string, value: unknown, path: PositionPath, mark: (unit: number) => void = () => undefined): PositionProblem[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) return [wrong(path, name, value, 'a list of units')];
  return value.flatMap((unit: unknown, place): PositionProblem[] => {
    const number = units.indexOf(String(unit));
    if (number < 0) return [{ path: [...path, place], part: 'value', message: `state: ${name}: ${unknownName('unit', String(unit), units)}` }];
    mark(number);
    return [];
  });
}

const UNNAMED = 'position';

/** Names of both forces. */
export function namesIn(forces: unknown): [string, string] {
  if (forces === undefined) return [UNNAMED, UNNAMED];
  const names = isMap(forces) && Object.keys(forces).every(isSide) ? SIDES.map((side) => forces[side] ?? UNNAMED) : [null];
  if (!names.every((name) => typeof name === 'string')) throw new PositionError([wrong(['state', 'forces'], 'forces', forces, 'a name by side')]);
  return names as [string, string];
}
