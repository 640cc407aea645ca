/** The values of a number of the book that a tuning tries, in the order in which the figure is expected to go one way. */
import { checkPatch, type Entry } from '../../kernel/book.ts';
import { UsageError } from '../../kernel/errors.ts';
import type { System } from '../../kernel/game.ts';

export interface AskedValues {
  /** In the designer's order; numbers are put in their own. */
  values?: readonly unknown[];
  from?: number;
  to?: number;
  step?: number;
}

const MOST_VALUES = 100;

/** Two at least, in their normal form. Throws a `UsageError` that names the option. */
export function valuesToTry(path: string, entry: Entry, system: System, patch: Readonly<Record<string, unknown>>, asked: AskedValues): unknown[] {
  const { values, from, to, step } = asked;
  const ranged = from !== undefined || to !== undefined || step !== undefined;
  if (values !== undefined && ranged) throw new UsageError('--values: found beside --from, --to or --step; expected one or the other');
  if (values !== undefined) return inOrder(read(path, values, system, '--values'), 'as given', system, patch);
  if (ranged) return read(path, rangeOf(path, entry, asked), system, '--from, --to, --step');
  const swept = [...new Set([entry.value, ...(entry.sweep ?? [])])];
  if (swept.length < 2) throw new UsageError(`--vary ${path}: the book lists no other values to try; give them with --values, such as --values ${String(entry.value)},...${typeof entry.value === 'number' ? ', or with --from, --to and --step' : ''}. Expected ${entry.domain.expects}`);
  return inOrder(swept, 'by size', system, patch);
}

function read(path: string, values: readonly unknown[], system: System, option: string): unknown[] {
  const found = values.map((value) => {
    try {
      return checkPatch(system.book, { [path]: value })[path];
    } catch (thrown) {
      if (!(thrown instanceof UsageError)) throw thrown;
      throw new UsageError(`${option}: ${thrown.message.replace(/^book: /, '')}`);
    }
  });
  const twice = found.find((value, i) => found.indexOf(value) !== i);
  if (twice !== undefined) throw new UsageError(`${option}: found ${JSON.stringify(twice)} twice; expected each value once`);
  if (found.length < 2) throw new UsageError(`${option}: found ${found.length === 0 ? 'no value' : `only ${String(found[0])}`}; expected at least two values to choose from`);
  return found;
}

function rangeOf(path: string, { value, domain }: Entry, { from, to, step }: AskedValues): number[] {
  if (typeof value !== 'number') throw new UsageError(`--from, --to, --step: ${path} is no number (${domain.expects}); name its values with --values`);
  if (from === undefined || to === undefined || step === undefined) throw new UsageError(`${from === undefined ? '--from' : to === undefined ? '--to' : '--step'}: missing; expected --from, --to and --step together, such as --from 1 --to 3 --step 1`);
  if (!(to > from)) throw new UsageError(`--to ${to}: expected more than --from ${from}`);
  if (!(step > 0)) throw new UsageError(`--step ${step}: expected more than 0`);
  const count = Math.floor((to - from) / step + 1e-9) + 1;
  if (count > MOST_VALUES) throw new UsageError(`--step ${step}: makes ${count} values, expected at most ${MOST_VALUES}`);
  return Array.from({ length: count }, (_, i) => Number((from + i * step).toPrecision(12))); // 0.3, not 0.30000000000000004
}

/** Numbers by size; dice that nobody has put in order by what they show on average; all else as it stands. */
function inOrder(values: readonly unknown[], words: 'as given' | 'by size', system: System, patch: Readonly<Record<string, unknown>>): unknown[] {
  const sizes = values.map((value) => (typeof value === 'number' ? value : words === 'by size' && typeof value === 'string' ? meanOf(value, system, patch) : undefined));
  if (sizes.includes(undefined)) return [...values];
  return values.map((value, i) => ({ value, size: sizes[i]! })).sort((a, b) => a.size - b.size).map(({ value }) => value);
}

/** Undefined for what are no dice. */
function meanOf(text: string, system: System, patch: Readonly<Record<string, unknown>>): number | undefined {
  try {
    return system.dice(patch).odds(text).average((shown) => shown);
  } catch (thrown) {
    if (!(thrown instanceof UsageError)) throw thrown;
    return undefined;
  }
}
