/** Hold and fire: from cover, with what is not fired on reserve; it comes out when nobody comes. */
import type { Strategy } from '../../src/kernel/game.ts';
import type { WarAction, WarGame, WarView } from '../../src/systems/warengine/tactics.ts';
import { Captain } from './captain.ts';
import type { Doctrine } from './doctrine.ts';

/** Turns that it waits for the enemy to come. */
const PATIENCE = 3;

const DOCTRINE: Doctrine = {
  fire: 1,
  close: 0.8,
  caution: 0.5,
  haste: 0.8,
  cover: 4,
  seizes: 'one',
  waits: (_, { open }) => open.turn <= PATIENCE,
  holdsFire: 0.15,
  digsIn: true,
};

const firebase: Strategy<WarGame, WarView, WarAction> = {
  name: 'firebase',
  about: 'holds its ground and fires from cover, keeps shots on reserve, and comes out when nobody comes',
  start: (seat, game) => new Captain(game, seat, DOCTRINE),
};

export default firebase;
