/** Lets them come: takes posts that command their ways, and covers. */
import type { Strategy } from '../../src/kernel/game.ts';
import type { LegionsAction, LegionsGame, LegionsView } from '../../src/systems/legions-of-steel/tactics.ts';
import type { Doctrine } from './doctrine.ts';
import { Leader } from './leader.ts';

export const OVERWATCH: Doctrine = { haste: 0.04, hurry: 4, caution: 0.8, fear: 0.5, watch: 0.9, fireFrom: 0.4, coverFrom: 0.3, meets: 14, holders: 2, support: 5, suppression: 0, throws: false, pulses: 0, breach: 0, grenade: 0, orders: false, lift: Infinity, lend: Infinity, bids: 0, first: true };

const overwatch: Strategy<LegionsGame, LegionsView, LegionsAction> = {
  name: 'overwatch',
  about: 'takes posts that command the ways of the enemy, and lets him come',
  start: (seat, game) => new Leader(game, seat, OVERWATCH),
};

export default overwatch;
