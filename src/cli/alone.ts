/** One system and our strategies for it, found by the folders with its id: of the others nothing is loaded. */
import { existsSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { unknownName, UsageError } from '../kernel/errors.ts';
import type { Strategy, System } from '../kernel/game.ts';
import { filesIn } from './strategy-code.ts';
import { loadFile } from './strategy-file.ts';
import { packageFile } from './version.ts';

export async function systemAlone(id: string): Promise<System> {
  const exported = (await import(doorOf(id).href)) as Record<string, Partial<System>>;
  return Object.values(exported).find((each) => each.id === id) as System;
}

export const isSystem = (id: string): boolean => existsSync(doorOf(id));

const doorOf = (id: string): URL => packageFile(`dist/src/systems/${id}/index.js`);

/** Ours for a system, then those for any, one by one as they are asked for. */
export async function* strategiesAlone(system: string): AsyncGenerator<Strategy> {
  for (const place of [system, 'any']) {
    const folder = packageFile(`dist/strategies/${place}/`);
    for (const file of filesIn(folder).filter((name) => name.endsWith('.js'))) {
      const { default: strategy } = (await import(new URL(file, folder).href)) as { default?: Strategy };
      if (strategy !== undefined) yield strategy;
    }
  }
}

/** By name, or a user's own by the absolute path of its file. Throws a `UsageError` that says why it does not load. */
export async function strategyAlone(system: string, nameOrFile: string): Promise<Strategy> {
  if (isAbsolute(nameOrFile)) return loadFile(nameOrFile, nameOrFile);
  const names: string[] = [];
  for await (const strategy of strategiesAlone(system)) {
    if (strategy.name === nameOrFile) return strategy;
    names.push(strategy.name);
  }
  throw new UsageError(unknownName('strategy', nameOrFile, names));
}
