/** The package's version. */
import { readFileSync } from 'node:fs';

export function version(): string {
  return (JSON.parse(readFileSync(packageFile('package.json'), 'utf8')) as { version: string }).version;
}

/** A file of the package by its path from the package's root, seen from the sources as well as from `dist/`. */
export function packageFile(path: string): URL {
  const fromSource = import.meta.url.endsWith('.ts');
  return new URL(fromSource ? `../../${path}` : `../../../${path}`, import.meta.url);
}
