/** Symmetric systems solved: a textbook's, and the normal equations of a regression that R prints. */
import { expect, test } from 'vitest';
import { solveSymmetric } from '../../../src/lab/stats/index.ts';

test('4 12 -16 / 12 37 -43 / -16 -43 98, whose factor is 2 / 6 1 / -8 5 3: x of (1, 2, 3) is (28.5833, -7.6667, 1.3333)', () => {
  const { x, rank } = solveSymmetric(Float64Array.of(4, 12, -16, 12, 37, -43, -16, -43, 98), Float64Array.of(1, 2, 3));
  expect(rank).toBe(3);
  expect([...x].map((value) => Number(value.toFixed(4)))).toEqual([28.5833, -7.6667, 1.3333]);
});

test('R: lm(mpg ~ wt + hp, mtcars) is 37.22727, -3.87783, -0.03177', () => {
  const mpg = [21, 21, 22.8, 21.4, 18.7, 18.1, 14.3, 24.4, 22.8, 19.2, 17.8, 16.4, 17.3, 15.2, 10.4, 10.4, 14.7, 32.4, 30.4, 33.9, 21.5, 15.5, 15.2, 13.3, 19.2, 27.3, 26, 30.4, 15.8, 19.7, 15, 21.4];
  const wt = [2.62, 2.875, 2.32, 3.215, 3.44, 3.46, 3.57, 3.19, 3.15, 3.44, 3.44, 4.07, 3.73, 3.78, 5.25, 5.424, 5.345, 2.2, 1.615, 1.835, 2.465, 3.52, 3.435, 3.84, 3.845, 1.935, 2.14, 1.513, 3.17, 2.77, 3.57, 2.78];
  const hp = [110, 110, 93, 110, 175, 105, 245, 62, 95, 123, 123, 180, 180, 180, 205, 215, 230, 66, 52, 65, 97, 150, 150, 245, 175, 66, 91, 113, 264, 175, 335, 109];
  const rows = mpg.map((_, i) => [1, wt[i]!, hp[i]!]);
  const matrix = Float64Array.from({ length: 9 }, (_, at) => rows.reduce((sum, row) => sum + row[Math.floor(at / 3)]! * row[at % 3]!, 0));
  const right = Float64Array.from({ length: 3 }, (_, j) => rows.reduce((sum, row, i) => sum + row[j]! * mpg[i]!, 0));
  expect([...solveSymmetric(matrix, right).x].map((value) => value.toFixed(5))).toEqual(['37.22727', '-3.87783', '-0.03177']);
});

test('an unknown that repeats another is left out, and the rest stays exact', () => {
  const { x, rank } = solveSymmetric(Float64Array.of(2, 2, 0, 2, 2, 0, 0, 0, 4), Float64Array.of(6, 6, 8));
  expect(rank).toBe(2);
  expect([...x]).toEqual([expect.closeTo(3, 12), 0, expect.closeTo(2, 12)]);
});
