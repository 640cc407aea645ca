/** The fixture game as the lab meets it: a catalogue of one system and its players. */
import { pathToFileURL } from 'node:url';
import { UsageError } from '../../src/kernel/errors.ts';
import type { Strategy } from '../../src/kernel/game.ts';
import type { Catalogue } from '../../src/lab/catalogue.ts';
import { duelInTheDark } from '../fixtures/duel-in-the-dark/index.ts';
import * as players from '../fixtures/duel-in-the-dark/strategies.ts';

const STRATEGIES: Strategy[] = Object.values(players);

export const duelCatalogue: Catalogue = {
  systems: new Map([[duelInTheDark.id, duelInTheDark]]),
  strategies: () => STRATEGIES,
  describeStrategy: (system, file) => duelCatalogue.loadStrategy(system, file),
  async loadStrategy(_system, nameOrFile) {
    const builtIn = STRATEGIES.find(({ name }) => name === nameOrFile);
    if (builtIn !== undefined) return builtIn;
    const { default: strategy } = (await import(pathToFileURL(nameOrFile).href)) as { default?: Strategy };
    if (strategy === undefined) throw new UsageError(`the strategy file exports no default`);
    return strategy;
  },
};
