/** `skirmish odds`: what an attack does, exactly; one of them, a chain of its likes, or whole tables. */
import { Option, type Command } from 'commander';
import { UsageError } from '../../kernel/errors.ts';
import type { System } from '../../kernel/game.ts';
import type { Odds } from '../../kernel/odds.ts';
import { chartPath, saveChart } from '../chart-file.ts';
import { complain } from '../exit.ts';
import { readSet, wholeFrom, withSet } from '../options.ts';
import { print, printJson } from '../print.ts';
import { table } from '../table.ts';
import { grouped } from '../../lab/grouped.ts';

const FORMATS = ['text', 'csv', 'json', 'markdown'] as const;

interface Options {
  attacker?: string;
  attack?: string;
  defender?: string;
  when?: string[];
  actions?: number;
  table?: boolean;
  list?: boolean;
  set?: string[];
  format?: (typeof FORMATS)[number];
  json?: boolean;
  chart?: string;
}

/** A question to one rulebook, with the numbers that are not as printed. */
interface Asked {
  system: System;
  odds: Odds;
  /** "units.regular.armor = 2r" */
  patched: string[];
  options: Options;
}

/** A table of so many attacks takes some seconds. */
const LONG = 2_000_000;

/** In the place of situations: all that can be. */
const EVERY = 'every';

export function addOdds(program: Command): void {
  const command = program
    .command('odds')
    .summary('what an attack does, exactly; tables of attacks')
    .description('Say what an attack does, exactly: its chance to kill, the dice of both sides and why; or whole tables of attacks.')
    .argument('<system>', 'a rulebook, as `skirmish systems` lists them')
    .option('--attacker <unit>', 'who attacks')
    .option('--attack <kind>', 'how: close, burst, ... (--list says what there is)')
    .option('--defender <unit>', 'whom')
    .option('--when <situations>', `what is so at that moment, parted by commas; with --table also "${EVERY}"`, situationsOf)
    .addOption(new Option('--actions <number>', 'the chance within so many actions (default: those of a turn)').argParser(wholeFrom(1)).conflicts('table'))
    .option('--table', 'every attacker, attack and defender that is not named; one attack, if all are named, in every situation')
    .addOption(new Option('--list', 'what there is to name: units, attacks, situations').conflicts(['attacker', 'attack', 'defender', 'when', 'actions', 'table', 'set', 'chart', 'format']));
  withSet(command)
    .addOption(new Option('--format <form>', 'how to write it (default: text)').choices(FORMATS))
    .addOption(new Option('--json', 'the same as --format json').conflicts('format'))
    .option('--chart <file>', 'also draw it, to .svg, .png or .vl.json: a table as a heat map, an attack as the wounds that it gives', chartPath)
    .addHelpText('after', '\nExamples:\n  $ skirmish odds fury-of-the-clansmen --attacker centurion --attack firearm --defender regular --when rubble-attacker,jungle-target\n  $ skirmish odds fury-of-the-clansmen --attacker necromutant --attack spread --defender regular\n  $ skirmish odds conan-rise-of-monsters --attacker poitainian-knights --attack charge --defender ancestor-guard --when support-1,first-strike\n  $ skirmish odds conan-rise-of-monsters --table --attack charge')
    .action(odds);
}

async function odds(systemId: string, options: Options): Promise<void> {
  const { systemNamed } = await import('../named.ts');
  const system = systemNamed(systemId);
  const patch = await readSet(options.set);
  const patched = Object.entries(patch).map(([path, value]) => `${path} = ${String(value)}`);
  const asked: Asked = { system, odds: system.odds(patch), patched, options: { ...options, format: options.json ? 'json' : (options.format ?? 'text') } };
  if (options.list) return list(asked);
  await (options.table ? wholeTable(asked) : oneAttack(asked));
}

