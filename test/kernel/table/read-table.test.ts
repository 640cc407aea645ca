import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { TableError, readTable, tableJsonSchema } from '../../../src/kernel/table/read-table.ts';
import type { Piece, Table } from '../../../src/kernel/table/table.ts';
import { tableText } from '../../../src/kernel/table/write-table.ts';
import { anyOutline } from './any-outline.ts';

const KINDS = ['woods', 'wall', 'trench'] as const;

const FILE = `size: [48, 36.5]
terrain:
  - { name: north wood, kind: woods, outline: [[10, 10], [14.25, 10], [14, 14.5]] }
  - name: long wall
    kind: wall
    outline: [[20, 4], [20.5, 4], [20.5, 16], [20, 16]]
`;

const read = (text: string) => readTable(parse(text), KINDS);

/** What is wrong: `path (part): message`. */
function problems(text: string): string[] {
  try {
    read(text);
  } catch (thrown) {
    if (thrown instanceof TableError) return thrown.problems.map(({ path, part, message }) => `${path.join('/')} (${part}): ${message}`);
    throw thrown;
  }
  return [];
}

describe('a table file', () => {
  test('is read in hundredths of an inch', () => {
    expect(read(FILE)).toEqual({
      width: 4800,
      height: 3650,
      pieces: [
        { name: 'north wood', kind: 'woods', outline: [[1000, 1000], [1425, 1000], [1400, 1450]] },
        { name: 'long wall', kind: 'wall', outline: [[2000, 400], [2050, 400], [2050, 1600], [2000, 1600]] },
      ],
    });
  });

  test('may be bare', () => {
    expect(read('{ size: [24, 24], terrain: [] }')).toEqual({ width: 2400, height: 2400, pieces: [] });
  });

  test.each<[string, string, string, string[]]>([
    ['a kind misspelt', 'kind: wall', 'kind: wal', ['terrain/1/kind (value): "long wall": unknown kind of terrain "wal"; did you mean "wall"?']],
    ['a kind from nowhere', 'kind: wall', 'kind: lava flow', ['terrain/1/kind (value): "long wall": unknown kind of terrain "lava flow"; there is woods, wall, trench']],
    ['a key misspelt', 'kind: wall', 'knid: wall', ['terrain/1/knid (key): unknown key "knid"; did you mean "kind"?']],
    ['no size', 'size: [48, 36.5]', '', [' (value): the key "size" is missing; expected [width, height] in inches']],
    ['a table too large', '[48, 36.5]', '[480, 36.5]', ['size/0 (value): size, 0: found 480, expected a side in inches from 6 to 120']],
    ['finer than a hundredth', '14.25', '14.255', ['terrain/0/outline/1/0 (value): terrain, 0, outline, 1, 0: found 14.255, expected inches, to a hundredth at most, such as 4.25']],
    ['a corner of three numbers', '[14, 14.5]', '[14, 14.5, 3]', ['terrain/0/outline/2 (value): terrain, 0, outline, 2: found a list, expected a corner: [x, y] in inches']],
    ['a name twice', 'name: long wall', 'name: north wood', ['terrain/1/name (value): "north wood": another piece has this name; expected a name of its own']],
    ['off the table', '[20.5, 16]', '[20.5, 37]', ['terrain/1/outline/2 (value): "long wall": [20.5, 37] is off the table, which is 48 x 36.5 inches']],
    ['crossing itself', '[20.5, 16], [20, 16]', '[20, 16], [20.5, 16]', ['terrain/1/outline/3 (value): "long wall": the outline crosses or touches itself: its sides from corner 2 and corner 4 meet']],
    ['two corners', ', [14, 14.5]', '', ['terrain/0/outline (value): "north wood": an outline of 2 corners; expected at least 3']],
  ])('%s is told with its place', (_, is, instead, expected) => {
    expect(FILE).toContain(is);
    expect(problems(FILE.replace(is, instead))).toEqual(expected);
  });

  test('everything wrong with the pieces is told at once', () => {
    expect(problems(FILE.replace('woods', 'wods').replace('[20, 4]', '[-1, 4]'))).toHaveLength(2);
  });

  test('what is no table at all is told', () => {
    expect(problems('hello')).toEqual([' (value): found "hello", expected a table: size, terrain']);
    expect(problems('{ size: [24, 24], terrain: many }')).toEqual(['terrain (value): terrain: found "many", expected a list of pieces']);
  });

  test('has a form for editors', () => {
    expect(tableJsonSchema()).toMatchObject({ type: 'object', required: ['size', 'terrain'], additionalProperties: false });
  });
});

describe('written and read again', () => {
  test('a piece a line', () => {
    expect(tableText(read(FILE))).toBe(`size: [48, 36.5]
terrain:
  - { name: north wood, kind: woods, outline: [[10, 10], [14.25, 10], [14, 14.5]] }
  - { name: long wall, kind: wall, outline: [[20, 4], [20.5, 4], [20.5, 16], [20, 16]] }
`);
  });

  test('every table is the same, whatever its pieces are named', () => {
    const name = fc.oneof(fc.string({ minLength: 1, maxLength: 12 }), fc.constantFrom('no', 'True', 'null', '12', '1e3', '~', 'a: b', '- x', 'x #y', "it's", '[a]', 'north-west wood 2'));
    const piece = fc.record({ name, kind: fc.constantFrom(...KINDS), outline: anyOutline(3000) });
    const unique = { maxLength: 5, selector: ({ name }: Piece) => name };
    fc.assert(
      fc.property(fc.uniqueArray(piece, unique), fc.integer({ min: 3000, max: 12000 }), (pieces, width) => {
        const table: Table<(typeof KINDS)[number]> = { width, height: 3000, pieces };
        expect(read(tableText(table))).toEqual(table);
      }),
      { numRuns: 200 },
    );
  });
});
