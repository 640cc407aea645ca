/** Straight at the enemy, whatever else there is to do. */
import type { Strategy } from '../../src/kernel/game.ts';
import type { BeretsAction, BeretsGame, BeretsView } from '../../src/systems/blood-berets/tactics.ts';
import { Commander } from './commander.ts';
import type { Doctrine } from './doctrine.ts';

const DOCTRINE: Doctrine = { kills: 1, fear: 0, haste: 0.03, hunt: 0.05, careful: false, waits: false };

const storm: Strategy<BeretsGame, BeretsView, BeretsAction> = {
  name: 'storm',
  about: 'straight at the enemy, whatever else there is to do',
  start: (seat, game) => new Commander(game, seat, DOCTRINE),
};

export default storm;
