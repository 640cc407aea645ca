/** A few games at random of each mission; two thousand are played at night. */
import { expect, it } from 'vitest';
import { conanRiseOfMonsters as conan } from '../../../src/systems/conan-rise-of-monsters/index.ts';
import { playAtRandom } from './random-play.ts';

it.each(conan.missions)('$id: every game ends, nothing offered is refused, and what must always hold holds', ({ id, roundLimit }) => {
  const { wrong, rounds } = playAtRandom(id, 0, 3);
  expect(wrong).toEqual([]);
  expect(Math.max(...rounds)).toBeLessThanOrEqual(roundLimit);
});
