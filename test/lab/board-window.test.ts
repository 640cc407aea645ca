/** Of a board that is discovered only what is turned is drawn, and a little around it. */
import { describe, expect, test } from 'vitest';
import type { BoardReport, FigureReport, Place } from '../../src/kernel/inspect.ts';
import { boardWindow, isWithin } from '../../src/lab/board-window.ts';

/** "." floor, "?" not turned. */
const boardOf = (...lines: string[]): BoardReport => ({
  columns: lines[0]!.length,
  rows: lines.length,
  kinds: [{ name: 'floor', mark: '.', look: 'floor' }, { name: 'not turned', mark: '?', look: 'gap' }],
  squares: lines.flatMap((line) => [...line].map((mark) => (mark === '.' ? 0 : 1))),
  edges: [],
  marked: [],
});
const standing = (at: Place, ...reach: Place[]): FigureReport => ({ id: 'a', unit: 'trooper', seat: 0, squad: 'a', at, mark: 'T', actions: 3, reach: reach.map((square) => ({ at: square, steps: 1, moves: 1 })), sight: [], attacks: [] });

describe('a board window', () => {
  const board = boardOf('......', '..????', '??????', '??????', '??????');

  test('leaves out rows that nobody has turned, but one', () => {
    expect(boardWindow(board, [])).toEqual({ left: 0, top: 0, right: 6, bottom: 3, without: 'not turned' });
  });

  test('holds all that stands there or can be reached', () => {
    expect(boardWindow(board, [standing([0, 0], [1, 3])])).toMatchObject({ bottom: 5, without: null });
  });

  test('may begin anywhere: numbers of squares stay', () => {
    const far = boardWindow(boardOf('????????', '????????', '????????', '?????...', '?????...'), []);
    expect(far).toEqual({ left: 4, top: 2, right: 8, bottom: 5, without: 'not turned' });
    expect([isWithin(far, 4, 2), isWithin(far, 3, 4)]).toEqual([true, false]);
  });

  test('is the whole board where all of it is turned, and where none is', () => {
    expect(boardWindow(boardOf('...', '...'), [])).toMatchObject({ right: 3, bottom: 2, without: null });
    expect(boardWindow(boardOf('???', '???'), [])).toMatchObject({ right: 3, bottom: 2, without: null });
  });
});
