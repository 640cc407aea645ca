/** Runs for its aim, and shoots what it sees. */
import type { Strategy } from '../../src/kernel/game.ts';
import type { LegionsAction, LegionsGame, LegionsView } from '../../src/systems/legions-of-steel/tactics.ts';
import type { Doctrine } from './doctrine.ts';
import { Leader } from './leader.ts';

export const ASSAULT: Doctrine = { haste: 0.15, hurry: 0, caution: 0.2, fear: 0, watch: 0, fireFrom: 0.15, coverFrom: 0.15, meets: 3, holders: 20, support: 0, suppression: 0, throws: false, pulses: 0, breach: 0, grenade: 0, orders: false, lift: Infinity, lend: Infinity, bids: 0, first: true };

const assault: Strategy<LegionsGame, LegionsView, LegionsAction> = {
  name: 'assault',
  about: 'runs for its aim and shoots what it sees',
  start: (seat, game) => new Leader(game, seat, ASSAULT),
};

export default assault;
