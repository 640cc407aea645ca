/** Holds together and lets them come: Blood Berets enter only with others close behind and keep out of the line of fire, the Legion waits where it lies. */
import type { Strategy } from '../../src/kernel/game.ts';
import type { BeretsAction, BeretsGame, BeretsView } from '../../src/systems/blood-berets/tactics.ts';
import { Commander } from './commander.ts';
import type { Doctrine } from './doctrine.ts';

const DOCTRINE: Doctrine = { kills: 1, fear: 0.6, haste: 0.04, hunt: { caves: 0, jungle: 0 }, careful: true, together: true, spread: 0, crowd: false, waits: true };

const ambush: Strategy<BeretsGame, BeretsView, BeretsAction> = {
  name: 'ambush',
  about: 'lets the enemy come: keeps together and out of the line of fire, strikes who comes near',
  start: (seat, game) => new Commander(game, seat, DOCTRINE),
};

export default ambush;
