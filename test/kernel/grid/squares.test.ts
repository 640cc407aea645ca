import { describe, expect, test } from 'vitest';
import { DIRECTION_NAMES, directionOf, DX, DY, isDiagonal, opposite } from '../../../src/kernel/grid/directions.ts';
import { chebyshev, columnOf, formatSquare, neighbors, rowOf, squareAt } from '../../../src/kernel/grid/squares.ts';

describe('squares', () => {
  test('are numbered row by row from the top left', () => {
    expect(squareAt(7, 3, 2)).toBe(17);
    expect([columnOf(7, 17), rowOf(7, 17)]).toEqual([3, 2]);
    expect(formatSquare(7, 17)).toBe('[3, 2]');
  });

  test('are as far apart as a king walks', () => {
    expect(chebyshev(7, squareAt(7, 0, 0), squareAt(7, 6, 2))).toBe(6);
    expect(chebyshev(7, squareAt(7, 6, 4), squareAt(7, 5, 0))).toBe(4);
    expect(chebyshev(7, 6, 7)).toBe(6); // the end of one row and the beginning of the next
  });

  test('have three neighbors in a corner, five at a side, eight inside', () => {
    const table = neighbors(3, 3);
    const count = (square: number) => [...table.subarray(square * 8, square * 8 + 8)].filter((neighbor) => neighbor >= 0).length;
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map(count)).toEqual([3, 5, 3, 5, 8, 5, 3, 5, 3]);
    expect([...table.subarray(4 * 8, 5 * 8)]).toEqual([1, 2, 5, 8, 7, 6, 3, 0]); // clockwise from the north
    expect(neighbors(3, 3)).toBe(table);
  });

  test('are 1 to 32767 to a board', () => {
    expect(() => neighbors(0, 4)).toThrow('a board has 1 to 32767 squares, not 0 x 4');
  });
});

describe('directions', () => {
  test('go clockwise from the north, and odd ones are diagonal', () => {
    expect(DIRECTION_NAMES[directionOf(1, 0)]).toBe('east');
    expect(DIRECTION_NAMES[directionOf(-1, -1)]).toBe('north-west');
    expect(DIRECTION_NAMES.map((name, direction) => name.includes('-') === isDiagonal(direction))).not.toContain(false);
    expect(() => directionOf(2, 0)).toThrow('no direction');
  });

  test('have an opposite, which undoes the step', () => {
    for (let direction = 0; direction < 8; direction++) {
      expect(DX[direction]! + DX[opposite(direction)]!).toBe(0);
      expect(DY[direction]! + DY[opposite(direction)]!).toBe(0);
      expect(opposite(opposite(direction))).toBe(direction);
    }
  });
});
