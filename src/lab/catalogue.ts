/** What the lab is told of systems and strategies by whoever runs it: the lab itself knows no system's name. */
import type { Strategy, System } from '../kernel/game.ts';

export interface Catalogue {
  /** By id. */
  systems: ReadonlyMap<string, System>;
  /** The built-in strategies that can play a system, in the order to list them. */
  strategies(system: string): readonly { name: string; about: string }[];
  /** What a user's own file says of itself, without a line of it being run here. Throws a `UsageError` that says why it does not load. */
  describeStrategy(system: string, file: string): Promise<{ name: string; about: string }>;
  /** A built-in strategy by name, or a user's own by the absolute path of its file. Throws a `UsageError` that says why it does not load. */
  loadStrategy(system: string, nameOrFile: string): Promise<Strategy>;
}
