/** All missions by both rule sets; very short games. What troop counters stand for, the board and hidden things are secret. The odds of a few characters; at night of all. */
import type { System } from '../../src/kernel/game.ts';
import { bloodBerets } from '../../src/systems/blood-berets/index.ts';
import random from '../../strategies/any/random.ts';
import { anyKind } from './any-kind.ts';
import { conformance } from './conformance.ts';

const short = Object.fromEntries(bloodBerets.missions.map(({ id }) => [`missions.${id}.roundLimit`, 2]));

/** Tables by the advanced rules: only they know all situations. */
const few: System = { ...(bloodBerets as System), units: ['trooper', 'medic', 'legionnaire', 'nepharite-1', 'ranger-gunner'], odds: (patch) => bloodBerets.odds({ 'options.rules': 'advanced', ...patch }) };

conformance(few, {
  missions: bloodBerets.missions.map(({ id }) => id),
  rules: {
    'basic rules': { ...short, 'options.rules': 'basic' },
    'advanced rules, options the other way': {
      ...short, 'options.rules': 'advanced', 'options.extraOfWounded': false, 'options.scannersInCaves': true, 'options.aimKept': false, 'options.heldMayFight': false, 'options.cutOffBoards': true,
      'missions.lightning-strike.rangers': true, 'setup.board': 'drawn',
    },
  },
  strategies: [anyKind, random],
  games: 3,
  closeGames: 1,
  hasSecrets: true,
  optionsAreComplete: true,
});
