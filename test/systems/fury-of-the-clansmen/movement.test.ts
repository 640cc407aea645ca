import { describe, expect, it } from 'vitest';
import { Table } from './table.ts';

const REGULAR_BY_JUNGLE = `
board: |
  . . J J J
  . . J J J
figures:
  - { id: regular, unit: regular, at: [0, 0] }
  - { id: far-off, unit: necromutant, at: [4, 1] }
turn: clan-1
`;

describe('Move and Terrain and Movement', () => {
  it('Jungle, example: a clear square and a jungle square cost three of four steps; one more clear square may follow, jungle only with another MOVE', () => {
    const table = new Table(REGULAR_BY_JUNGLE).play();
    table.play(table.move('regular', 2, 0));
    expect([table.stepsLeft('regular'), table.actionsLeft('regular')]).toEqual([1, 2]);
    table.play(table.move('regular', 3, 0)); // one step left and four of a second MOVE, of which two are spent
    expect([table.stepsLeft('regular'), table.actionsLeft('regular')]).toEqual([3, 1]);
  });

  it('Jungle, example: the one step left is enough for the clear square', () => {
    const table = new Table(REGULAR_BY_JUNGLE);
    table.play(table.move('regular', 2, 0), table.move('regular', 1, 1));
    expect([table.stepsLeft('regular'), table.actionsLeft('regular')]).toEqual([0, 2]);
  });

  it('Rubble Piles, example: one clear step, three up the edge, two and two across take all eight steps of two MOVEs', () => {
    const table = new Table('board: ". . R R R ."\nfigures: [{ id: n, unit: necromutant, at: [0, 0] }, { id: r, unit: regular, at: [5, 0] }]\nturn: legion-1');
    table.play(table.move('n', 4, 0));
    expect([table.stepsLeft('n'), table.actionsLeft('n')]).toEqual([0, 1]);
  });

  it('Move: a square that holds a figure may not be entered or passed, but a figure slips diagonally between two', () => {
    const table = new Table(`
board: |
  . . .
  . . .
figures:
  - { id: regular, unit: regular, at: [0, 0] }
  - { id: charger, unit: charger-carrier, at: [1, 0] }
  - { id: enemy, unit: necromutant, at: [0, 1] }
turn: clan-1
`);
    const { steps } = table.game.ground.reachOf(table.state.open, table.figure('regular'));
    expect(steps[table.square(1, 0)]).toBe(255);
    expect(steps[table.square(1, 1)]).toBe(1);
    expect(steps[table.square(2, 0)]).toBe(2);
    expect(table.refusal(table.move('regular', 1, 0))).toMatch(/cannot get there/);
  });

  it('Adding Move Actions Together: steps of MOVEs in sequence add up; another action between them loses what is left', () => {
    const table = new Table(
      `
board: |
  . . . . . J
figures:
  - { id: regular, unit: regular, at: [0, 0] }
  - { id: enemy, unit: necromutant, at: [5, 0] }
turn: clan-1
`,
      { dice: [5, 5, 5, 5, 5, 5, 5, 5, 5] },
    );
    table.play(table.move('regular', 1, 0));
    expect(table.stepsLeft('regular')).toBe(3);
    table.play(table.fire('regular', 'enemy')); // 3r, all missed, against 3w + 3w for the jungle
    expect([table.stepsLeft('regular'), table.actionsLeft('regular')]).toEqual([0, 1]);
    expect(table.unused()).toEqual([]);
  });

  it('Actions: what another figure does in between does not end a MOVE under way', () => {
    const table = new Table(`
board: |
  . . . . .
  . . . . .
figures:
  - { id: a, unit: regular, at: [0, 0] }
  - { id: b, unit: regular, at: [0, 1] }
  - { id: enemy, unit: necromutant, at: [4, 0] }
turn: clan-1
`);
    table.play(table.move('a', 1, 0), table.move('b', 1, 1), table.move('a', 3, 1));
    expect([table.stepsLeft('a'), table.actionsLeft('a')]).toEqual([1, 2]);
  });

  it('Move: a figure that steps off the board is out of play, not eliminated', () => {
    const table = new Table(REGULAR_BY_JUNGLE);
    table.play({ do: 'leave', figure: table.figure('regular') });
    expect(table.fate('regular')).toBe('left-board');
    expect(table.state.open.result).toEqual({ winner: 1, grade: 'legion-stands' });
  });

  it('Move: leaving takes one step over the edge after those to it', () => {
    const three = (at: string) => new Table(`board: |\n  . . .\n  . J .\n  . . .\nfigures: [{ id: r, unit: regular, at: [${at}] }, { id: n, unit: necromutant, at: [0, 0] }]\nturn: clan-1`);
    const left = (table: Table) => table.play({ do: 'leave', figure: table.figure('r') }).told.find(({ tell }) => tell === 'left');
    expect(left(three('1, 1'))).toMatchObject({ steps: 2, actions: 1 });
    expect(left(three('1, 0'))).toMatchObject({ steps: 1, actions: 1 });
  });

  it('Move: the edge has to be in reach: eleven steps and the one over it are all twelve, with one more it is refused', () => {
    const rows = Array.from({ length: 25 }, () => `  ${Array.from({ length: 25 }, () => '.').join(' ')}`).join('\n');
    const inTheMiddle = (column: number) => new Table(`board: |\n${rows}\nfigures: [{ id: r, unit: regular, at: [${column}, 12] }, { id: n, unit: necromutant, at: [0, 0] }]\nturn: clan-1`);
    const [far, near] = [inTheMiddle(12), inTheMiddle(11)];
    const leave = { do: 'leave', figure: far.figure('r') } as const;
    expect(far.refusal(leave)).toMatch(/cannot reach the edge of the board and step off it/);
    expect(far.game.options(far.view)).not.toContainEqual(leave);
    expect(near.game.options(near.view)).toContainEqual(leave);
    expect(near.play(leave).told).toContainEqual({ tell: 'left', figure: 'r', steps: 12, actions: 3 });
  });
});
