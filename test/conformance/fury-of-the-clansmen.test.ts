import { furyOfTheClansmen } from '../../src/systems/fury-of-the-clansmen/index.ts';
import random from '../../strategies/any/random.ts';
import { anyKind } from './any-kind.ts';
import { conformance } from './conformance.ts';

conformance(furyOfTheClansmen, {
  missions: ['breakthrough'],
  rules: {
    'basic rules': { 'options.rules': 'basic' },
    'advanced rules': { 'options.rules': 'advanced', 'options.brokenWeapons': true },
  },
  strategies: [anyKind, random],
  games: 8,
  closeGames: 2,
  hasSecrets: false,
  optionsAreComplete: true,
});
