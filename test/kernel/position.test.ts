import { describe, expect, it, test } from 'vitest';
import { PositionError, positionJsonSchema, readBoardPosition, readPosition, readTablePosition, tableOfPosition } from '../../src/kernel/position.ts';

const BOARD = { system: 'x', board: '. . .\n', figures: [{ id: 'a', unit: 'one', at: [2, 0] }] };
const TABLE = { system: 'x', table: { size: [12, 8], terrain: [{ name: 'wood', kind: 'green', outline: [[1, 1], [3, 1], [2, 2.5]] }] }, figures: [{ id: 'a', unit: 'one', side: 'red', at: [2.25, 7] }] };

const problems = (value: unknown, read: (value: unknown) => unknown = readPosition) => {
  try {
    read(value);
  } catch (thrown) {
    return (thrown as PositionError).problems.map(({ path, part, message }) => `${part} ${path.join('.')}: ${message}`);
  }
  return [];
};

describe('a position stands on a board or on a table', () => {
  it('on a board in squares, on a table in inches', () => {
    expect(readPosition(BOARD)).toEqual(BOARD);
    expect(readPosition(TABLE)).toEqual(TABLE);
    expect(readBoardPosition(BOARD)).toEqual(BOARD);
    expect(readTablePosition(TABLE)).toEqual(TABLE);
  });

  it('its table is read in hundredths of an inch', () => {
    expect(tableOfPosition(readTablePosition(TABLE), ['green'])).toEqual({ width: 1200, height: 800, pieces: [{ name: 'wood', kind: 'green', outline: [[100, 100], [300, 100], [200, 250]] }] });
  });

  test.each([
    ['neither', { system: 'x', figures: [] }, ['value : the key "board" or "table" is missing; expected a board as text, or a table: size, terrain']],
    ['both', { ...BOARD, table: TABLE.table }, ['key table: a position has a board or a table, not both; leave one out']],
    ['a misspelt table', { system: 'x', tabel: TABLE.table, figures: [] }, ['key tabel: unknown key "tabel"; did you mean "table"?']],
    ['a misspelt board', { system: 'x', bord: '.', figures: [] }, ['key bord: unknown key "bord"; did you mean "board"?']],
    ['part of a square', { ...BOARD, figures: [{ id: 'a', unit: 'one', at: [2.5, 0] }] }, ['value figures.0.at.0: figures, 0, at, 0: found 2.5, expected a whole number from 0 to 999']],
    ['part of a hundredth', { ...TABLE, figures: [{ id: 'a', unit: 'one', at: [2.123, 0] }] }, ['value figures.0.at.0: figures, 0, at, 0: found 2.123, expected inches from 0 to 120, to a hundredth at most, such as 4.25']],
    ['left of the table', { ...TABLE, figures: [{ id: 'a', unit: 'one', at: [-1, 0] }] }, ['value figures.0.at.0: figures, 0, at, 0: found -1, expected inches from 0 to 120, to a hundredth at most, such as 4.25']],
    ['one number only', { ...TABLE, figures: [{ id: 'a', unit: 'one', at: [3] }] }, ['value figures.0.at: figures, 0, at: found a list, expected [x, y] in inches']],
    ['nowhere', { ...TABLE, figures: [{ id: 'a', unit: 'one' }] }, ['value figures.0: the key "figures, 0, at" is missing; expected [x, y] in inches']],
    ['a misspelt side', { ...TABLE, figures: [{ id: 'a', unit: 'one', sidee: 'red', at: [1, 1] }] }, ['key figures.0.sidee: unknown key "sidee"; did you mean "side"?']],
    ['sides on squares', { ...BOARD, figures: [{ id: 'a', unit: 'one', side: 'red', at: [1, 1] }] }, ['key figures.0.side: unknown key "side"; did you mean "id"?']],
  ])('%s', (_, value, said) => {
    expect(problems(value)).toEqual(said);
  });

  it('a system on squares refuses a table, and one on a table a board', () => {
    expect(problems(TABLE, readBoardPosition)).toEqual(['key table: x is played on squares; expected "board", a board as text, instead of "table"']);
    expect(problems(BOARD, readTablePosition)).toEqual(['key board: x is played on an open table; expected "table", with size and terrain, instead of "board"']);
  });

  it('what is wrong with a table is placed in it, all of it', () => {
    const wrong = { ...TABLE, table: { size: [12, 8], terrain: [{ name: 'wood', kind: 'gren', outline: [[1, 1], [13, 1]] }] } };
    expect(problems(wrong, (value) => tableOfPosition(readTablePosition(value), ['green']))).toEqual([
      'value table.terrain.0.kind: table: "wood": unknown kind of terrain "gren"; did you mean "green"?',
      'value table.terrain.0.outline.1: table: "wood": [13, 1] is off the table, which is 12 x 8 inches',
      'value table.terrain.0.outline: table: "wood": an outline of 2 corners; expected at least 3',
    ]);
    expect(problems({ ...TABLE, table: 'big' }, (value) => tableOfPosition(readTablePosition(value), ['green']))).toEqual(['value table: table: found "big", expected a table: size, terrain']);
  });

  it('editors know both forms', () => {
    const { anyOf } = positionJsonSchema() as { anyOf: { required: string[]; additionalProperties: boolean }[] };
    expect(anyOf.map(({ required }) => required)).toEqual([['system', 'board', 'figures'], ['system', 'table', 'figures']]);
    expect(anyOf.every(({ additionalProperties }) => !additionalProperties)).toBe(true);
  });
});
