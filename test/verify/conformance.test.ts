/** The conformance suite with many more games than the daily one. */
import { furyOfTheClansmen } from '../../src/systems/fury-of-the-clansmen/index.ts';
import { warengine } from '../../src/systems/warengine/index.ts';
import commander from '../../strategies/fury-of-the-clansmen/commander.ts';
import hunter from '../../strategies/fury-of-the-clansmen/hunter.ts';
import marksman from '../../strategies/fury-of-the-clansmen/marksman.ts';
import rush from '../../strategies/fury-of-the-clansmen/rush.ts';
import random from '../../strategies/any/random.ts';
import { anyKind } from '../conformance/any-kind.ts';
import { conformance } from '../conformance/conformance.ts';

conformance(furyOfTheClansmen, {
  missions: ['breakthrough'],
  rules: {
    'basic rules': { 'options.rules': 'basic' },
    'advanced rules': { 'options.rules': 'advanced', 'options.brokenWeapons': true },
  },
  strategies: [random, anyKind, rush, marksman, hunter],
  games: 400,
  closeGames: 16,
  hasSecrets: false,
  optionsAreComplete: true,
});

const OTHERS = furyOfTheClansmen.missions.map(({ id }) => id).filter((id) => id !== 'breakthrough');
const short = Object.fromEntries(OTHERS.map((mission) => [`missions.${mission}.roundLimit`, 12]));
const others = {
  rules: {
    'basic rules': { ...short, 'options.rules': 'basic' },
    'advanced rules': { ...short, 'options.rules': 'advanced', 'options.brokenWeapons': true, 'missions.islands-of-darkness.firstReinforcements': 3 },
  },
  strategies: [random, anyKind, commander, hunter],
  games: 40,
  closeGames: 4,
  optionsAreComplete: true,
  missionsOnly: true,
};

conformance(furyOfTheClansmen, { ...others, missions: OTHERS.filter((id) => id !== 'gardens'), hasSecrets: false });
conformance(furyOfTheClansmen, { ...others, missions: ['gardens'], hasSecrets: true });

conformance(warengine, {
  missions: warengine.missions.map(({ id }) => id),
  rules: {
    'random forces': { ...Object.fromEntries(warengine.missions.map(({ id }) => [`missions.${id}.roundLimit`, 4])), 'forces.red': 'random', 'forces.blue': 'random', 'forces.points': 400, 'terrain.size': 36 },
  },
  strategies: [random, anyKind],
  games: 40,
  closeGames: 4,
  hasSecrets: false,
  optionsAreComplete: false,
});
