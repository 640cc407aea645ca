/** A force as it is put together: so many of each character, of the book or of one's own ("Troops"). */
import { unknownName, UsageError } from '../../../kernel/errors.ts';
import type { Numbers } from '../book.ts';
import { CHARACTERS, type Character } from '../vocabulary.ts';
import { costOf } from './cost.ts';
import { profileOf, type Profile } from './profile.ts';

export interface ForceList {
  readonly title: string;
  /** Points agreed on, null where none are. */
  readonly points: number | null;
  readonly figures: readonly { readonly character: string; readonly count: number }[];
  /** Those that are not in the book, by name. */
  readonly characters: Readonly<Record<string, Profile>>;
}

export const isOfBook = (id: string): id is Character => (CHARACTERS as readonly string[]).includes(id);

/** Throws a `UsageError` for an unknown one. */
export function profileIn(book: Numbers, { characters }: Pick<ForceList, 'characters'>, id: string): Profile {
  if (isOfBook(id)) return profileOf(book, id);
  const own = Object.hasOwn(characters, id) ? characters[id] : undefined;
  if (own === undefined) throw new UsageError(`points: ${unknownName('character', id, [...CHARACTERS, ...Object.keys(characters)])}`);
  return own;
}

/** All characters must be known. */
export const listCost = (book: Numbers, list: ForceList): number => list.figures.reduce((sum, { character, count }) => sum + count * costOf(book, profileIn(book, list, character)), 0);
