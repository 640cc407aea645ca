/** All missions; short games on small tables. Hands, decks and bids are hidden. The odds of a few units; at night of all. */
import { conanRiseOfMonsters as conan } from '../../src/systems/conan-rise-of-monsters/index.ts';
import random from '../../strategies/any/random.ts';
import { anyKind } from './any-kind.ts';
import { conformance } from './conformance.ts';

const short = { ...Object.fromEntries(conan.missions.map(({ id }) => [`missions.${id}.roundLimit`, 3])), 'missions.shrine.from': 2, 'table.depth': 24, 'table.width': 36, 'table.edge': 6, 'table.swamp': 1, 'table.cover': 10 };

/** Of each type one, with and without ranged attacks. */
const few = { ...conan, units: ['king-conan', 'gunderland-pikemen', 'poitainian-knights', 'thoth-amon', 'scion-of-set', 'stygian-skirmishers'] };

conformance(few, {
  missions: conan.missions.map(({ id }) => id),
  rules: {
    'options as in the book': short,
    'options the other way': { ...short, 'options.crownOnHimself': false, 'options.firstStrikeAny': true, 'options.coverInMelee': true, 'options.tallMonsters': false, 'deck.hand': 6, 'forces.circle': 'random', 'forces.set': 'random' },
  },
  strategies: [anyKind, random],
  games: 3,
  closeGames: 1,
  hasSecrets: true,
  optionsAreComplete: false,
});
