/** How what the game owes is written in a position file and read back: units, models and sides by their names, inches for hundredths, nothing for what is as usual. */
import { oneOf, whole } from '../../kernel/book.ts';
import { unknownName } from '../../kernel/errors.ts';
import { PositionError, type PositionPath } from '../../kernel/position.ts';
import type { Point } from '../../kernel/table/outline.ts';
import { inInches } from '../../kernel/table/inches.ts';
import { readSpot } from './position-spot.ts';
import { isMap, isSide, seatOf, wrong } from './position-words.ts';
import type { Battle } from './state.ts';
import { SIDES } from './vocabulary.ts';

export interface Codec<T> {
  /** Undefined for what is left out of the file. */
  readonly write: (value: T, battle: Readonly<Battle>) => unknown;
  /** Undefined is what the file leaves out. Throws a `PositionError`. */
  readonly read: (value: unknown, path: PositionPath, battle: Readonly<Battle>) => T;
}

/** A codec for each field. */
export type Fields<T> = { readonly [K in keyof T]-?: Codec<T[K]> };

function refusal(path: PositionPath, value: unknown, expects: string): PositionError {
  return new PositionError([value === undefined ? { path: path.slice(0, -1), part: 'value', message: `state: the key "${path.at(-1)}" is missing; expected ${expects}` } : wrong(path, String(path.at(-1)), value, expects)]);
}

const named = (kind: string, list: (battle: Readonly<Battle>) => readonly { readonly id: string }[]): Codec<number> => ({
  write: (number, battle) => list(battle)[number]!.id,
  read(value, path, battle) {
    if (typeof value !== 'string') throw refusal(path, value, `the name of a ${kind}`);
    const ids = list(battle).map(({ id }) => id);
    if (!ids.includes(value)) throw new PositionError([{ path, part: 'value', message: `state: ${unknownName(kind, value, ids)}` }]);
    return ids.indexOf(value);
  },
});

export const unit = named('unit', ({ forces }) => forces.units);
export const model = named('model', ({ forces }) => forces.models);

export const seat: Codec<number> = {
  write: (number) => SIDES[number],
  read(value, path) {
    if (!isSide(value)) throw refusal(path, value, `one of ${SIDES.join(', ')}`);
    return seatOf(value);
  },
};

export const amount = (least = 0, most = 999): Codec<number> => ofDomain(whole(least, most));

export const word = <const W extends string>(...words: W[]): Codec<W> => ofDomain(oneOf(...words));

function ofDomain<T>({ expects, read }: { expects: string; read: (value: unknown) => T | undefined }): Codec<T> {
  return {
    write: (value) => value,
    read(value, path) {
      const is = read(value);
      if (is === undefined) throw refusal(path, value, expects);
      return is;
    },
  };
}

export const text: Codec<string> = {
  write: (value) => value,
  read(value, path) {
    if (typeof value !== 'string') throw refusal(path, value, 'a text');
    return value;
  },
};

/** What is not so is left out. */
export const flag: Codec<boolean> = {
  write: (value) => (value ? true : undefined),
  read(value, path) {
    if (value !== undefined && typeof value !== 'boolean') throw refusal(path, value, 'true or false');
    return value === true;
  },
};

/** In inches, on the table. */
export const point: Codec<Point> = {
  write: ([x, y]) => [inInches(x), inInches(y)],
  read(value, path, battle) {
    const spot = readSpot(battle, value);
    if (spot === undefined) throw refusal(path, value, '[x, y] in inches, on the table');
    return spot;
  },
};

/** What is as usual is left out. */
export const unless = <T>(usual: T, { write, read }: Codec<T>): Codec<T> => ({
  write: (value, battle) => (value === usual ? undefined : write(value, battle)),
  read: (value, path, battle) => (value === undefined ? usual : read(value, path, battle)),
});

export const maybe = <T>(codec: Codec<T>): Codec<T | undefined> => unless<T | undefined>(undefined, { write: (value, battle) => codec.write(value!, battle), read: codec.read });
export const orNull = <T>(codec: Codec<T>): Codec<T | null> => unless<T | null>(null, { write: (value, battle) => codec.write(value!, battle), read: codec.read });

/** One that is empty is left out. */
export const list = <T>(each: Codec<T>): Codec<readonly T[]> => ({
  write: (values, battle) => (values.length === 0 ? undefined : values.map((value) => each.write(value, battle))),
  read(values, path, battle) {
    if (values === undefined) return [];
    if (!Array.isArray(values)) throw refusal(path, values, 'a list');
    return values.map((value, place) => each.read(value, [...path, place], battle));
  },
});

/** What two sides have, by seat: one number each. */
export const pair: Codec<readonly [number, number]> = {
  write: ([circle, set]) => (circle === 0 && set === 0 ? undefined : [circle, set]),
  read(value, path, battle) {
    const both = list(amount(-999)).read(value, path, battle);
    if (both.length !== 0 && both.length !== 2) throw refusal(path, value, 'two whole numbers, of circle and set');
    return [both[0] ?? 0, both[1] ?? 0];
  },
};

export function record<T extends object>(fields: Fields<T>): Codec<T> {
  const names = Object.keys(fields) as (keyof T & string)[];
  return {
    write: (value, battle) => withoutGaps(names.map((name) => [name, fields[name].write(value[name], battle)])),
    read(value, path, battle) {
      if (!isMap(value)) throw refusal(path, value, `keys with a value each: ${names.join(', ')}`);
      for (const key of Object.keys(value)) if (!names.includes(key as keyof T & string)) throw new PositionError([{ path: [...path, key], part: 'key', message: `state: ${unknownName('key', key, names)}` }]);
      return withoutGaps(names.map((name) => [name, fields[name].read(value[name], [...path, name], battle)])) as T;
    },
  };
}

const withoutGaps = (entries: readonly (readonly [string, unknown])[]): object => Object.fromEntries(entries.filter(([, value]) => value !== undefined));
