/** What an experiment's names and values mean: strategies, patches and draws, judged against the system it is about. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, extname, resolve } from 'node:path';
import { checkPatch, entriesOf } from '../../kernel/book.ts';
import { UsageError, unknownName } from '../../kernel/errors.ts';
import type { System } from '../../kernel/game.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Entrant } from './experiment.ts';
import type { Problems } from './problems.ts';

/** Who may play each seat. `folder`: where relative paths of strategy files begin. */
export async function entrantsOf(
  lists: Readonly<Record<string, readonly string[]>>,
  system: System,
  catalogue: Catalogue,
  folder: string,
  problems: Problems,
): Promise<Record<string, Entrant[]>> {
  for (const seat of Object.keys(lists)) {
    if (!system.seats.includes(seat)) problems.key(['strategies', seat], unknownName('seat', seat, system.seats));
  }
  const entrants: Record<string, Entrant[]> = {};
  for (const seat of system.seats) {
    if (!Object.hasOwn(lists, seat)) continue;
    const seated: Entrant[] = [];
    for (const [index, given] of lists[seat]!.entries()) {
      const path = ['strategies', seat, index];
      try {
        const entrant = await entrantOf(given, system, catalogue, folder);
        if (seated.some(({ name, file }) => name === entrant.name && file === entrant.file)) problems.value(path, `the strategy "${entrant.name}" is listed twice for ${seat}; expected once`);
        seated.push(entrant);
      } catch (thrown) {
        problems.value(path, words(thrown));
      }
    }
    entrants[seat] = seated;
  }
  return entrants;
}

/** A name stands for one strategy in all of an experiment's tables. */
export function checkNames(entrants: Readonly<Record<string, readonly Entrant[]>>, problems: Problems): void {
  const files = new Map<string, string | null>();
  for (const [seat, seated] of Object.entries(entrants)) {
    for (const [index, { name, file }] of seated.entries()) {
      if (files.has(name) && files.get(name) !== file) problems.value(['strategies', seat, index], `two different strategies are called "${name}"; rename one of the files`);
      files.set(name, file);
    }
  }
}

/** Paths and values of the book, in their normal form. */
export function patchOf(given: Readonly<Record<string, unknown>>, system: System, problems: Problems): Record<string, unknown> {
  const patch: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(given)) {
    const inside = nested(path, value, system);
    if (inside !== undefined) {
      problems.key(['set', path], inside);
      continue;
    }
    const read = readValue(path, value, system);
    if ('value' in read) patch[path] = read.value;
    else if (isInBook(path, system)) problems.value(['set', path], read.problem);
    else problems.key(['set', path], read.problem);
  }
  return patch;
}

/** Paths and lists of values of the book, in their normal form. */
export function variationsOf(given: Readonly<Record<string, readonly unknown[]>>, system: System, problems: Problems): Record<string, unknown[]> {
  const variations: Record<string, unknown[]> = {};
  for (const [path, values] of Object.entries(given)) {
    const seen = new Set<string>();
    variations[path] = [];
    for (const [index, value] of values.entries()) {
      const read = readValue(path, value, system);
      if ('problem' in read) {
        if (isInBook(path, system)) {
          problems.value(['vary', path, index], read.problem);
          continue;
        }
        problems.key(['vary', path], read.problem);
        break;
      }
      const text = JSON.stringify(read.value);
      if (seen.has(text)) problems.value(['vary', path, index], `the value ${text} is listed twice for ${path}; expected once`);
      seen.add(text);
      variations[path].push(read.value);
    }
  }
  return variations;
}

/** What varies cannot be set as well. `set`: only the paths to be complained of. */
export function checkApart(set: Readonly<Record<string, unknown>>, vary: Readonly<Record<string, unknown>>, problems: Problems): void {
  for (const path of Object.keys(set)) {
    if (Object.hasOwn(vary, path)) problems.key(['set', path], `${path} is in "vary" as well; expected in one of the two`);
  }
}

export function checkDraws(draws: Readonly<Record<string, number>>, system: System, problems: Problems): void {
  const purposes = ['setup', 'initiative', 'combat', ...system.seats, ...(system.purposes ?? [])];
  for (const purpose of Object.keys(draws)) {
    if (!purposes.includes(purpose)) problems.key(['draws', purpose], unknownName('purpose of luck', purpose, purposes));
  }
}

const isPath = (given: string) => given.includes('/') || given.includes('\\') || /\.(m?js|m?ts)$/.test(given);

async function entrantOf(given: string, system: System, catalogue: Catalogue, folder: string): Promise<Entrant> {
  if (!isPath(given)) {
    const cards = catalogue.strategies(system.id);
    const card = cards.find(({ name }) => name === given);
    if (card === undefined) throw new UsageError(unknownName('strategy', given, cards.map(({ name }) => name)));
    return { name: card.name, about: card.about, file: null, hash: '' };
  }
  const file = resolve(folder, given);
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (thrown) {
    const isFolder = (thrown as NodeJS.ErrnoException).code === 'EISDIR';
    throw new UsageError(isFolder ? `strategy file "${given}": is a folder, expected a file in it` : `strategy file "${given}": found nothing at ${file}`);
  }
  const name = basename(file, extname(file));
  const card = await catalogue.describeStrategy(system.id, file);
  const about = card.name === name ? card.about : `${card.name}: ${card.about}`;
  return { name, about, file, hash: createHash('sha256').update(bytes).digest('hex') };
}

/** Keys of the book within each other, as YAML invites to write them. */
function nested(path: string, value: unknown, system: System): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || isInBook(path, system)) return undefined;
  const example = entriesOf(system.book).find((entry) => entry.path.startsWith(`${path}.`))?.path;
  return example === undefined ? undefined : `found keys within "${path}", expected whole paths on one line, such as ${example}: ...`;
}

const isInBook = (path: string, system: System) => entriesOf(system.book).some((entry) => entry.path === path);

function readValue(path: string, value: unknown, system: System): { value: unknown } | { problem: string } {
  try {
    return { value: checkPatch(system.book, { [path]: value })[path] };
  } catch (thrown) {
    return { problem: words(thrown).replace(/^book: /, '') };
  }
}

function words(thrown: unknown): string {
  if (thrown instanceof UsageError) return thrown.message;
  throw thrown;
}
