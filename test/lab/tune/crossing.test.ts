/** Where a rising curve meets a target: examples by hand. */
import { expect, test } from 'vitest';
import { placeOf, sidesOf } from '../../../src/lab/tune/crossing.ts';

test('straight between its neighbors', () => {
  expect(placeOf([0, 10], [0.25, 0.75], 0.5)).toBe(5);
  expect(placeOf([1, 2, 4], [0.25, 0.375, 0.625], 0.5)).toBe(3);
});

test('at a value that has just this height; in the middle of a stretch that has', () => {
  expect(placeOf([1, 2, 3], [0.25, 0.5, 0.75], 0.5)).toBe(2);
  expect(placeOf([0, 1, 2, 3], [0.25, 0.5, 0.5, 0.75], 0.5)).toBe(1.5);
  expect(placeOf([1, 2, 3], [0.5, 0.6, 0.75], 0.5)).toBe(1);
  expect(placeOf([1, 2, 3], [0.25, 0.4, 0.5], 0.5)).toBe(3);
});

test('beyond all values, on the side where it would have to go on', () => {
  expect(placeOf([1, 2], [0.2, 0.3], 0.5)).toBe(Infinity);
  expect(placeOf([1, 2], [0.7, 0.8], 0.5)).toBe(-Infinity);
});

test('values that are surely on one side; one that was hardly played is on that of its neighbors', () => {
  const unknown = { low: 0, high: 1 };
  expect(sidesOf([{ low: 0.3, high: 0.4 }, { low: 0.45, high: 0.55 }, { low: 0.6, high: 0.7 }], 0.5)).toEqual({ before: 0, past: 2 });
  expect(sidesOf([unknown, { low: 0.3, high: 0.4 }, { low: 0.6, high: 0.7 }, unknown], 0.5)).toEqual({ before: 1, past: 2 });
  expect(sidesOf([unknown, { low: NaN, high: NaN }], 0.5)).toEqual({ before: null, past: null });
});
