/** The conformance suite with many more games than the daily one. */
import { furyOfTheClansmen } from '../../src/systems/fury-of-the-clansmen/index.ts';
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
