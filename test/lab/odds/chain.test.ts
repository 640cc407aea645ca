import { describe, expect, test } from 'vitest';
import { Distribution } from '../../../src/kernel/dice/distribution.ts';
import { stream } from '../../../src/kernel/rng.ts';
import { chainOf } from '../../../src/lab/odds/index.ts';

/** Kills with one wound, so often of six. */
const sixths = (hits: bigint) => ({ wounds: Distribution.weighted([[1, hits], [0, 6n - hits]]), enough: 1, cost: 1 });

describe('the same attack again and again', () => {
  test('with one chance in two: 7/8 in three actions, two attacks on average, and 1, 4 and 5 for 50, 90 and 95 %', () => {
    expect(chainOf(sixths(3n), 3)).toEqual({ actions: 3, shots: 3, kill: 7 / 8, expectedShots: 2, shotsFor: { 50: 1, 90: 4, 95: 5 } });
  });

  test('with one chance in six: six attacks on average; four for better than even, as a gambler once asked', () => {
    const { kill, expectedShots, shotsFor } = chainOf(sixths(1n), 4);
    expect(kill).toBeCloseTo(671 / 1296, 12);
    expect(expectedShots).toBeCloseTo(6, 12);
    expect(shotsFor).toEqual({ 50: 4, 90: 13, 95: 17 });
  });

  test('an attack of two actions is made once in three', () => {
    expect(chainOf({ ...sixths(3n), cost: 2 }, 3)).toMatchObject({ shots: 1, kill: 1 / 2 });
    expect(chainOf({ ...sixths(3n), cost: 2 }, 1)).toMatchObject({ shots: 0, kill: 0 });
  });

  test('an attack that takes no actions has no number of them in a turn; how many it takes to kill can be said', () => {
    expect(chainOf({ ...sixths(3n), cost: 0 }, 3)).toEqual({ actions: null, shots: null, kill: null, expectedShots: 2, shotsFor: { 50: 1, 90: 4, 95: 5 } });
  });

  test('wounds add up: two to give, half of the attacks hit', () => {
    const twice = { ...sixths(3n), enough: 2 };
    expect(chainOf(twice, 3)).toEqual({ actions: 3, shots: 3, kill: 1 / 2, expectedShots: 4, shotsFor: { 50: 3, 90: 7, 95: 8 } });
  });

  test('wounds of several sizes: as often as they fall so', () => {
    const wounds = Distribution.weighted([[0, 2n], [1, 3n], [2, 1n]]);
    const { kill, expectedShots } = chainOf({ wounds, enough: 4, cost: 1 }, 5);
    const rng = stream('chain', 'wounds', 0);
    const [shots, games] = [[] as number[], 20_000];
    for (let game = 0; game < games; game++) {
      let count = 0;
      for (let taken = 0; taken < 4; count++) taken += [0, 0, 1, 1, 1, 2][rng.below(6)]!;
      shots.push(count);
    }
    const share = shots.filter((count) => count <= 5).length / games;
    const mean = shots.reduce((sum, count) => sum + count, 0) / games;
    const sd = Math.sqrt(shots.reduce((sum, count) => sum + (count - mean) ** 2, 0) / games);
    expect(Math.abs(share - kill!)).toBeLessThan(4 * Math.sqrt((kill! * (1 - kill!)) / games));
    expect(Math.abs(mean - expectedShots!)).toBeLessThan((4 * sd) / Math.sqrt(games));
  });

  test('who cannot hurt never kills, who always kills needs one', () => {
    expect(chainOf(sixths(0n), 3)).toEqual({ actions: 3, shots: 3, kill: 0, expectedShots: null, shotsFor: { 50: null, 90: null, 95: null } });
    expect(chainOf(sixths(6n), 3)).toMatchObject({ kill: 1, expectedShots: 1, shotsFor: { 50: 1, 90: 1, 95: 1 } });
  });

  test('what takes more attacks than any game sees is left open', () => {
    const rare = { wounds: Distribution.weighted([[1, 1n], [0, 1_000_000n]]), enough: 1, cost: 1 };
    const { expectedShots, shotsFor } = chainOf(rare, 3);
    expect(expectedShots).toBeCloseTo(1_000_001, 2);
    expect(shotsFor).toEqual({ 50: null, 90: null, 95: null });
  });
});