async function oneAttack({ system, odds, patched, options }: Asked): Promise<void> {
  const { attackLines, ask, chainOf, singleDocument, situationText, tableCsv, tableMarkdown } = await import('../../lab/odds/index.ts');
  const { attacker, attack, defender, when = [], actions, format, chart } = options;
  if (attacker === undefined || attack === undefined || defender === undefined) {
    throw new UsageError(`odds: no ${missing({ attacker, attack, defender }).join(', ')}; name it, or add --table for all of them (--list says what there is)`);
  }
  if (when.includes(EVERY)) throw new UsageError(`odds: --when ${EVERY} is for tables; add --table`);
  if (actions !== undefined && (format === 'csv' || format === 'markdown')) throw new UsageError(`odds: --format ${format} has no place for --actions; use text or json`);
  const query = { attacker, attack, defender, when };
  const answer = ask(system, odds, query);
  if (actions !== undefined && answer.cost === 0) throw new UsageError(`odds: ${attack} takes no actions, being out of turn; leave out --actions`);
  const chain = chainOf(answer, actions ?? answer.actions);
  if (chart !== undefined) {
    const { woundsOfAttack } = await import('../../lab/charts/index.ts');
    const about = [system.title, `situation: ${situationText(answer.when)}`, ...patched].join('; ');
    await saveChart(woundsOfAttack(answer, odds, about), chart);
  }
  const single = { query, answers: [answer], refused: 0, resists: odds.resists };
  switch (format) {
    case 'json':
      return printJson(singleDocument(system.id, answer, chain));
    case 'csv':
      return print(tableCsv(single));
    case 'markdown':
      return print(tableMarkdown(single));
    default:
      print(...heading(system, patched), ...attackLines(answer, chain, odds), ...drawn(chart));
  }
}

async function wholeTable({ system, odds, patched, options }: Asked): Promise<void> {
  const { attacksAsked, isTooMany, oddsTable, situationText, tableCsv, tableDocument, tableMarkdown, tableText } = await import('../../lab/odds/index.ts');
  const { attacker, attack, defender, when, format, chart } = options;
  const isOneAttack = attacker !== undefined && attack !== undefined && defender !== undefined;
  if (when !== undefined && when.length > 1 && when.includes(EVERY)) throw new UsageError(`odds: --when ${EVERY} stands alone`);
  const situations = (when === undefined && isOneAttack) || when?.includes(EVERY) ? EVERY : (when ?? []);
  const query = {
    ...(attacker === undefined ? {} : { attacker }),
    ...(attack === undefined ? {} : { attack }),
    ...(defender === undefined ? {} : { defender }),
    when: situations,
  } as const;
  const asked = attacksAsked(system, odds, query);
  if (asked >= LONG) complain(`${grouped(asked)} attacks to go through, which takes a while; fewer with ${missing({ attacker, attack, defender }).join(' or ')}`);
  const found = oddsTable(system, odds, query);
  if (chart !== undefined) {
    const { heatOfOdds } = await import('../../lab/charts/index.ts');
    await saveChart(heatOfOdds(found.answers, system, odds.situations, patched), chart);
  }
  switch (format) {
    case 'json':
      return printJson(tableDocument(system.id, found));
    case 'csv':
      return print(tableCsv(found));
    case 'markdown':
      return print(tableMarkdown(found));
    default: {
      const what = [attacker, attack, ...(defender === undefined ? [] : [`at ${defender}`])].filter((name) => name !== undefined);
      const asks = found.answers.some(({ losses }) => losses !== undefined) ? 'What one attack takes on average, its chance to take any, and to kill' : 'Chance that one attack kills';
      const of = `${asks}${what.length === 0 ? '' : `: ${what.join(', ')}`}`;
      const refused = found.refused === 0 ? [] : [`${found.refused} other combinations are not possible in these rules; ask for one of them alone to hear why.`];
      print(...heading(system, patched), `${of}; situation: ${situations === EVERY ? (isTooMany(odds.situations) ? 'one at a time' : EVERY) : situationText(found.answers[0]!.when)}`, '', tableText(found), ...refused, ...drawn(chart));
    }
  }
}

/** Options that were left out. */
function missing(given: Readonly<Record<string, string | undefined>>): string[] {
  return Object.keys(given).flatMap((name) => (given[name] === undefined ? [`--${name}`] : []));
}

function list({ system, odds, options }: Asked): void {
  const situations = odds.situations.map(({ name, about, of }) => ({ name, about, of }));
  if (options.format === 'json') return printJson({ format: 1, system: system.id, units: system.units, attacks: system.attacks, situations });
  print(
    ...heading(system, []),
    `Units: ${system.units.join(', ')}`,
    `Attacks: ${system.attacks.join(', ')}`,
    ...[...new Set(situations.map(({ of }) => of))].flatMap((subject) => [
      `Situations, ${subject}:`,
      ...table(situations.filter(({ of }) => of === subject).map(({ name, about }) => [name, about]), { indent: '  ' }),
    ]),
  );
}

const heading = ({ title }: System, patched: readonly string[]) => [[title, ...patched].join('; ')];

const drawn = (chart: string | undefined) => (chart === undefined ? [] : ['', `Chart: ${chart}`]);

/** May be given more than once. */
function situationsOf(text: string, before: readonly string[] = []): string[] {
  return [...before, ...text.split(',').map((name) => name.trim()).filter((name) => name !== '')];
}
