/** The reference player: takes what is fought over; where nothing is, lets the enemy come into its reserved fire and charges, and closes in when he does not. */
import type { Strategy } from '../../src/kernel/game.ts';
import type { WarAction, WarGame, WarView } from '../../src/systems/warengine/tactics.ts';
import { Captain } from './captain.ts';
import type { Doctrine } from './doctrine.ts';

/** Turns that it lets the enemy come. */
const PATIENCE = 6;

const DOCTRINE: Doctrine = {
  fire: 1,
  close: 1.3,
  caution: 0.3,
  haste: 1.5,
  cover: 2,
  seizes: 'all',
  waits: (tactics, view) => view.open.turn <= PATIENCE && tactics.objectives(view).length === 0,
  holdsFire: 0.05,
  digsIn: true,
};

const warlord: Strategy<WarGame, WarView, WarAction> = {
  name: 'warlord',
  about: 'the reference player: seizes what is fought over, else lets the enemy come, and closes in when he does not',
  start: (seat, game) => new Captain(game, seat, DOCTRINE),
};

export default warlord;
