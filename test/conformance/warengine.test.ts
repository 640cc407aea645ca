/** All missions, with small random forces near each other; short games, since random players seldom come to an end. The odds of a few kinds of figures; at night of all. */
import { warengine } from '../../src/systems/warengine/index.ts';
import random from '../../strategies/any/random.ts';
import { anyKind } from './any-kind.ts';
import { conformance } from './conformance.ts';

const small = { ...Object.fromEntries(warengine.missions.map(({ id }) => [`missions.${id}.roundLimit`, 3])), 'forces.red': 'random', 'forces.blue': 'random', 'forces.points': 200, 'terrain.size': 30 };

/** Of each sort one: a trooper, an elite who leads, a character with area effects, a machine of each type. */
const few = { ...warengine, units: ['thug', 'gang-leader', 'dogboy', 'hover-sled', 'thugnaught'] };

conformance(few, {
  missions: warengine.missions.map(({ id }) => id),
  rules: {
    'options as in the book': small,
    'options the other way': { ...small, 'options.sight': 'edges', 'options.enemiesHide': true, 'options.shootBeforeCharge': false },
  },
  strategies: [anyKind, random],
  games: 3,
  closeGames: 1,
  hasSecrets: false,
  optionsAreComplete: false,
});
