/** The conformance suite with many more games than the daily one. */
import { furyOfTheClansmen } from '../../src/systems/fury-of-the-clansmen/index.ts';
import hunter from '../../strategies/fury-of-the-clansmen/hunter.ts';
import marksman from '../../strategies/fury-of-the-clansmen/marksman.ts';
import rush from '../../strategies/fury-of-the-clansmen/rush.ts';
import random from '../../strategies/any/random.ts';
import { conformance } from '../conformance/conformance.ts';

conformance(furyOfTheClansmen, {
  missions: ['breakthrough'],
  strategies: [random, rush, marksman, hunter],
  games: 400,
  closeGames: 16,
  hasSecrets: false,
  optionsAreComplete: true,
});
