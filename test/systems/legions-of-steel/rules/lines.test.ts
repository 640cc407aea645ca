import { describe, expect, test } from 'vitest';
import { EAST, NORTH } from '../../../../src/kernel/grid/directions.ts';
import { readPlan } from '../../../../src/systems/legions-of-steel/board-text.ts';
import { Board } from '../../../../src/systems/legions-of-steel/board.ts';
import { cardOf, numbersOf } from '../../../../src/systems/legions-of-steel/book.ts';
import { Field } from '../../../../src/systems/legions-of-steel/field.ts';
import { arcOf } from '../../../../src/systems/legions-of-steel/rules/arc.ts';
import { BLOCKED, canSee, cornersOn, darkOn, lineOfFire, passedOn } from '../../../../src/systems/legions-of-steel/rules/line-of-fire.ts';
import { rangeBetween } from '../../../../src/systems/legions-of-steel/rules/range.ts';
import { newBattle } from '../../../../src/systems/legions-of-steel/state.ts';


const at = (column: number, row: number) => row * 9 + column;

test('Diagonal Rule: one to six diagonals are 2, 3, 5, 6, 8, 9; three over and five on are 7', () => {
  expect([1, 2, 3, 4, 5, 6].map((n) => rangeBetween(9, at(0, 0), at(n, n)))).toEqual([2, 3, 5, 6, 8, 9]);
  expect(rangeBetween(9, at(0, 0), at(3, 5))).toBe(7);
});

describe('Arc of Fire', () => {
  const arc = (column: number, row: number) => arcOf(9, at(4, 4), NORTH, at(column, row));
  test('front diagonals are in front, rear diagonals at the side', () => {
    expect([arc(4, 0), arc(3, 3), arc(5, 3), arc(3, 4), arc(5, 4), arc(3, 5), arc(5, 5), arc(4, 5)]).toEqual(['front', 'front', 'front', 'left', 'right', 'left', 'right', 'rear']);
  });
  test('the arcs turn with the figure', () => {
    expect([arcOf(9, at(4, 4), EAST, at(8, 4)), arcOf(9, at(4, 4), EAST, at(4, 8)), arcOf(9, at(4, 4), EAST, at(4, 0))]).toEqual(['front', 'right', 'left']);
  });
});

describe('Line of Fire', () => {
  const fieldOf = (plan: string, change?: (battle: ReturnType<typeof newBattle>) => void) => {
    const board = new Board(readPlan(plan));
    const cards = (['trooper', 'assault-fiend'] as const).map((unit) => cardOf(numbersOf(), unit));
    const battle = newBattle(2, board.doors.length);
    change?.(battle);
    const field = new Field(board, cards);
    field.show(battle);
    return field;
  };

  test('a wall on the line blocks it; the corner of one does not, but counts', () => {
    const field = fieldOf('...\n.#.\n...');
    expect(lineOfFire(field, 3, 5, false)).toBe(BLOCKED);
    expect(cornersOn(lineOfFire(field, 3, 1, false))).toBe(1);
    expect(cornersOn(lineOfFire(field, 0, 2, false))).toBe(0);
  });

  test('between two corners that touch there is no line, unless the book says so', () => {
    const field = fieldOf('.#\n#.');
    expect(lineOfFire(field, 0, 3, false)).toBe(BLOCKED);
    expect(cornersOn(lineOfFire(field, 0, 3, true))).toBe(2);
  });

  test('a closed door blocks, an open one does not, and it may be shot at', () => {
    expect(lineOfFire(fieldOf('.D.'), 0, 2, false)).toBe(BLOCKED);
    expect(lineOfFire(fieldOf('.D.'), 0, 1, false)).not.toBe(BLOCKED);
    expect(lineOfFire(fieldOf('.D.', (battle) => (battle.doors[0] = 'open')), 0, 2, false)).toBe(0);
  });

  test('past a figure -1, past the Assault Fiend -2, not for those on its ends', () => {
    const field = fieldOf('.....', (battle) => {
      Object.assign(battle.figures[0]!, { fate: 'in-play', at: 1 });
      Object.assign(battle.figures[1]!, { fate: 'in-play', at: 2 });
    });
    expect([lineOfFire(field, 0, 4, false), lineOfFire(field, 1, 4, false), lineOfFire(field, 0, 1, false)].map(passedOn)).toEqual([3, 2, 0]);
  });

  test('darkness on the line, or where it begins or ends, hinders fire and blocks sight', () => {
    const field = fieldOf(`${'.'.repeat(9)}\n`.repeat(9), (battle) => (battle.darkness = [{ at: at(4, 4), until: 2 }]));
    expect(darkOn(lineOfFire(field, at(0, 4), at(8, 4), false))).toBe(true);
    expect(darkOn(lineOfFire(field, at(4, 4), at(8, 4), false))).toBe(true);
    expect(darkOn(lineOfFire(field, at(0, 2), at(8, 2), false))).toBe(false);
    expect(canSee(field, at(0, 4), at(8, 4), false)).toBe(false);
    expect(canSee(field, at(0, 2), at(8, 2), false)).toBe(true);
  });
});
