/** A few games at random of each mission by both rule sets; two thousand are played at night. */
import { expect, it } from 'vitest';
import { bloodBerets } from '../../../src/systems/blood-berets/index.ts';
import { playAtRandom } from './random-play.ts';

const ROUNDS = bloodBerets.missions.flatMap(({ id }) => (['basic', 'advanced'] as const).map((rules) => ({ mission: id, rules })));
const TURNS = 12;

it.each(ROUNDS)('$mission, $rules rules: every game ends, nothing offered is refused, and what must always hold holds', ({ mission, rules }) => {
  const { wrong, rounds } = playAtRandom(mission, 0, 3, { 'options.rules': rules, [`missions.${mission}.roundLimit`]: TURNS });
  expect(wrong).toEqual([]);
  expect(rounds.length).toBe(3);
  expect(Math.max(...rounds)).toBeLessThanOrEqual(TURNS);
});
