/** A user's own strategy from its file, or what is wrong with that file. Imported where its code may run: nothing of ours is loaded with it. */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { extname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UsageError } from '../kernel/errors.ts';
import type { Strategy } from '../kernel/game.ts';

export const SCRIPTS = ['.js', '.mjs', '.ts', '.mts'];

/** `spec`: the path as the user gave it. Throws a `UsageError`. */
export async function loadFile(spec: string, path: string): Promise<Strategy> {
  const refuse = (why: string) => new UsageError(`strategy ${spec}: ${why}`);
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) throw refuse(`no such file (looked for ${path})`);
  if (!SCRIPTS.includes(extname(path))) throw refuse(`expected a file that ends in ${SCRIPTS.join(', ')}${extname(path) === '.cjs' ? '; a strategy is an ES module, with `export default`' : ''}`);
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
