/** `skirmish systems`: what there is to play, and every number that may be changed. */
import type { Command } from 'commander';
import type { Entry } from '../../kernel/book.ts';
import type { Strategy, System } from '../../kernel/game.ts';
import { print, printJson } from '../print.ts';
import { wrapped } from '../../lab/summary/table.ts';
import { table } from '../table.ts';
import { lineWidth } from '../width.ts';

interface Listing {
  id: string;
  title: string;
  seats: readonly string[];
  missions: { id: string; title: string; about: string; roundLimit: number; grades: { id: string; about: string; winner: string | null }[] }[];
  strategies: { name: string; about: string }[];
  /** The words of a strategy's actions: `{ do: 'fire', ... }`. */
  actions: readonly string[];
  /** Only for a system asked for by its id. */
  book?: { path: string; value: unknown; expects: string; source: string; note: string; worthTrying?: readonly unknown[] }[];
}

export function addSystems(program: Command): void {
  program
    .command('systems')
    .summary('rulebooks, missions, strategies, and every number of a book')
    .description('List the rulebooks with their missions, seats and strategies; for one of them, also every number of its book.')
    .argument('[system]', 'one rulebook, with all its numbers')
    .option('--json', 'one JSON document instead of words')
    .addHelpText('after', '\nExample:\n  $ skirmish systems fury-of-the-clansmen')
    .action(systems);
}

async function systems(id: string | undefined, options: { json?: boolean }): Promise<void> {
  const { SYSTEMS, systemNamed } = await import('../../systems/index.ts');
  const { builtIn } = await import('../strategies.ts');
  const { entriesOf } = await import('../../kernel/book.ts');
  const chosen = id === undefined ? [...SYSTEMS.values()] : [systemNamed(id)];
  const listings = chosen.map((system) => ({
    ...listingOf(system, builtIn(system.id)),
    ...(id === undefined ? {} : { book: bookOf(entriesOf(system.book)) }),
  }));
  if (options.json) return printJson({ format: 1, systems: listings });
  listings.forEach((listing, i) => print(...(i > 0 ? [''] : []), ...inWords(listing)));
  if (id === undefined) print('', `\`skirmish systems ${chosen[0]?.id}\` lists the numbers of its book that may be changed.`);
}

function listingOf(system: System, strategies: readonly Strategy[]): Listing {
  return {
    id: system.id,
    title: system.title,
    seats: system.seats,
    missions: system.missions.map(({ id, title, about, roundLimit, grades }) => ({
      id,
      title,
      about,
      roundLimit,
      grades: grades.map((grade) => ({ id: grade.id, about: grade.about, winner: grade.winner === null ? null : system.seats[grade.winner]! })),
    })),
    strategies: strategies.map(({ name, about }) => ({ name, about })),
    actions: system.actions,
  };
}

function bookOf(entries: readonly { path: string; entry: Entry }[]): NonNullable<Listing['book']> {
  return entries.map(({ path, entry }) => ({
    path,
    value: entry.value,
    expects: entry.domain.expects,
    source: entry.source,
    note: entry.note,
    ...(entry.sweep !== undefined && entry.sweep.length > 0 ? { worthTrying: entry.sweep } : {}),
  }));
}

function inWords({ id, title, seats, missions, strategies, actions, book }: Listing): string[] {
  const lines = [`${title}  (${id})`, `  Seats: ${seats.join(', ')}`, '  Missions:'];
  lines.push(...table(missions.map((mission) => [mission.id, `${mission.title}: ${mission.about}`]), { indent: '    ' }));
  lines.push('  Strategies:', ...table(strategies.map(({ name, about }) => [name, about]), { indent: '    ' }));
  if (book === undefined) return lines;
  lines.push('  Actions (what `do` says in an action of a strategy):', ...wrapped(actions.join(', '), lineWidth() - 4).map((line) => `    ${line}`));
  lines.push('', ...wrapped('Numbers of the book, each with its value, what it may be, and where it is from:', lineWidth()));
  const kinds = longKinds(book);
  lines.push(...[...kinds].flatMap(([expects, name]) => wrapped(`${name}: ${expects}`, lineWidth() - 2).map((line) => `  ${line}`)), '');
  for (const { path, value, expects, source, note, worthTrying } of book) {
    const trying = worthTrying === undefined ? '' : `; worth trying: ${worthTrying.map(String).join(', ')}`;
    lines.push(`  ${path} = ${String(value)}`, ...wrapped(`${kinds.get(expects) ?? expects}; ${source}: ${note}${trying}`, lineWidth() - 6).map((line) => `      ${line}`));
  }
  return lines;
}

/** What many numbers may be, if it takes many words, under the word that it begins with: said once instead of each time. */
function longKinds(book: NonNullable<Listing['book']>): Map<string, string> {
  const found = book.map(({ expects }) => expects).filter((expects) => expects.length > 40 && !expects.startsWith('one of '));
  const often = [...new Set(found)].filter((expects) => found.filter((other) => other === expects).length > 2);
  const names = often.map((expects) => expects.split(' ')[0]!);
  return new Map(often.map((expects, i) => [expects, names[i]!] as const).filter(([, name]) => names.filter((other) => other === name).length === 1));
}
