import { expect, test } from 'vitest';
import { drawTable } from '../../../src/kernel/table/draw-table.ts';
import type { Table } from '../../../src/kernel/table/table.ts';

const TABLE: Table<'woods' | 'wall'> = {
  width: 1200,
  height: 650,
  pieces: [
    { name: 'copse', kind: 'woods', outline: [[100, 100], [400, 100], [400, 300], [200, 400], [100, 300]] },
    { name: 'thin wall', kind: 'wall', outline: [[620, 0], [630, 0], [630, 500], [620, 500]] },
  ],
};

test('a table as text: every square an inch, a thin wall too, figures on top, the far rim with the last squares', () => {
  const marks = [{ x: 250, y: 150, mark: 'A' }, { x: 1200, y: 650, mark: 'B' }];
  expect(drawTable(TABLE, { woods: 'w', wall: '|' }, marks)).toBe(
    [
      '    0                   10',
      '  0 . . . . . . | . . . . .',
      '    . w A w . . | . . . . .',
      '    . w w w . . | . . . . .',
      '    . w w w . . | . . . . .',
      '    . . . . . . | . . . . .',
      '    . . . . . . . . . . . .',
      '    . . . . . . . . . . . B',
    ].join('\n'),
  );
});
