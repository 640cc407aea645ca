/** What the lab asks of the systems and strategies that there are. */
import type { Catalogue } from '../lab/catalogue.ts';
import { SYSTEMS } from '../systems/index.ts';
import { describeStrategy } from './describe-strategy.ts';
import { builtIn, loadStrategy } from './strategies.ts';

export const CATALOGUE: Catalogue = { systems: SYSTEMS, strategies: builtIn, describeStrategy, loadStrategy };
