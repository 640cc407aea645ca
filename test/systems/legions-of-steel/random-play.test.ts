/** A few games at random of each mission; a thousand are played at night. */
import { expect, it } from 'vitest';
import { legionsOfSteel } from '../../../src/systems/legions-of-steel/index.ts';
import { playAtRandom } from './random-play.ts';

const TURNS = 6;

it.each(legionsOfSteel.missions)('$id: every game ends, nothing offered is refused, and what must always hold holds', ({ id }) => {
  const { wrong, rounds } = playAtRandom(id, 0, 3, { [`missions.${id}.roundLimit`]: TURNS });
  expect(wrong).toEqual([]);
  expect(rounds.length).toBe(3);
  expect(Math.max(...rounds)).toBeLessThanOrEqual(TURNS);
});
