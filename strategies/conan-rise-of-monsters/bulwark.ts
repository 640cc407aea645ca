/** Hold and shoot: lets the enemy come for two turns, and strikes at what comes. */
import type { Strategy } from '../../src/kernel/game.ts';
import type { ConanAction, ConanGame, ConanView } from '../../src/systems/conan-rise-of-monsters/tactics.ts';
import type { Doctrine } from './doctrine.ts';
import { Warleader } from './warleader.ts';

/** Turns that it waits for the enemy to come. */
const PATIENCE = 2;

const DOCTRINE: Doctrine = { caution: 1, fear: 0.4, haste: 0.15, foresight: 0.3, waits: (_, { open }) => open.turn <= PATIENCE, breaksOff: true, depth: 3 };

const bulwark: Strategy<ConanGame, ConanView, ConanAction> = {
  name: 'bulwark',
  about: 'lets the enemy come for two turns, shoots, and strikes at what comes near',
  start: (seat, game) => new Warleader(game, seat, DOCTRINE),
};

export default bulwark;
