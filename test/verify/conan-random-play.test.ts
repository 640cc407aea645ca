/** Two thousand games played at random over all missions: each ends, nothing offered is illegal, and what must always hold holds. */
import { expect, it } from 'vitest';
import { conanRiseOfMonsters as conan } from '../../src/systems/conan-rise-of-monsters/index.ts';
import { playAtRandom } from '../systems/conan-rise-of-monsters/random-play.ts';

const GAMES = 2000;
const OPTIONS = {
  'as the book has them': {},
  'all of them the other way': {
    'options.crownOnHimself': false, 'options.firstStrikeAny': true, 'options.coverInMelee': true, 'options.tallMonsters': false,
    'deck.copies': 1, 'die.faces': '2/2/2', 'table.swamp': 1, 'table.rocks': 1, 'table.rough': 0, 'table.light-woods': 1, 'victory.unit': 2,
  },
};
const ROUNDS = conan.missions.flatMap(({ id, roundLimit }) => Object.entries(OPTIONS).map(([options, patch]) => ({ mission: id, roundLimit, options, patch })));
const each = Math.ceil(GAMES / ROUNDS.length);

it.each(ROUNDS)(`${each} games of $mission with options $options`, ({ mission, roundLimit, patch }) => {
  const { wrong, rounds } = playAtRandom(mission, 0, each, patch);
  expect(wrong).toEqual([]);
  expect(Math.max(...rounds)).toBeLessThanOrEqual(roundLimit);
});
