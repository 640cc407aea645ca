/** All missions as they stand, and with all options the other way; short games. What is chosen unseen is secret. */
import { legionsOfSteel } from '../../src/systems/legions-of-steel/index.ts';
import random from '../../strategies/any/random.ts';
import { anyKind } from './any-kind.ts';
import { conformance } from './conformance.ts';

const short = Object.fromEntries(legionsOfSteel.missions.map(({ id }) => [`missions.${id}.roundLimit`, 3]));

conformance(legionsOfSteel, {
  missions: legionsOfSteel.missions.map(({ id }) => id),
  rules: {
    'as it stands': short,
    'options the other way': { ...short, 'options.throughFigures': true, 'options.recovery': true, 'options.passing': true, 'options.firstTurnCover': true, 'options.doubleCorner': true },
  },
  strategies: [anyKind, random],
  games: 3,
  closeGames: 1,
  hasSecrets: true,
  optionsAreComplete: true,
});
