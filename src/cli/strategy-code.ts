/** Which files of ours a strategy that comes with the project is made of. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Strategy } from '../kernel/game.ts';
import { packageFile } from './version.ts';

/** Of the built code: the files of these strategies and what they import from their neighbors. Those for any system are not among them. */
export async function strategyFiles(system: string, names: readonly string[]): Promise<URL[]> {
  const folder = packageFile(`dist/strategies/${system}/`);
  const files = filesIn(folder).filter((name) => name.endsWith('.js')).map((name) => new URL(name, folder));
  const found = new Map<string, URL>();
  for (const file of files) {
    const { default: strategy } = (await import(file.href)) as { default?: Partial<Strategy> };
    if (names.includes(strategy?.name ?? '')) follow(file, folder, found);
  }
  return [...found.keys()].sort().map((href) => found.get(href)!);
}

function follow(file: URL, folder: URL, found: Map<string, URL>): void {
  if (found.has(file.href) || !file.href.startsWith(folder.href)) return;
  found.set(file.href, file);
  for (const [, from] of readFileSync(file, 'utf8').matchAll(/\bfrom ['"](\.[^'"]+)['"]/g)) follow(new URL(from!, file), folder, found);
}

/** Names; none where there is no such folder. */
export function filesIn(folder: URL): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return []; // a system that has none of its own yet
  }
}
