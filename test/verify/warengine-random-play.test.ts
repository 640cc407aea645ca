/** Two thousand games played at random over all missions: each ends, nothing offered is illegal, and what must always hold holds. */
import { expect, it } from 'vitest';
import { warengine } from '../../src/systems/warengine/index.ts';
import { LIMIT, playAtRandom } from '../systems/warengine/random-play.ts';

const GAMES = 2000;
const OPTIONS = {
  'as the book has them': {},
  'all of them the other way': {
    'options.sight': 'edges', 'options.enemiesHide': true, 'options.ownTerrainCovers': true, 'options.trenchInContact': true, 'options.shootBeforeCharge': false, 'options.strictClosest': true,
    'missions.victory-points.quarters': true, 'missions.victory-points.marked': true,
  },
};
const ROUNDS = warengine.missions.flatMap(({ id }) => Object.entries(OPTIONS).map(([options, patch]) => ({ mission: id, options, patch })));
const each = Math.ceil(GAMES / ROUNDS.length);

it.each(ROUNDS)(`${each} games of $mission with options $options`, ({ mission, patch }) => {
  const { wrong, rounds } = playAtRandom(mission, 0, each, patch);
  expect(wrong).toEqual([]);
  expect(Math.max(...rounds)).toBeLessThanOrEqual(LIMIT);
});
