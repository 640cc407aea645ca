/** One system and our strategies for it, found by the folders with its id: of the others nothing is loaded. */
import { isAbsolute } from 'node:path';
import { unknownName, UsageError } from '../kernel/errors.ts';
import type { Strategy, System } from '../kernel/game.ts';
import { filesIn } from './strategy-code.ts';
import { loadFile } from './strategy-file.ts';
import { packageFile } from './version.ts';

export async function systemAlone(id: string): Promise<System> {
  const exported = (await import(packageFile(`dist/src/systems/${id}/index.js`).href)) as Record<string, Partial<System>>;
  return Object.values(exported).find((each) => each.id === id) as System;
}

/** By name, or a user's own by the absolute path of its file. Throws a `UsageError` that says why it does not load. */
export async function strategyAlone(system: string, nameOrFile: string): Promise<Strategy> {
  if (isAbsolute(nameOrFile)) return loadFile(nameOrFile, nameOrFile);
  const names: string[] = [];
  for (const place of [system, 'any']) {
    const folder = packageFile(`dist/strategies/${place}/`);
    for (const file of filesIn(folder).filter((name) => name.endsWith('.js'))) {
      const { default: strategy } = (await import(new URL(file, folder).href)) as { default?: Strategy };
      if (strategy?.name === nameOrFile) return strategy;
      if (strategy !== undefined) names.push(strategy.name);
    }
  }
  throw new UsageError(unknownName('strategy', nameOrFile, names));
}
