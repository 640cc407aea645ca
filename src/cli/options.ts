/** Options that several commands share, and how their texts are read. */
import { InvalidArgumentError, Option, type Command } from 'commander';
import { UsageError } from '../kernel/errors.ts';
import { BOARDS } from './tell-game.ts';
import type { Overrides } from '../lab/experiment/overrides.ts';

export function wholeFrom(least: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (!/^\d+$/.test(text) || !Number.isSafeInteger(number) || number < least) throw new InvalidArgumentError(`Expected a whole number from ${least} up.`);
    return number;
  };
}

/** A seed is a whole number, or any text. */
export function seedOf(text: string): number | string {
  if (text === '') throw new InvalidArgumentError('Expected a whole number or a text.');
  if (!/^[+-]?(\d|\.\d)/.test(text) || Number.isNaN(Number(text))) return text;
  if (!/^-?\d+$/.test(text) || !Number.isSafeInteger(Number(text))) throw new InvalidArgumentError(`Expected a whole number up to ${Number.MAX_SAFE_INTEGER}, or a text.`);
  return Number(text);
}

export function oneMore(text: string, before: string[] = []): string[] {
  return [...before, text];
}

export function withSet(command: Command): Command {
  return command.option('--set <path=value>', 'another value for a number of the book; may be repeated', oneMore);
}

export function withStrategy(command: Command): Command {
  return command.option('--strategy <seat=name>', 'who plays a seat, by name or by the path of a file; may be repeated', oneMore);
}

export function withLayout(command: Command): Command {
  return command.option('--layout <file>', 'how the mission lies, in place of its built-in layout (see `skirmish layout`)');
}

export function withWithout(command: Command): Command {
  return command.option('--without <ability>', 'play also without an ability, to see what it is worth; may be repeated', oneMore);
}

export function withPatience(command: Command): Command {
  return command.option('--patience <seconds>', 'a game is given up when one decision takes longer (default: 60)', wholeFrom(1));
}

export function withStrict(command: Command): Command {
  return command.option('--strict', 'exit code 1 also where an expectation of the experiment is undecided');
}

/** How a game is told. */
export function withManner(command: Command): Command {
  return command
    .addOption(new Option('--board <when>', 'when to draw the board').choices(BOARDS).default('rounds'))
    .option('--quiet', 'only how it ended')
    .option('--json', 'one JSON document instead of words');
}

/** `["units.regular.armor=3b"]` -> `{ 'units.regular.armor': '3b' }`; values are read as YAML reads them. */
export async function readSet(texts: readonly string[] = []): Promise<Record<string, unknown>> {
  if (texts.length === 0) return {};
  const { parse } = await import('yaml');
  const seen = new Set<string>();
  return Object.fromEntries(
    texts.map((text) => {
      const [path, value] = parted(text, '--set', 'path=value; the paths are listed by `skirmish systems` and a rulebook');
      if (seen.has(path)) throw new UsageError(`--set ${text}: ${path} is set twice; expected once`);
      seen.add(path);
      try {
        return [path, parse(value) as unknown];
      } catch {
        throw new UsageError(`--set ${text}: cannot read the value ${value}`);
      }
    }),
  );
}

/** `["clan=rush", "clan=./mine.js"]` -> `{ clan: ['rush', './mine.js'] }`. */
export function readStrategies(texts: readonly string[] = []): Record<string, string[]> {
  const bySeat: Record<string, string[]> = {};
  for (const text of texts) {
    const [seat, spec] = parted(text, '--strategy', 'seat=name, such as clan=random');
    (bySeat[seat] ??= []).push(spec);
  }
  return bySeat;
}

/** "0.02,5000" -> `{ halfWidth: 0.02, maxGames: 5000 }`; what is no number is left to be judged. */
export function readPrecision(text: string): NonNullable<Overrides['precision']> {
  const [halfWidth, maxGames, ...more] = text.split(',').map((part) => (/^\d*\.?\d+$/.test(part) ? Number(part) : part));
  if (more.length > 0) throw new UsageError(`--precision ${text}: expected a half width, and after a comma the most games, such as 0.02,5000`);
  return { halfWidth, ...(maxGames === undefined ? {} : { maxGames }) };
}

function parted(text: string, option: string, expected: string): [string, string] {
  const at = text.indexOf('=');
  if (at < 1 || at === text.length - 1) throw new UsageError(`${option} ${text}: expected ${expected}`);
  return [text.slice(0, at), text.slice(at + 1)];
}

/** Options that change an experiment. */
export interface OverrideOptions {
  games?: number;
  precision?: string;
  seed?: number | string;
  workers?: number;
  set?: string[];
  strategy?: string[];
  without?: string[];
  layout?: string;
}

export function withOverrides(command: Command): Command {
  command
    .option('--games <number>', 'games of each pairing of strategies (and each value that varies), instead of what the file says', wholeFrom(1))
    .option('--precision <half-width[,games]>', 'play each cell until its score is known so precisely (0.02: two points either way), with so many games at most')
    .option('--seed <seed>', 'luck, instead of what the file says: a whole number or a text', seedOf)
    .option('--workers <number>', 'worker threads (default: as many as there are cores)', wholeFrom(1));
  return withLayout(withStrategy(withSet(command)));
}

export async function readOverrides({ games, precision, seed, set, strategy, without, layout }: OverrideOptions): Promise<Overrides> {
  return {
    ...(games === undefined ? {} : { games }),
    ...(precision === undefined ? {} : { precision: readPrecision(precision) }),
    ...(seed === undefined ? {} : { seed }),
    ...(set === undefined ? {} : { set: await readSet(set) }),
    ...(layout === undefined ? {} : { layout }),
    ...(strategy === undefined ? {} : { strategies: readStrategies(strategy) }),
    ...(without === undefined ? {} : { without }),
  };
}
