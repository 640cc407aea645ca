/** Holds its ground and lets them come. */
import type { Strategy } from '../../src/kernel/game.ts';
import type { BeretsAction, BeretsGame, BeretsView } from '../../src/systems/blood-berets/tactics.ts';
import { Commander } from './commander.ts';
import type { Doctrine } from './doctrine.ts';

const DOCTRINE: Doctrine = { kills: 1, fear: 0.6, haste: 0.015, hunt: 0, careful: true, waits: true };

const ambush: Strategy<BeretsGame, BeretsView, BeretsAction> = {
  name: 'ambush',
  about: 'holds its ground and lets them come',
  start: (seat, game) => new Commander(game, seat, DOCTRINE),
};

export default ambush;
