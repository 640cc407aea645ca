/** Missions Three, Four, Seven and Eight, each under the basic and the advanced rules; short games, with reinforcements from the second round on. */
import { furyOfTheClansmen } from '../../src/systems/fury-of-the-clansmen/index.ts';
import random from '../../strategies/any/random.ts';
import { anyKind } from './any-kind.ts';
import { conformance } from './conformance.ts';

const MISSIONS = ['mountain-fortress', 'cross-the-chasm', 'islands-of-darkness'];
const HIDING = ['gardens'];
const short = {
  ...Object.fromEntries([...MISSIONS, ...HIDING].map((mission) => [`missions.${mission}.roundLimit`, 4])),
  'missions.islands-of-darkness.firstReinforcements': 2,
};

const settings = {
  rules: {
    'basic rules': { 'options.rules': 'basic', ...short },
    'advanced rules': { 'options.rules': 'advanced', 'options.brokenWeapons': true, ...short },
  },
  strategies: [anyKind, random],
  games: 3,
  missionsOnly: true,
  closeGames: 1,
  optionsAreComplete: true,
};

conformance(furyOfTheClansmen, { ...settings, missions: MISSIONS, hasSecrets: false });
conformance(furyOfTheClansmen, { ...settings, missions: HIDING, hasSecrets: true });
