/** The hostile fixture keeps the contract: it shows that the suite can be passed, whatever a rulebook asks for. */
import { duelInTheDark } from '../fixtures/duel-in-the-dark/index.ts';
import { first, random } from '../fixtures/duel-in-the-dark/strategies.ts';
import { conformance } from './conformance.ts';

conformance(duelInTheDark, {
  missions: ['to-the-death', 'first-blood'],
  strategies: [random, first],
  games: 400,
  closeGames: 12,
  hasSecrets: true,
  optionsAreComplete: true,
});
