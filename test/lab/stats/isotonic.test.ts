/** The nearest rising curve, against what R and scikit-learn print for their own examples. */
import { expect, test } from 'vitest';
import { risingFit, squaresBetween } from '../../../src/lab/stats/isotonic.ts';

const fit = (means: number[], weights = means.map(() => 1)) => risingFit(means, weights);
const near = (fitted: number[]) => fitted.map((value) => Number(value.toFixed(2)));

test("R's isoreg: its examples", () => {
  expect(near(fit([1, 0, 4, 3, 3, 5, 4, 2, 0]))).toEqual([0.5, 0.5, 3, 3, 3, 3, 3, 3, 3]);
  expect(near(fit([1, 0, 4, 3, 3, 5, 4, 2, 3]))).toEqual([0.5, 0.5, 3.33, 3.33, 3.33, 3.5, 3.5, 3.5, 3.5]);
});

test("scikit-learn's isotonic_regression: the examples of its tests", () => {
  expect(fit([3, 7, 5, 9, 8, 7, 10])).toEqual([3, 6, 6, 8, 8, 8, 10]);
  expect(fit([10, 0, 2])).toEqual([4, 4, 4]);
});

test('a mean with three times the games counts as three', () => {
  expect(fit([8, 0], [3, 1])).toEqual([6, 6]);
  expect(near(fit([8, 0, 7], [1, 3, 2]))).toEqual([2, 2, 7]);
  expect(squaresBetween([8, 0], [6, 6], [3, 1])).toBe(48);
});

test('what rises already stays as it is', () => {
  expect(fit([0.1, 0.2, 0.2, 0.9])).toEqual([0.1, 0.2, 0.2, 0.9]);
  expect(fit([])).toEqual([]);
});
