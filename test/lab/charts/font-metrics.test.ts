/** Text widths of the bundled font, against the advance widths in its tables as fontkit reads them. */
import { expect, test } from 'vitest';
import { textLines, textWidth } from '../../../src/lab/charts/font-metrics.ts';

// units of 2048 an em: A 1401, W 2025, i 569, space 651; bold A 1585; é 1260
test.each([
  ['A', 'normal', 1401],
  ['W', 'normal', 2025],
  ['i', 'normal', 569],
  [' ', 'normal', 651],
  ['é', 'normal', 1260],
  ['A', 'bold', 1585],
  ['Wi A', 'normal', 2025 + 569 + 651 + 1401],
] as const)('"%s" in %s', (text, weight, units) => {
  expect(textWidth(text, 2048, weight)).toBe(units);
});

test('lines are broken at blanks, and a word that is too long has a line of its own', () => {
  const width = textWidth('one two', 12);
  expect(textLines('one two three', width, 12)).toEqual(['one two', 'three']);
  expect(textLines('extraordinarily long', 10, 12)).toEqual(['extraordinarily', 'long']);
});
