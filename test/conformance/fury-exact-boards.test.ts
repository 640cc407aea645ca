/** The missions whose boards are set up "exactly as shown" (Two, Five and Six), each under the basic and the advanced rules; short games, since random players never come to an end. */
import { furyOfTheClansmen } from '../../src/systems/fury-of-the-clansmen/index.ts';
import random from '../../strategies/any/random.ts';
import { anyKind } from './any-kind.ts';
import { conformance } from './conformance.ts';

const MISSIONS = ['escape', 'ambush', 'defend-the-tower'];
const short = Object.fromEntries(MISSIONS.map((mission) => [`missions.${mission}.roundLimit`, 4]));

conformance(furyOfTheClansmen, {
  missions: MISSIONS,
  rules: {
    'basic rules': { ...short, 'options.rules': 'basic' },
    'advanced rules': { ...short, 'options.rules': 'advanced', 'options.brokenWeapons': true },
  },
  strategies: [anyKind, random],
  games: 3,
  missionsOnly: true,
  closeGames: 1,
  hasSecrets: false,
  optionsAreComplete: true,
});
