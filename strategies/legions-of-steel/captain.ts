/** Fire and movement: comes on from cover to cover where it pays, keeps covering fire, and spends leadership on getting away. */
import type { Strategy } from '../../src/kernel/game.ts';
import type { LegionsAction, LegionsGame, LegionsView } from '../../src/systems/legions-of-steel/tactics.ts';
import type { Doctrine } from './doctrine.ts';
import { Leader } from './leader.ts';

export const CAPTAIN: Doctrine = { haste: 0.12, hurry: 1, caution: 0.6, fear: 0.3, watch: 0.5, fireFrom: 0.3, coverFrom: 0.3, meets: 9, holders: 2, support: 3, suppression: 0.25, throws: true, pulses: 1, breach: 1, grenade: 0.2, orders: true, lift: 0.5, lend: 1.2, bids: 2, first: true };

const captain: Strategy<LegionsGame, LegionsView, LegionsAction> = {
  name: 'captain',
  about: 'comes on from cover to cover where it pays, suppresses what it cannot reach, and spends leadership on getting out of the way',
  start: (seat, game) => new Leader(game, seat, CAPTAIN),
};

export default captain;
