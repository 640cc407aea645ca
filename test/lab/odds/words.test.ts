import { expect, test } from 'vitest';
import { chanceText, oneInText, situationText } from '../../../src/lab/odds/index.ts';

test('a chance has one decimal, and only the impossible is 0, only the certain 100', () => {
  expect([0, 0.0004, 0.0005, 0.29938, 0.9994, 0.9995, 1].map(chanceText)).toEqual(['0.0 %', '<0.1 %', '0.1 %', '29.9 %', '99.9 %', '>99.9 %', '100.0 %']);
});

test('1 in N', () => {
  expect([1, 3.34, 99.94, 1240.4, Infinity].map(oneInText)).toEqual(['1.0', '3.3', '99.9', '1,240', 'never']);
});

test('no situation at all is plain', () => {
  expect([situationText([]), situationText(['rubble-target', 'walls-1'])]).toEqual(['plain', 'rubble-target, walls-1']);
});
