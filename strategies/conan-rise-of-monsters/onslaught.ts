/** Straight at the enemy, at a run, and charge whoever is in reach. */
import type { Strategy } from '../../src/kernel/game.ts';
import type { ConanAction, ConanGame, ConanView } from '../../src/systems/conan-rise-of-monsters/tactics.ts';
import type { Doctrine } from './doctrine.ts';
import { Warleader } from './warleader.ts';

const DOCTRINE: Doctrine = { caution: 0.2, fear: 0, haste: 0.3, foresight: 0, waits: () => false, breaksOff: false, depth: 0 };

const onslaught: Strategy<ConanGame, ConanView, ConanAction> = {
  name: 'onslaught',
  about: 'runs straight at the enemy and charges whoever is in reach',
  start: (seat, game) => new Warleader(game, seat, DOCTRINE),
};

export default onslaught;
