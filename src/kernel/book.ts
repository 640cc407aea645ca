/**
 * A rulebook's numbers, each with where it is from, and patches to them.
 *
 * A book is a tree of records whose leaves are entries; a designer names a leaf by its path (`units.necromutant.armor`).
 * Rules read plain values (`valuesOf`), never an entry and never a constant, so a variant is a patch.
 */
import { UsageError, unknownPath } from './errors.ts';

/** printed in the rulebook · derived from what is printed · found in a public source · assumed here, with a reason. */
export const SOURCES = ['printed', 'derived', 'found', 'assumed'] as const;
export type Source = (typeof SOURCES)[number];

/** The values that an entry may take. `read` gives the value in its one normal form, undefined if it is none. */
export interface Domain<T> {
  /** In words, for messages: "a whole number from 1 to 12". */
  expects: string;
  read(value: unknown): T | undefined;
}

export interface Entry<T = unknown> {
  readonly value: T;
  readonly domain: Domain<T>;
  readonly source: Source;
  /** Where the book says so, or why this value. */
  readonly note: string;
  /** Values worth trying, for an assumed one. */
  readonly sweep?: readonly T[];
}

export interface Book {
  readonly [name: string]: Book | Entry;
}

/** The same tree with plain values for leaves. */
export type Values<B> = B extends Entry<infer T> ? T : { readonly [K in keyof B]: Values<B[K]> };

export const printed = <T>(domain: Domain<T>, value: NoInfer<T>, where: string): Entry<T> => ({ domain, value, source: 'printed', note: where });
export const derived = <T>(domain: Domain<T>, value: NoInfer<T>, from: string): Entry<T> => ({ domain, value, source: 'derived', note: from });
export const found = <T>(domain: Domain<T>, value: NoInfer<T>, where: string): Entry<T> => ({ domain, value, source: 'found', note: where });
export const assumed = <T>(domain: Domain<T>, value: NoInfer<T>, why: string, sweep: readonly NoInfer<T>[] = []): Entry<T> => ({ domain, value, source: 'assumed', note: why, sweep });

export const whole = (least: number, most: number): Domain<number> => ({
  expects: `a whole number from ${least} to ${most}`,
  read: (value) => (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : undefined),
});

export const real = (least: number, most: number): Domain<number> => ({
  expects: `a number from ${least} to ${most}`,
  read: (value) => (typeof value === 'number' && value >= least && value <= most ? value : undefined),
});

export const oneOf = <const W extends string>(...words: W[]): Domain<W> => ({
  expects: words.length === 1 ? `"${words[0]}"` : `one of ${words.join(', ')}`,
  read: (value) => words.find((word) => word === value),
});

export const yesNo: Domain<boolean> = {
  expects: 'true or false',
  read: (value) => (typeof value === 'boolean' ? value : undefined),
};

export function isEntry(node: Book | Entry): node is Entry {
  return typeof (node as Entry).domain?.read === 'function';
}

/** Every entry with its path, in the order they are written. */
export function entriesOf(book: Book, prefix = ''): { path: string; entry: Entry }[] {
  return Object.entries(book).flatMap(([name, node]) =>
    isEntry(node) ? [{ path: prefix + name, entry: node }] : entriesOf(node, `${prefix}${name}.`),
  );
}

/** Where a book keeps its abilities: yes/no entries of this name, each leaving out one thing that figures can do where it is false. */
const ABILITIES = 'abilities.';

/** `snap-alert`: what can be left out to see what it is worth. */
export function abilitiesOf(book: Book): string[] {
  return entriesOf(book).flatMap(({ path, entry }) => (typeof entry.value === 'boolean' ? (abilityAt(path) ?? []) : []));
}

export const abilityPath = (ability: string): string => ABILITIES + ability;

/** The ability that a path of a book turns on and off; undefined for any other path. */
export const abilityAt = (path: string): string | undefined => (path.startsWith(ABILITIES) ? path.slice(ABILITIES.length) : undefined);

/** Paths patched -> values in normal form. Throws a `UsageError` for an unknown path or an impossible value. */
export function checkPatch(book: Book, patch: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = new Map(entriesOf(book).map(({ path, entry }) => [path, entry]));
  return Object.fromEntries(
    Object.entries(patch).map(([path, value]) => {
      const entry = entries.get(path);
      if (entry === undefined) throw new UsageError(`book: ${unknownPath(path, [...entries.keys()])}`);
      const read = entry.domain.read(value);
      if (read === undefined) throw new UsageError(`book: ${path} cannot be ${typeof value === 'number' ? value : JSON.stringify(value)}; expected ${entry.domain.expects}`);
      return [path, read];
    }),
  );
}

/** The book's values with a patch applied. Throws as `checkPatch` does. */
export function valuesOf<B extends Book>(book: B, patch: Readonly<Record<string, unknown>> = {}): Values<B> {
  return fill(book, checkPatch(book, patch), '') as Values<B>;
}

function fill(book: Book, patch: Record<string, unknown>, prefix: string): unknown {
  return Object.fromEntries(
    Object.entries(book).map(([name, node]) => {
      const path = prefix + name;
      if (!isEntry(node)) return [name, fill(node, patch, `${path}.`)];
      return [name, Object.hasOwn(patch, path) ? patch[path] : node.value];
    }),
  );
}
