/** The missions after the first, each under the basic and the advanced rules: fewer games, since there are many. */
import { furyOfTheClansmen } from '../../src/systems/fury-of-the-clansmen/index.ts';
import random from '../../strategies/any/random.ts';
import { anyKind } from './any-kind.ts';
import { conformance } from './conformance.ts';

const settings = {
  rules: {
    'basic rules': { 'options.rules': 'basic' },
    'advanced rules': { 'options.rules': 'advanced', 'options.brokenWeapons': true },
  },
  strategies: [anyKind, random],
  games: 6,
  closeGames: 1,
  optionsAreComplete: true,
};

conformance(furyOfTheClansmen, { ...settings, missions: ['mountain-fortress', 'cross-the-chasm'], hasSecrets: false });
conformance(furyOfTheClansmen, { ...settings, missions: ['gardens'], hasSecrets: true });
