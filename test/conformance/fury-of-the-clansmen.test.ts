import { furyOfTheClansmen } from '../../src/systems/fury-of-the-clansmen/index.ts';
import random from '../../strategies/any/random.ts';
import { conformance } from './conformance.ts';

conformance(furyOfTheClansmen, {
  missions: ['breakthrough'],
  strategies: [random],
  games: 40,
  closeGames: 2,
  hasSecrets: false,
  optionsAreComplete: true,
});
