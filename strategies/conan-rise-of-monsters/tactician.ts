/** The reference player: charges and shoots where the odds are good, keeps out of worse fights, and takes what is fought over. */
import type { Strategy } from '../../src/kernel/game.ts';
import type { ConanAction, ConanGame, ConanView } from '../../src/systems/conan-rise-of-monsters/tactics.ts';
import type { Doctrine } from './doctrine.ts';
import { letsThemCome } from './patience.ts';
import { Warleader } from './warleader.ts';

const DOCTRINE: Doctrine = { caution: 1, fear: 0.25, haste: 0.1, foresight: 0.4, waits: letsThemCome, breaksOff: true, depth: 0 };

const tactician: Strategy<ConanGame, ConanView, ConanAction> = {
  name: 'tactician',
  about: 'the reference player: charges and shoots where the odds are good, keeps out of worse fights, takes what is fought over',
  start: (seat, game) => new Warleader(game, seat, DOCTRINE),
};

export default tactician;
