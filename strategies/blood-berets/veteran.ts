/** The reference player: goes for what the mission asks, fights where the odds are good, keeps counters for when they pay, and holds out with all it has once the prisoners are found. */
import type { Strategy } from '../../src/kernel/game.ts';
import type { BeretsAction, BeretsGame, BeretsView } from '../../src/systems/blood-berets/tactics.ts';
import { Commander } from './commander.ts';
import type { Doctrine } from './doctrine.ts';

const BERETS: Doctrine = { kills: 1, fear: 0.15, haste: 0.06, hunt: { caves: 0, jungle: 0.03 }, careful: true, together: false, spread: 0, crowd: true, waits: false };

/** On the ground the Legion grows with each turn: who minds every line of fire is too slow. */
const BERETS_IN_A_HURRY: Doctrine = { ...BERETS, fear: 0.05 };

/** The Legion comes for those who are after the prisoners, and waits for those who have to come to it. */
const LEGION_AFTER_THEM: Doctrine = { ...BERETS, hunt: { caves: 0, jungle: 0.03 } };
const LEGION_IN_WAIT: Doctrine = { ...BERETS, fear: 0.4, haste: 0.04, hunt: { caves: 0, jungle: 0 }, waits: true };

const veteran: Strategy<BeretsGame, BeretsView, BeretsAction> = {
  name: 'veteran',
  about: 'the reference player: goes for what the mission asks, fights where the odds are good, keeps counters for when they pay',
  start: (seat, game) => new Commander(game, seat, (game.card.id === 'into-the-caves' ? [BERETS, LEGION_AFTER_THEM] : [BERETS_IN_A_HURRY, LEGION_IN_WAIT])[seat]!),
};

export default veteran;
