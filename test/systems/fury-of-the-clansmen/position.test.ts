import { describe, expect, it } from 'vitest';
import { Table } from './table.ts';

describe('A position', () => {
  it('with one side of it out of play is over before anybody acts', () => {
    const alone = new Table('board: ". . ."\nfigures: [{ id: r, unit: regular, at: [0, 0] }]\nturn: clan-1');
    expect([alone.game.toAct(alone.state), alone.state.open.result]).toEqual([null, { winner: 0, grade: 'clan-stands' }]);
    const gone = new Table('board: ". . ."\nfigures: [{ id: r, unit: regular, at: [0, 0], state: { fate: eliminated } }, { id: n, unit: necromutant, at: [2, 0] }]');
    expect([gone.game.toAct(gone.state), gone.state.open.result, gone.told.map(({ tell }) => tell)]).toEqual([null, { winner: 1, grade: 'legion-stands' }, ['result']]);
  });

  it('may give a figure the most that any book does, and it can still be played', () => {
    const most = new Table('board: ". . . ."\nfigures: [{ id: c, unit: chieftain, at: [0, 0], state: { actions: 9, steps: 30 } }, { id: n, unit: necromutant, at: [3, 0] }]\nturn: clan-1\nstate: { extra: 99 }', {
      patch: { 'units.chieftain.steps': 12, 'leadership.cap': 9 },
    });
    expect(most.game.ground.stepsFor(most.state.open, most.figure('c'))).toBe(30 + 12 * 18);
    expect(most.game.options(most.view)).toContainEqual(most.move('c', 2, 0));
  });
});
