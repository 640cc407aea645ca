/** Texts of the command line as numbers, seeds and patches: what only looks like one is refused. */
import { expect, test } from 'vitest';
import { readSet, seedOf, wholeFrom } from '../../src/cli/options.ts';

test('a whole number is written in digits', () => {
  expect(wholeFrom(1)('20')).toBe(20);
  for (const text of ['', ' 5', '0x10', '1e3', '2.5', '0', '-1', '9007199254740993']) expect(() => wholeFrom(1)(text), text).toThrow('Expected a whole number from 1 up.');
});

test('a seed is a whole number or a text, as in a file', () => {
  expect(['7', '-7', 'a dark night', '2 of 3', '-'].map(seedOf)).toEqual([7, -7, 'a dark night', '2 of 3', '-']);
  for (const text of ['', '1.5', '.5', '0x10', '9007199254740993']) expect(() => seedOf(text), text).toThrow(/^Expected a whole number/);
});

test('a path is set once', async () => {
  expect(await readSet(['a.b=2', 'a.c=3r'])).toEqual({ 'a.b': 2, 'a.c': '3r' });
  await expect(readSet(['a.b=2', 'a.b=3'])).rejects.toThrow('--set a.b=3: a.b is set twice; expected once');
});
