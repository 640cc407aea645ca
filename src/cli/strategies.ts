/** Scripted players by name, and the user's own by the path of their file. */
import { readFileSync, statSync } from 'node:fs';
import { basename, extname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UsageError, unknownName } from '../kernel/errors.ts';
import type { Strategy } from '../kernel/game.ts';

type Door = () => Promise<{ default: Strategy }>;

const FOR_ANY: Readonly<Record<string, Door>> = {
  random: () => import('../../strategies/any/random.ts'),
};

/** Strategies by system, the first of each being the default of `skirmish play`. */
const FOR_SYSTEM: Readonly<Record<string, Readonly<Record<string, Door>>>> = {};

const SCRIPTS = ['.js', '.mjs', '.ts', '.mts'];

export function builtIn(system: string): Readonly<Record<string, Door>> {
  return { ...FOR_SYSTEM[system], ...FOR_ANY };
}

/** Whether a strategy is meant by its file: names have neither dots nor slashes. */
export function isFile(spec: string): boolean {
  return /[/\\]/.test(spec) || SCRIPTS.includes(extname(spec));
}

/** A strategy by name, or by path from `folder`. Throws a `UsageError` that says what was expected. */
export async function loadStrategy(system: string, spec: string, folder: string): Promise<Strategy> {
  if (isFile(spec)) return loadFile(spec, resolve(folder, spec));
  const known = builtIn(system);
  const door = Object.hasOwn(known, spec) ? known[spec] : undefined;
  if (door === undefined) throw new UsageError(`${unknownName('strategy', spec, Object.keys(known))} (one of your own is given by its path: ./${spec}.js)`);
  return (await door()).default;
}

async function loadFile(spec: string, path: string): Promise<Strategy> {
  const refuse = (why: string) => new UsageError(`strategy ${spec}: ${why}`);
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) throw refuse(`no such file (looked for ${path})`);
  if (!SCRIPTS.includes(extname(path))) throw refuse(`expected a file that ends in ${SCRIPTS.join(', ')}`);
  if (isTypeScript(path) && !stripsTypes()) {
    throw refuse(`Node ${process.versions.node} does not read TypeScript; use Node 22.18 or later, or compile it to .js`);
  }
  let module: Record<string, unknown>;
  try {
    module = (await import(pathToFileURL(path).href)) as Record<string, unknown>;
  } catch (thrown) {
    throw refuse(`does not load: ${whereAndWhy(thrown)}`);
  }
  if (!('default' in module)) throw refuse('has no default export; expected `export default { name, about, start(seat, game) { ... } }`');
  const wrong = wrongShape(module['default']);
  if (wrong !== undefined) throw refuse(`its default export ${wrong}; expected { name, about, start(seat, game) }`);
  return module['default'] as Strategy;
}

function wrongShape(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return `is ${value === null ? 'null' : `a ${typeof value}`}`;
  const { name, about, start } = value as Partial<Record<keyof Strategy, unknown>>;
  if (typeof name !== 'string' || name === '') return 'has no name (a text)';
  if (typeof about !== 'string') return 'has no about (a text: how it plays, in one line)';
  if (typeof start !== 'function') return 'has no start (a function that gives a player with choose(view, rng))';
  return undefined;
}

/** The engine's message in one line; a syntax error's place stands only in its stack: `file:///.../mine.js:3`. */
function whereAndWhy(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown).split('\n')[0]!;
  const line = thrown instanceof SyntaxError ? /^file:\S+:(\d+)\n/.exec(thrown.stack ?? '')?.[1] : undefined;
  return `${line === undefined ? '' : `line ${line}: `}${thrown.message.split('\n')[0]}`;
}

function isTypeScript(path: string): boolean {
  return ['.ts', '.mts'].includes(extname(path));
}

function stripsTypes(): boolean {
  return Boolean((process.features as { typescript?: unknown }).typescript);
}

/**
 * What the tables call each strategy: a built-in by its name, a file by its base name, or by its path as given
 * where two would have the same name.
 */
export function labelsOf(specs: readonly string[]): Map<string, string> {
  const distinct = [...new Set(specs)];
  const short = (spec: string) => (isFile(spec) ? basename(spec, extname(spec)) : spec);
  return new Map(
    distinct.map((spec) => {
      const shared = distinct.some((other) => other !== spec && short(other) === short(spec));
      return [spec, shared ? spec : short(spec)];
    }),
  );
}

/** What a strategy's code is, for a run's identity: the text of a user's file, the name of a built-in (the package's own code is known by its version). */
export function codeOf(spec: string, folder: string): string {
  return isFile(spec) ? readFileSync(resolve(folder, spec), 'utf8') : spec;
}
