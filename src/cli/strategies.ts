/** Scripted players by name, and the user's own by the path of their file. */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { basename, extname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UsageError, unknownName } from '../kernel/errors.ts';
import type { Strategy } from '../kernel/game.ts';
import random from '../../strategies/any/random.ts';
import furyCommander from '../../strategies/fury-of-the-clansmen/commander.ts';
import furyHunter from '../../strategies/fury-of-the-clansmen/hunter.ts';
import furyMarksman from '../../strategies/fury-of-the-clansmen/marksman.ts';
import furyRush from '../../strategies/fury-of-the-clansmen/rush.ts';
import furyRollout from '../../strategies/fury-of-the-clansmen/search.ts';

/** By system, the one that `skirmish play` takes unasked first. */
const FOR_SYSTEM: Readonly<Record<string, readonly Strategy[]>> = {
  'fury-of-the-clansmen': [furyCommander, furyRush, furyMarksman, furyHunter, furyRollout],
};

/** The strategies of ours that can play a system. */
export function builtIn(system: string): readonly Strategy[] {
  return [...(FOR_SYSTEM[system] ?? []), random];
}

const SCRIPTS = ['.js', '.mjs', '.ts', '.mts'];

/** Whether a strategy is meant by its file: names have neither dots nor slashes. */
export function isFile(spec: string): boolean {
  return /[/\\]/.test(spec) || SCRIPTS.includes(extname(spec));
}

/** A strategy by name, or by path from `folder` (the working folder). Throws a `UsageError` that says what was expected. */
export async function loadStrategy(system: string, spec: string, folder = '.'): Promise<Strategy> {
  if (isFile(spec)) return loadFile(spec, resolve(folder, spec));
  const known = builtIn(system);
  const strategy = known.find(({ name }) => name === spec);
  if (strategy === undefined) throw new UsageError(`${unknownName('strategy', spec, known.map(({ name }) => name))} (your own is given by its path: ./${spec}.js)`);
  return strategy;
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
    throw refuse(`does not load: ${whereAndWhy(thrown, path)}`);
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

/** The engine's message in one line. */
function whereAndWhy(thrown: unknown, path: string): string {
  const why = (thrown instanceof Error ? thrown.message : String(thrown)).split('\n')[0]!;
  return thrown instanceof SyntaxError ? `${placeOfSlip(path)}${why}` : why;
}

/** An import does not tell where a syntax error is; `node --check` does, in its first line: `/home/me/mine.js:3`. */
function placeOfSlip(path: string): string {
  const { stderr } = spawnSync(process.execPath, ['--check', path], { encoding: 'utf8' });
  const line = /:(\d+)$/.exec(stderr.split('\n')[0]!)?.[1];
  return line === undefined ? '' : `line ${line}: `;
}

function isTypeScript(path: string): boolean {
  return ['.ts', '.mts'].includes(extname(path));
}

function stripsTypes(): boolean {
  return Boolean((process.features as { typescript?: unknown }).typescript);
}

/** What the tables call a strategy: a built-in by its name, a user's own by its file's base name. */
export function labelOf(spec: string): string {
  return isFile(spec) ? basename(spec, extname(spec)) : spec;
}
