/** A table of terrain: how large it is, and the named pieces on it. Lengths are hundredths of an inch; (0, 0) is the top left corner, y grows downward. */
import { UsageError, unknownName } from '../errors.ts';
import type { Outline } from './outline.ts';
import { Terrain } from './terrain.ts';

/** `K`: the system's own words for kinds of terrain. */
export interface Table<K extends string = string> {
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly Piece<K>[];
}

export interface Piece<K extends string = string> {
  readonly name: string;
  readonly kind: K;
  readonly outline: Outline;
}

/** The table's terrain made ready for questions; the number of a kind is its place in `kinds`, that of a piece its place on the table. */
export function terrainOf<K extends string>(table: Table<K>, kinds: readonly K[]): Terrain {
  return new Terrain(table.pieces.map(({ kind, outline }) => ({ kind: kindNumber(kinds, kind), outline })));
}

/** A set of kinds as a mask, as `Sight` gives and `Movement` takes it. */
export function kindMask<K extends string>(kinds: readonly K[], of: readonly K[]): number {
  return of.reduce((mask, kind) => mask | (1 << kindNumber(kinds, kind)), 0);
}

function kindNumber(kinds: readonly string[], kind: string): number {
  const number = kinds.indexOf(kind);
  if (number < 0) throw new UsageError(`table: ${unknownName('kind of terrain', kind, kinds)}`);
  return number;
}
