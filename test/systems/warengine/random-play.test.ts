/** A few games at random of each mission; two thousand are played at night. */
import { expect, it } from 'vitest';
import { warengine } from '../../../src/systems/warengine/index.ts';
import { LIMIT, playAtRandom } from './random-play.ts';

it.each(warengine.missions.map(({ id }) => id))('%s: every game ends, nothing offered is refused, and what must always hold holds', (mission) => {
  const { wrong, rounds } = playAtRandom(mission, 0, 4);
  expect(wrong).toEqual([]);
  expect(Math.max(...rounds)).toBeLessThanOrEqual(LIMIT);
});
