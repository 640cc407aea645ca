import { describe, expect, test } from 'vitest';
import type { LegionsAction } from '../../../../src/systems/legions-of-steel/actions.ts';
import type { Designation } from '../../../../src/systems/legions-of-steel/vocabulary.ts';
import { pathsOf, UNREACHED } from '../../../../src/systems/legions-of-steel/rules/paths.ts';
import { Table, type Placed } from '../table.ts';

const HALL = Array.from({ length: 11 }, () => '.'.repeat(11)).join('\n');
const [NORTH, EAST, SOUTH, WEST] = [0, 2, 4, 6] as const;

/** A trooper in the middle of a hall, active, looking north; and who else there is. */
function active(as: Designation, plan = HALL, at: readonly [number, number] = [5, 5], others: readonly Placed[] = [], patch: Record<string, unknown> = {}): Table {
  const table = new Table({ plan, figures: [{ unit: 'trooper', at }, ...others], patch });
  return table.play({ do: 'activate', figure: 0, as });
}

const cost = (table: Table, column: number, row: number, facing: 0 | 2 | 4 | 6 = NORTH): number | null => {
  const points = pathsOf(table.ground, table.state.open, 0).cost(table.square(column, row), facing);
  return points === UNREACHED ? null : points;
};

const moveTo = (table: Table, column: number, row: number, facing: 0 | 2 | 4 | 6 = NORTH): LegionsAction => ({ do: 'move', to: table.square(column, row), facing });

describe('Movement, table: what each step costs', () => {
  test('walking: ahead 1, to the side and back 2, diagonally ahead 2, back 3, a turn 1', () => {
    const table = active('walking');
    expect([cost(table, 5, 4), cost(table, 6, 5), cost(table, 4, 5), cost(table, 5, 6)]).toEqual([1, 2, 2, 2]);
    expect([cost(table, 6, 4), cost(table, 4, 4), cost(table, 6, 6), cost(table, 4, 6)]).toEqual([2, 2, 3, 3]);
    expect([cost(table, 5, 5, EAST), cost(table, 5, 5, WEST), cost(table, 5, 5, SOUTH)]).toEqual([1, 1, 2]);
  });

  test('running: no step to the side or back, a turn 2, twice the points', () => {
    const table = active('running');
    expect([cost(table, 5, 4), cost(table, 6, 4), cost(table, 5, 5, EAST), cost(table, 5, 5, SOUTH)]).toEqual([1, 2, 2, 4]);
    expect(cost(table, 6, 5, EAST)).toBe(3); // it has to turn and go ahead
    expect(cost(table, 5, 6, NORTH)).toBeNull(); // turn, turn, ahead, turn, turn: 9 of 8
    expect(cost(table, 5, 0)).toBe(5);
  });

  test('a stationary figure neither moves nor turns', () => {
    const table = active('stationary');
    expect(table.options().filter(({ do: kind }) => kind === 'move')).toEqual([]);
    expect(table.refuse(moveTo(table, 5, 4))).toMatch(/stationary/);
  });

  test('an Assault Fiend has five points, others four', () => {
    const fiend = new Table({ plan: HALL, phasing: 1, figures: [{ unit: 'assault-fiend', at: [5, 10] }] }).play({ do: 'activate', figure: 0, as: 'walking' });
    expect([cost(fiend, 5, 5), cost(fiend, 5, 4)]).toEqual([5, null]);
    expect([cost(active('walking'), 5, 1), cost(active('walking'), 5, 0)]).toEqual([4, null]);
  });
});

describe('Diagonal Rule', () => {
  test('forward, diagonal, diagonal, forward, diagonal: 1, 3, 4, 5, 7 points', () => {
    const table = active('running', HALL, [0, 10]);
    const way = [[0, 9], [1, 8], [2, 7], [2, 6], [3, 5]] as const;
    const spent = way.map(([column, row]) => table.play(moveTo(table, column, row)).state.open.active!.spent);
    expect(spent).toEqual([1, 3, 4, 5, 7]);
  });

  test('straight steps between do not start it anew: diagonal, forward, diagonal is 2, 3, 4', () => {
    const table = active('running', HALL, [0, 10]);
    expect(([[1, 9], [1, 8], [2, 7]] as const).map(([column, row]) => table.play(moveTo(table, column, row)).state.open.active!.spent)).toEqual([2, 3, 4]);
  });

  test('three points for each diagonal back, and they do not count for the next one ahead', () => {
    const table = active('walking');
    table.play(moveTo(table, 6, 6));
    expect([table.state.open.active!.spent, table.state.open.active!.diagonals]).toEqual([3, 0]);
  });
});

describe('Movement, diagram: diagonals past what fills a square', () => {
  const CORRIDOR = '...\n#.#\n...';

  test('between two walls straight ahead only', () => {
    const table = active('walking', CORRIDOR, [1, 1]);
    expect([cost(table, 0, 0), cost(table, 1, 0), cost(table, 2, 0)]).toEqual([3, 1, 3]); // ahead, then to the side
    expect(table.play(moveTo(table, 2, 0)).told.at(-1)).toMatchObject({ tell: 'moves', squares: [1, 2] });
  });

  test('with the right side open: diagonally to the right, not to the left', () => {
    const table = active('walking', '...\n#..\n...', [1, 1]);
    expect([cost(table, 0, 0), cost(table, 2, 0)]).toEqual([3, 2]);
  });

  test('a wall ahead bars both diagonals', () => {
    const table = active('walking', '.#.\n...\n...', [1, 1]);
    expect([cost(table, 0, 0), cost(table, 2, 0)]).toEqual([3, 3]); // to the side, then ahead
  });

  test('figures on those squares do not', () => {
    const table = active('walking', '...\n...\n...', [1, 1], [{ unit: 'trooper', at: [1, 0] }, { unit: 'nightmare', at: [2, 1], facing: 'south' }]);
    expect(cost(table, 2, 0)).toBe(2);
  });
});

