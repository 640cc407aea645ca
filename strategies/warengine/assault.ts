/** Advance and assault: fast moves to the enemy, charges, and close attacks of many at once. */
import type { Strategy } from '../../src/kernel/game.ts';
import type { WarAction, WarGame, WarView } from '../../src/systems/warengine/tactics.ts';
import { Captain } from './captain.ts';
import type { Doctrine } from './doctrine.ts';

const DOCTRINE: Doctrine = { fire: 1, close: 1.5, caution: 0, haste: 1.5, cover: 0, seizes: 'none', waits: () => false, holdsFire: 0, digsIn: false };

const assault: Strategy<WarGame, WarView, WarAction> = {
  name: 'assault',
  about: 'advances by fast moves and charges whoever is in reach, many at once',
  start: (seat, game) => new Captain(game, seat, DOCTRINE),
};

export default assault;
