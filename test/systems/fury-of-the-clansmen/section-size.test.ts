/** Board sections of another size show what is drawn, a little wider or narrower. */
import { describe, expect, it } from 'vitest';
import { drawBoard, readBoard } from '../../../src/systems/fury-of-the-clansmen/board-text.ts';
import { SECTIONS } from '../../../src/systems/fury-of-the-clansmen/data/boards.ts';
import { resized } from '../../../src/systems/fury-of-the-clansmen/section-size.ts';

const SMALL = readBoard(`
J . R:.
  ~
. . R .

. . . .

B . . J
`);

describe('Game Boards: a section of another size', () => {
  it('as large as drawn it is what is drawn', () => {
    expect(resized(SMALL, 4)).toBe(SMALL);
  });

  it('twice as large every square is four, and walls stand as long but not as thick', () => {
    expect(drawBoard(resized(SMALL, 8))).toBe([
      'J J . . R R:. .', '', 'J J . . R R:. .', '    ~ ~', '. . . . R R . .', '', '. . . . R R . .', '',
      '. . . . . . . .', '', '. . . . . . . .', '', 'B B . . . . J J', '', 'B B . . . . J J',
    ].join('\n'));
  });

  it('smaller, one row and one column is left out, its walls move to the next', () => {
    expect(drawBoard(resized(SMALL, 3))).toBe(['J R:.', '. . .', 'B . J'].join('\n'));
  });

  it('about as much of each section is covered as before', () => {
    const covered = (size: number) => SECTIONS.reduce((sum, { map }) => sum + resized(readBoard(map), size).squares.filter((code) => code !== 0).length, 0) / (9 * size * size);
    for (const size of [7, 10, 12]) expect(Math.abs(covered(size) - covered(8))).toBeLessThan(0.05);
  });
});
