/** The exact sign test against published values and exact fractions. */
import { describe, expect, test } from 'vitest';
import { signTest, unevenness } from '../../../src/lab/stats/index.ts';

const alone = (values: readonly number[]) => ({ values, units: values.map((_, i) => i) });

describe('how uneven a split is', () => {
  test.each([
    [2, 9, 0.06543, 'Fay, "Exact McNemar\'s Test and Matching Confidence Intervals" (vignette of R\'s exact2x2): b = 2, c = 9'],
    [12, 5, 0.1435, "R's binom.test(5, 17)"],
    [15, 7, 0.1338, "R's binom.test(7, 22)"],
  ])('%i to %i: p = %f (%3$s)', (up, down, p) => {
    expect(unevenness(up, down)).toBeCloseTo(p, 4);
    expect(unevenness(down, up)).toBe(unevenness(up, down));
  });

  test.each([
    [0, 1, 1],
    [0, 5, 2 / 32],
    [1, 5, (2 * 7) / 64],
    [3, 4, 1],
    [0, 10, 2 / 1024],
    [3, 7, (2 * 176) / 1024],
  ])('%i to %i by counting tosses', (up, down, p) => {
    expect(unevenness(up, down)).toBeCloseTo(p, 12);
  });

  test('an even split, or none, is no evidence', () => {
    expect([unevenness(0, 0), unevenness(8, 8), unevenness(4000, 4000)]).toEqual([1, 1, 1]);
  });

  test('thousands of flips neither overflow nor vanish: 2100 to 1900 lies near its normal value', () => {
    // with correction for continuity z = (2100 - 2000 - 0.5) / sqrt(1000) = 3.1465; 2 (1 - Phi(3.1465)) = 0.001652 (R: 2 * pnorm(-3.1465))
    expect(unevenness(2100, 1900)).toBeCloseTo(0.001652, 5);
    expect(unevenness(4000, 0)).toBeLessThan(1e-300);
  });
});

describe('flips', () => {
  test('games that did not change tell nothing', () => {
    expect(signTest([alone([1, 1, 0, -1, 0, 0])])).toEqual({ up: 2, down: 1, p: 1 });
  });

  test('five joined games that flip together count once', () => {
    const joined = { values: [1, 1, 1, 1, 1, -1], units: [0, 0, 0, 0, 0, 1] };
    expect(signTest([joined])).toEqual({ up: 1, down: 1, p: 1 });
    expect(signTest([alone(joined.values)])).toMatchObject({ up: 5, down: 1 });
  });

  test('the same game in two cells is one unit: a flip each way cancels out', () => {
    expect(signTest([alone([1, 1, 0]), alone([-1, 1, 1])])).toEqual({ up: 2, down: 0, p: 0.5 });
  });
});
