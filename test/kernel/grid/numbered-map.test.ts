/** A map on which a square can be found by its numbers. */
import { expect, test } from 'vitest';
import { drawMap, parseMap, type Alphabet } from '../../../src/kernel/grid/map.ts';
import { numbered } from '../../../src/kernel/grid/numbered-map.ts';

const ALPHABET: Alphabet = { squares: { '.': 0, J: 1 }, upright: { '|': 1 }, level: { '~': 1 } };
const shown = (text: string) => {
  const map = parseMap(text, ALPHABET);
  return numbered(drawMap(map, ALPHABET), map).split('\n');
};

test('columns above, rows to the left; lines of edges have no number', () => {
  expect(shown('. . J\n    ~\nJ|. .')).toEqual([
    '  0 1 2',
    '0 . . J',
    '      ~',
    '1 J|. .',
  ]);
});

test('from ten on, tens stand above ones and rows keep to the right', () => {
  const lines = shown(Array.from({ length: 12 }, (_, row) => Array.from({ length: 22 }, (_, column) => (column === 20 && row === 11 ? 'J' : '.')).join(' ')).join('\n'));
  expect(lines[0]).toBe('                       1                   2');
  expect(lines[1]).toBe('   0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1');
  expect(lines.at(-1)).toMatch(/^11 /);
  expect(lines.at(-1)!.indexOf('J'), 'under the 2 of 20').toBe(lines[0]!.indexOf('2'));
  expect(lines[2]).toMatch(/^ 0 \. /);
});