describe('Movement: figures in the way', () => {
  test('none may be moved onto or through, friend or foe', () => {
    const table = active('running', '.\n.\n.\n.', [0, 3], [{ unit: 'trooper', at: [0, 2] }]);
    expect([cost(table, 0, 2), cost(table, 0, 1)]).toEqual([null, null]);
    expect(table.refuse(moveTo(table, 0, 2))).toMatch(/one figure a square/);
  });

  test('Movement Through Figures: friends, at a point more each, if the points are left to go on', () => {
    const through = { 'options.throughFigures': true };
    const table = active('walking', '.\n.\n.\n.', [0, 3], [{ unit: 'trooper', at: [0, 2] }], through);
    expect([cost(table, 0, 1), cost(table, 0, 0)]).toEqual([3, 4]);
    table.play(moveTo(table, 0, 0));
    expect([table.figure('trooper-1').at, table.state.open.active!.spent]).toEqual([0, 4]);
    const foe = active('walking', '.\n.\n.\n.', [0, 3], [{ unit: 'nightmare', at: [0, 2], facing: 'south' }], through);
    expect(cost(foe, 0, 1)).toBeNull();
    const two = active('walking', '.\n.\n.\n.', [0, 3], [{ unit: 'trooper', at: [0, 2] }, { unit: 'trooper', at: [0, 1] }], through);
    expect(cost(two, 0, 0)).toBeNull(); // 2, 2, and no point to leave the second
  });
});

test('Movement Through Figures: it may turn on the square of a friend', () => {
  const table = active('walking', '..\n.#', [0, 1], [{ unit: 'trooper', at: [0, 0] }], { 'options.throughFigures': true });
  expect(cost(table, 1, 0, EAST)).toBe(4); // 1 and 1 more for the friend, the turn, ahead
  table.play(moveTo(table, 1, 0, EAST));
  expect([table.figure('trooper-1').at, table.figure('trooper-1').facing, table.state.open.active!.spent]).toEqual([1, EAST, 4]);
});

describe('Open or Close Door', () => {
  const DOOR = '..D..';
  const doors = (table: Table) => table.options().filter(({ do: kind }) => kind === 'door');

  test('one point walking, two running, from the squares beside it, whichever way the figure looks', () => {
    const walking = active('walking', DOOR, [1, 0]);
    expect(walking.play({ do: 'door', at: 2 }).state.open).toMatchObject({ doors: ['open'], active: { spent: 1 } });
    expect(walking.play({ do: 'door', at: 2 }).state.open).toMatchObject({ doors: ['closed'], active: { spent: 2 } });
    expect(active('running', DOOR, [1, 0]).play({ do: 'door', at: 2 }).state.open.active!.spent).toBe(2);
    expect(active('walking', DOOR, [0, 0]).refuse({ do: 'door', at: 2 })).toMatch(/range 1/);
    expect(doors(active('stationary', DOOR, [1, 0]))).toEqual([]);
  });

  test('closed, it is in the way; open, it is floor; occupied, it cannot be closed; destroyed, there is none', () => {
    const closed = active('walking', DOOR, [1, 0]);
    expect(cost(closed, 3, 0)).toBeNull();
    closed.play({ do: 'door', at: 2 });
    expect(cost(closed, 3, 0, NORTH)).toBeNull(); // to the side, twice 2, of 3 left
    expect(closed.play(moveTo(closed, 2, 0)).figure('trooper').at).toBe(2);
    const occupied = active('walking', DOOR, [1, 0], [{ unit: 'trooper', at: [2, 0] }]);
    expect(doors(occupied)).toEqual([]);
    const destroyed = new Table({ plan: DOOR, figures: [{ unit: 'trooper', at: [1, 0] }], is: (battle) => (battle.doors = ['destroyed']) }).play({ do: 'activate', figure: 0, as: 'walking' });
    expect(doors(destroyed)).toEqual([]);
    const walled = new Table({ plan: DOOR, figures: [{ unit: 'trooper', at: [1, 0] }], is: (battle) => { battle.doors = ['open']; battle.forcewalls.push(2); } }).play({ do: 'activate', figure: 0, as: 'walking' });
    expect(doors(walled)).toEqual([]);
  });
});

test('Using Leadership, example: three squares ahead, a turn by order at the corner, five ahead: eight points and one of leadership', () => {
  const plan = '......\n.#####\n.#####\n.#####\n.#####';
  const table = new Table({ plan, figures: [{ unit: 'trooper', at: [0, 3] }, { unit: 'corporal', at: [0, 4] }], is: (battle) => (battle.leadership[0]!.holder = 0) });
  table.play({ do: 'activate', figure: 0, as: 'running' });
  expect(cost(table, 5, 0, EAST)).toBeNull(); // it would take ten
  table.play(moveTo(table, 0, 0), { do: 'order-turn', figure: 0, facing: EAST, points: [0] }, moveTo(table, 5, 0, EAST));
  expect([table.figure('trooper').at, table.state.open.leadership[0]!.fate]).toEqual([5, 'spent']);
});
