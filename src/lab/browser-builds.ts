/** Libraries as built for browsers, one file each: to be put into a page, and to be loaded here in a fifth of the time that their hundreds of modules take. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';

/** Seen from the package's own door. */
const FILES = {
  arquero: '../dist/arquero.min.js',
  vega: 'vega.min.js',
  'vega-lite': 'vega-lite.min.js',
  'vega-embed': 'vega-embed.min.js',
};

export type Library = keyof typeof FILES;

const fileOf = (library: Library): string => join(dirname(createRequire(import.meta.url).resolve(library)), FILES[library]);

export const sourceOf = (library: Library): string => readFileSync(fileOf(library), 'utf8');

/** What the library exports. `needed`: the libraries that it asks for, by name. */
export function loadBuild<Exports>(library: Library, needed: Readonly<Record<string, unknown>> = {}): Exports {
  const exported = {};
  const load = compileFunction(sourceOf(library), ['exports', 'module', 'require'], { filename: fileOf(library) }) as (...given: unknown[]) => void;
  load(exported, { exports: exported }, (name: string) => needed[name]);
  return exported as Exports;
}
