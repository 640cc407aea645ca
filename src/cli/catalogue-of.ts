/** What the lab is told where it is asked about one system: of the others nothing is loaded. */
import type { Strategy } from '../kernel/game.ts';
import type { Catalogue } from '../lab/catalogue.ts';
import { isSystem, strategiesAlone, strategyAlone, systemAlone } from './alone.ts';
import { describeStrategy } from './describe-strategy.ts';

/** Undefined for an id that is no system's. */
export async function catalogueOf(id: string): Promise<Catalogue | undefined> {
  if (!isSystem(id)) return undefined;
  const system = await systemAlone(id);
  const strategies: Strategy[] = [];
  for await (const strategy of strategiesAlone(id)) strategies.push(strategy);
  return { systems: new Map([[id, system]]), strategies: () => strategies, describeStrategy, loadStrategy: strategyAlone };
}

/** The system that an experiment says it is about; undefined where that is not plain to see. */
export function systemIn(experiment: string): string | undefined {
  return /^system:[ \t]+([a-z][a-z-]*)[ \t]*(?:#.*)?$/m.exec(experiment)?.[1];
}
