/** Hold and shoot: lets the enemy come in the first turns, and strikes at what comes. */
import type { Strategy } from '../../src/kernel/game.ts';
import type { ConanAction, ConanGame, ConanView } from '../../src/systems/conan-rise-of-monsters/tactics.ts';
import type { Doctrine } from './doctrine.ts';
import { haveCome } from './patience.ts';
import { Warleader } from './warleader.ts';

/** Turns that it waits for an enemy who is coming; for one who is not, only the first. */
const PATIENCE = 2;

const waits: Doctrine['waits'] = (tactics, view) => view.open.turn === 1 || (view.open.turn <= PATIENCE && haveCome(tactics, view));

const DOCTRINE: Doctrine = { caution: 1, fear: 0.25, haste: 0.15, foresight: 0.3, waits, breaksOff: true, depth: 2 };

const bulwark: Strategy<ConanGame, ConanView, ConanAction> = {
  name: 'bulwark',
  about: 'lets the enemy come in the first turns, shoots, and strikes at what comes near',
  start: (seat, game) => new Warleader(game, seat, DOCTRINE),
};

export default bulwark;
