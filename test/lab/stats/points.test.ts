/** Points of the normal and of Student's t distribution at any error, against R's qnorm and qt (values also from SciPy 1.17). */
import { expect, test } from 'vitest';
import { normalPoint, normalTails } from '../../../src/lab/stats/normal.ts';
import { studentPoint, studentT } from '../../../src/lab/stats/student.ts';
import { Z } from '../../../src/lab/stats/interval.ts';

test.each([
  [0.5, 0.674489750],
  [0.1, 1.644853627],
  [0.01, 2.575829304],
  [0.001, 3.290526731],
  [0.0001, 3.890591886],
  [0.000001, 4.891638476],
])('qnorm(1 - %f / 2) = %f', (error, point) => {
  expect(normalPoint(error)).toBeCloseTo(point, 8);
  expect(normalTails(point)).toBeCloseTo(error, 9);
});

test.each([
  [1, 0.01, 63.65674116],
  [2, 0.01, 9.92484320],
  [3, 0.001, 12.92397864],
  [4, 0.025, 3.49540593],
  [7, 0.0005, 6.08175619],
  [30, 0.01, 2.74999565],
  [99, 0.001, 3.39152883],
  [100, 0.001, 3.39049131],
  [1000, 0.0001, 3.90634374],
])('qt(1 - e / 2, %i) at e = %f is %f', (freedom, error, point) => {
  expect(studentPoint(freedom, error) / point).toBeCloseTo(1, 6);
});

test('at 5 % they are the points that every other interval uses', () => {
  expect(normalPoint(0.05)).toBe(Z);
  for (const freedom of [1, 4, 5, 60, 500]) expect(studentPoint(freedom, 0.05)).toBe(studentT(freedom));
  expect(studentPoint(0, 0.01)).toBe(Infinity);
});
