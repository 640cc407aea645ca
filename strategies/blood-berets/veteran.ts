/** The reference player: plans for the mission, keeps together, strikes when it pays. */
import type { Strategy } from '../../src/kernel/game.ts';
import type { BeretsAction, BeretsGame, BeretsView } from '../../src/systems/blood-berets/tactics.ts';
import { Commander } from './commander.ts';
import type { Doctrine } from './doctrine.ts';

const DOCTRINE: Doctrine = { kills: 1, fear: 0.25, haste: 0.03, hunt: 0, careful: true, waits: false };

const veteran: Strategy<BeretsGame, BeretsView, BeretsAction> = {
  name: 'veteran',
  about: 'the reference player: plans for the mission, keeps together, strikes when it pays',
  start: (seat, game) => new Commander(game, seat, DOCTRINE),
};

export default veteran;
