/** Straight at the enemy: Blood Berets hunt whatever they see, Legion counters go where Blood Berets are. */
import type { Strategy } from '../../src/kernel/game.ts';
import type { BeretsAction, BeretsGame, BeretsView } from '../../src/systems/blood-berets/tactics.ts';
import { Commander } from './commander.ts';
import type { Doctrine } from './doctrine.ts';

const DOCTRINE: Doctrine = { kills: 1, fear: 0, haste: 0.04, hunt: { caves: 0.06, jungle: 0.06 }, careful: false, together: false, spread: 1, crowd: false, waits: false };

const storm: Strategy<BeretsGame, BeretsView, BeretsAction> = {
  name: 'storm',
  about: 'straight at the enemy: hunts whatever it sees, and minds no risk',
  start: (seat, game) => new Commander(game, seat, DOCTRINE),
};

export default storm;
