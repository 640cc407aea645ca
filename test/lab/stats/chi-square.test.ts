/** The tail of the chi-square distribution against R, and against itself. */
import { expect, test } from 'vitest';
import { chiSquareTail } from '../../../src/lab/stats/index.ts';

test.each([
  [3.841459, 1, 0.05],
  [5.991465, 2, 0.05],
  [11.0705, 5, 0.05],
  [18.30704, 10, 0.05],
  [6.634897, 1, 0.01],
  [23.20925, 10, 0.01],
  [25.18818, 10, 0.005],
  [10.82757, 1, 0.001],
])('R: qchisq(1 - p, freedom): beyond %f with %i degrees of freedom lies %f', (x, freedom, p) => {
  expect(Math.abs(chiSquareTail(x, freedom) / p - 1)).toBeLessThan(1e-5);
});

test.each([1, 2, 3, 4, 5, 12])('with %i degrees of freedom: the farther, the less, down to nothing', (freedom) => {
  let before = 1;
  for (const x of [1, 10, 30, 60, 65, 100, 700, 1430, 2000, 1e5, 1e9]) {
    const tail = chiSquareTail(x, freedom);
    expect(tail).toBeGreaterThanOrEqual(0);
    expect(tail).toBeLessThanOrEqual(before);
    before = tail;
  }
  expect(before).toBe(0);
});

test('nothing is no surprise, and a great deal is', () => {
  expect(chiSquareTail(0, 3)).toBe(1);
  expect(chiSquareTail(100, 1)).toBeLessThan(1e-12);
  expect(chiSquareTail(500, 4)).toBeGreaterThanOrEqual(0);
});
