/** The browser builds of the chart libraries, to be put into a page that needs no network. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { scriptSource } from './escape.ts';

export function chartLibraries(): string[] {
  const { resolve } = createRequire(import.meta.url);
  return ['vega', 'vega-lite', 'vega-embed'].map((name) => scriptSource(readFileSync(join(dirname(resolve(name)), `${name}.min.js`), 'utf8')));
}
