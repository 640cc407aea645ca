/** Errors that are the user's to mend, and the words for an unknown name. */
import { closest, distance } from 'fastest-levenshtein';

/** What a user got wrong: the message alone says what was found, what was expected and the nearest valid name. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** `unknown unit "centurian"; did you mean "centurion"?`, or the list of what there is when nothing is near. */
export function unknownName(kind: string, found: string, valid: readonly string[]): string {
  const near = nearest(found, valid);
  if (near !== undefined) return `unknown ${kind} "${found}"; did you mean "${near}"?`;
  if (valid.length === 0) return `unknown ${kind} "${found}"; there is none`;
  return `unknown ${kind} "${found}"; there is ${valid.slice(0, 12).join(', ')}${valid.length > 12 ? ', ...' : ''}`;
}

/** Of a path such as "units.centurion.leadership": where nothing is spelt nearly so, those that name the same thing in another place. */
export function unknownPath(found: string, valid: readonly string[]): string {
  const last = found.split('.').at(-1)!;
  const namesakes = valid.filter((path) => path.split('.').includes(last));
  if (namesakes.length === 0 || valid.some((path) => distance(found, path) <= 2)) return unknownName('path', found, valid);
  return `unknown path "${found}"; with ${last} there is ${namesakes.slice(0, 12).join(', ')}${namesakes.length > 12 ? ', ...' : ''}`;
}

/** The valid name with the fewest typing mistakes between it and `found`, if they are few for its length. */
export function nearest(found: string, valid: readonly string[]): string | undefined {
  if (valid.length === 0) return undefined;
  const best = closest(found, valid);
  return distance(found, best) <= Math.max(2, Math.floor(best.length * 0.4)) ? best : undefined;
}

/** A value as a message shows it. */
export function found(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'object') return 'a map of keys';
  const text = typeof value === 'number' ? String(value) : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
