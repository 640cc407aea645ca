/** An experiment made into the question which assumed numbers of the book its verdict hangs on: each in turn takes every value of its range. */
import { entriesOf, type Entry } from '../../kernel/book.ts';
import { nearest, UsageError } from '../../kernel/errors.ts';
import type { System } from '../../kernel/game.ts';
import type { Experiment } from './experiment.ts';

/**
 * `only`: beginnings of paths; none: all. What the file varies stays at its first value, and what it sets is not tried, being
 * chosen. What it asks of certain cells, prunes or expects is about other cells than these, and is left out.
 * Throws a `UsageError` where nothing is left to try.
 */
export function sensitivityOf(experiment: Experiment, system: System, only: readonly string[]): Experiment {
  const { mission, set, vary } = experiment;
  const card = system.missions.find(({ id }) => id === mission)!;
  const entries = entriesOf(system.book).filter(({ path, entry }) => card.restsOn.some((prefix) => path.startsWith(prefix)) && isToTry(entry) && !Object.hasOwn(set, path));
  for (const prefix of only) {
    if (!entries.some(({ path }) => path.startsWith(prefix))) throw new UsageError(`--only ${prefix}: ${unknownBeginning(prefix, entries.map(({ path }) => path))}`);
  }
  const tried = entries.filter(({ path }) => only.length === 0 || only.some((prefix) => path.startsWith(prefix)));
  if (tried.length === 0) throw new UsageError(`sensitivity: ${mission} rests on no assumed number with a range that the experiment does not set; there is nothing to try`);
  const firsts = Object.fromEntries(Object.entries(vary).map(([path, values]) => [path, values[0]]));
  const ranges = Object.fromEntries(tried.map(({ path, entry }) => [path, rangeFrom(Object.hasOwn(firsts, path) ? firsts[path] : entry.value, entry)]));
  const fixed = Object.fromEntries(Object.entries(firsts).filter(([path]) => !Object.hasOwn(ranges, path)));
  const { title, about, system: id, seed, games, strategies, draws, text } = experiment;
  return {
    ...(experiment.layout === undefined ? {} : { layout: experiment.layout }),
    ...(experiment.precision === undefined ? {} : { precision: experiment.precision }),
    title: `What the verdict hangs on: ${title}`,
    about, system: id, mission, seed, games, strategies, draws, text,
    set: { ...set, ...fixed },
    vary: ranges,
    inTurn: true,
    expect: [],
  };
}

const MOST_TOLD = 6;

/** A book has too many paths for a line: names the one that ends so, or what there is at the first word that fits nothing. */
function unknownBeginning(found: string, paths: readonly string[]): string {
  const beginnings = [...new Set(paths.flatMap((path) => path.split('.').map((_, i, words) => words.slice(0, i + 1).join('.'))))];
  const words = found.split('.');
  const wrong = words.findIndex((_, i) => !beginnings.includes(words.slice(0, i + 1).join('.')));
  const base = words.slice(0, wrong).map((word) => `${word}.`).join('');
  const next = beginnings.filter((beginning) => beginning.startsWith(base) && !beginning.slice(base.length).includes('.'));
  const near = beginnings.find((beginning) => beginning.endsWith(`.${found}`)) ?? nearest(words[wrong]!, next.map((beginning) => beginning.slice(base.length)));
  const hint = near === undefined ? `there is ${next.slice(0, MOST_TOLD).join(', ')}${next.length > MOST_TOLD ? ', ...' : ''}` : `did you mean "${next.includes(base + near) ? base + near : near}"?`;
  return `unknown beginning of a number assumed here "${found}"; ${hint}`;
}

const isToTry = ({ source, value, sweep = [] }: Entry): boolean => source === 'assumed' && sweep.some((other) => other !== value);

/** As it is, then every other value of its range. */
function rangeFrom(value: unknown, { value: own, sweep = [] }: Entry): unknown[] {
  return [value, ...new Set([own, ...sweep].filter((other) => other !== value))];
}
