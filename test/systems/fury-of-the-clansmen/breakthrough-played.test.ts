import { describe, expect, it } from 'vitest';
import { show, Table } from './table.ts';

const WIDTH = 24;

/** The field of Mission One, clear but for boulders. The Starting/Goal Squares of the Legion lie in rows 0 and 1, those of the Clan in rows 22 and 23. */
function field(boulders: readonly [number, number][] = []): string {
  return Array.from({ length: WIDTH }, (_, row) => `  ${Array.from({ length: WIDTH }, (__, column) => (boulders.some(([c, r]) => c === column && r === row) ? 'B' : '.')).join(' ')}`).join('\n');
}

type Place = [column: number, row: number];

/** Figures by name: c a Chieftain, r Regulars, n Necromutants. Three more of the Legion stand far off, so that it still can win. */
function missionOne(figures: Record<string, Place>, { turn, boulders = [], more = '', ...rest }: { turn?: string; boulders?: Place[]; more?: string; dice?: number[]; cup?: number[]; patch?: Record<string, unknown> }): Table {
  const units: Record<string, string> = { c: 'chieftain', r: 'regular', n: 'necromutant' };
  const all: Record<string, Place> = { ...figures, n7: [0, 11], n8: [0, 12], n9: [23, 12] };
  return new Table(
    `
mission: breakthrough
board: |
${field(boulders)}
figures:
${Object.entries(all)
  .map(([id, at]) => `  - { id: ${id}, unit: ${units[id[0]!]!}, squad: ${id.startsWith('n') ? 'legion-1' : 'clan-1'}, at: [${at.join(', ')}] }`)
  .join('\n')}
${turn === undefined ? '' : `turn: ${turn}`}
${more}
`,
    rest,
  );
}

const goals = (table: Table, side: 'clan' | 'legion') => table.game.measure(table.state).values[`goals.${side}`];

describe('Mission One, played', () => {
  it('a defender on a space of his square blocks that space, not the three others', () => {
    const table = missionOne({ r1: [1, 2], c: [12, 12], n1: [1, 1] }, { turn: 'clan-1' });
    expect(table.refusal(table.move('r1', 1, 1))).toMatch(/cannot get there/);
    table.play(table.move('r1', 2, 1));
    expect([table.fate('r1'), goals(table, 'clan')]).toEqual(['on-goal', 1]);
  });

  it('a second figure may enter the same square, even the same space: it is out of play too, and the square counts once', () => {
    const table = missionOne({ r1: [1, 2], r2: [3, 2], c: [12, 12] }, { turn: 'clan-1' });
    table.play(table.move('r1', 2, 1), table.move('r2', 2, 1));
    expect([table.fate('r1'), table.fate('r2'), goals(table, 'clan')]).toEqual(['on-goal', 'on-goal', 1]);
  });

  it('a figure on a goal cannot be attacked, hinders no shot and stands in nobody’s way', () => {
    const table = missionOne({ r1: [1, 2], c: [8, 2], n1: [3, 2] }, { turn: 'clan-1', cup: [1], dice: show(0, 6) });
    table.play(table.move('r1', 2, 1), { do: 'end' });
    expect(table.refusal(table.close('n1', 'r1'))).toMatch(/out of play/);
    expect(table.refusal(table.fire('n1', 'r1'))).toMatch(/out of play/);
    table.play(table.fire('n1', 'c'), table.move('n1', 2, 1));
    expect([table.fate('n1'), table.unused()]).toEqual(['in-play', []]); // home, on his own side's square
  });

  it('the figure is left on the square, to be seen on the board', () => {
    const table = missionOne({ r1: [1, 2], c: [12, 12] }, { turn: 'clan-1' });
    const drawn = (column: number, row: number) => table.game.draw(table.state).split('\n')[2 + row]![3 + 2 * column]; // below and beside the numbers
    expect([drawn(2, 1), drawn(1, 2)]).toEqual(['+', 'S']);
    table.play(table.move('r1', 2, 1));
    expect([drawn(2, 1), drawn(1, 1), drawn(1, 2)]).toEqual(['S', '+', '.']);
  });

  it('whoever completes his objective has won in the middle of his turn, whatever actions are left', () => {
    const table = missionOne({ n1: [3, 21], n2: [11, 21], n3: [19, 21], c: [12, 2], r1: [1, 2] }, { turn: 'legion-1' });
    table.play(table.move('n1', 3, 22), table.move('n2', 12, 22));
    expect([table.state.open.result, goals(table, 'legion')]).toEqual([null, 2]);
    table.play(table.move('n3', 19, 22));
    expect(table.state.open.result).toEqual({ winner: 1, grade: 'legion-breakthrough' });
    expect([table.actionsLeft('n8'), table.game.toAct(table.state)]).toEqual([3, null]);
    expect(table.told.at(-1)).toMatchObject({ tell: 'result', winner: 1 });
  });

  it('the round limit: a draw once all squads have taken their turns in that round', () => {
    const table = missionOne({ c: [12, 12] }, { more: 'state: { round: 2 }', cup: [0, 0], patch: { 'missions.breakthrough.roundLimit': 2 } });
    table.play({ do: 'end' });
    expect(table.state.open.result).toBeNull();
    table.play({ do: 'end' });
    expect([table.state.open.result, table.state.open.round, table.unused()]).toEqual([{ winner: null, grade: 'round-limit' }, 2, []]);
  });

  it('a leader on a goal gives no more of his extra actions', () => {
    const table = missionOne({ c: [1, 2], r1: [4, 2] }, { turn: 'clan-1', dice: show(3, 3) });
    table.play({ do: 'leadership' });
    expect(table.refusal(table.move('r1', 20, 3))).toBeUndefined(); // sixteen steps
    table.play(table.move('c', 1, 1));
    expect(table.refusal(table.move('r1', 20, 3))).toMatch(/12 steps left at most/);
    expect(table.unused()).toEqual([]);
  });

  it('nobody leaves the board across a goal: who steps on it is out of play there', () => {
    // One step to the goal at (2, 0) and one over the edge would be nearest; boulders stand at (3, 0) and (4, 0).
    const table = missionOne({ r1: [3, 1], c: [12, 12] }, { turn: 'clan-1', boulders: [[3, 0], [4, 0]] });
    expect(table.refusal(table.move('r1', 2, 0))).toBeUndefined();
    table.play({ do: 'leave', figure: table.figure('r1') });
    expect(table.told).toContainEqual({ tell: 'left', figure: 'r1', steps: 3, actions: 1 }); // by (4, 1) and (5, 0)
    expect([table.fate('r1'), goals(table, 'clan')]).toEqual(['left-board', 0]);
  });
});
