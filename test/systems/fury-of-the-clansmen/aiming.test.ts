import { describe, expect, it } from 'vitest';
import { Table, show } from './table.ts';
import { AdvancedTable, aimed } from './advanced-table.ts';

const OPEN_FIELD = `
board: |
  . . . . . .
  . . . . . .
figures:
  - { id: chieftain, unit: chieftain, at: [0, 1] }
  - { id: regular, unit: regular, at: [0, 0] }
  - { id: near, unit: necromutant, at: [1, 1] }
  - { id: far, unit: necromutant, at: [5, 0] }
turn: clan-1
`;

describe('Aiming', () => {
  it('a Firearm Attack that takes two actions earns an Attack Roll Bonus: 3r and a black die', () => {
    const table = new AdvancedTable('board: ". . . . ."\nfigures: [{ id: r, unit: regular, at: [0, 0] }, { id: n, unit: necromutant, at: [4, 0] }]\nturn: clan-1', {
      dice: [...show(1, 4), ...show(1, 3)],
    });
    table.play(aimed(table.fire('r', 'n')));
    expect(table.heard('attack')).toEqual([{ tell: 'attack', kind: 'firearm', by: 'r', target: 'n', dice: '3r+1b', hits: 1, because: ['1b aimed'] }]);
    expect(table.actionsLeft('r')).toBe(1);
    expect(table.refusal(aimed(table.fire('r', 'n')))).toMatch(/not the 2 actions/);
    expect(table.refusal(table.fire('r', 'n'))).toBeUndefined();
    expect(table.unused()).toEqual([]);
  });

  it('so does a Close Attack: a Chieftain aims with 4b', () => {
    const table = new AdvancedTable(OPEN_FIELD, { dice: [...show(4, 4), ...show(3, 3)] });
    table.play(aimed(table.close('chieftain', 'near')));
    expect(table.heard('attack').map(({ dice }) => dice)).toEqual(['4b']);
    expect(table.fate('near')).toBe('eliminated');
    expect(table.actionsLeft('chieftain')).toBe(1);
    expect(table.state.open.tallies.aimed).toEqual([1, 0]);
    expect(table.unused()).toEqual([]);
  });

  it('both ways stand among the options while the actions last', () => {
    const table = new AdvancedTable(OPEN_FIELD);
    expect(table.choices('close')).toEqual([table.close('chieftain', 'near'), aimed(table.close('chieftain', 'near')), table.close('regular', 'near'), aimed(table.close('regular', 'near'))]);
    table.of('regular').actions = 1;
    expect(table.choices('close').filter(({ figure }) => figure === table.figure('regular'))).toEqual([table.close('regular', 'near')]);
  });

  it('nobody aims Auto Fire or a swing', () => {
    const table = new AdvancedTable('board: ". . . . ."\nfigures: [{ id: g, unit: charger-carrier, at: [0, 0] }, { id: n, unit: necromutant, at: [4, 0] }]\nturn: clan-1');
    for (const fire of [table.burst('g', 'n'), table.spread('g', 'n'), table.fullAuto('g', 'n')]) {
      expect(table.refusal(fire)).toBeUndefined();
      expect(table.refusal(aimed(fire))).toMatch(/"Aiming"/);
    }
    const melee = new AdvancedTable('board: ". . ."\nfigures: [{ id: c, unit: chieftain, at: [1, 0] }, { id: m, unit: necromutant, at: [0, 0] }, { id: n, unit: necromutant, at: [2, 0] }]\nturn: clan-1');
    expect(melee.refusal(melee.swing('c', 'n', 'm'))).toBeUndefined();
    expect(melee.refusal(aimed(melee.swing('c', 'n', 'm')))).toMatch(/"Aiming"/);
  });

  it('nobody aims on Snap Alert, though he may attack with actions left', () => {
    const table = new AdvancedTable('board: ". . . . ."\nfigures: [{ id: r, unit: regular, at: [0, 0] }, { id: n, unit: necromutant, at: [4, 0] }]\nturn: clan-1');
    table.of('r').actions = 5;
    table.play(table.alert('r'));
    expect(table.actionsLeft('r')).toBe(3);
    expect(table.refusal(aimed(table.fire('r', 'n')))).toMatch(/Snap Alert and may not aim/);
    expect(table.choices('fire')).toEqual([table.fire('r', 'n')]);
  });

  it('"aimed" is true or left out', () => {
    const table = new AdvancedTable(OPEN_FIELD);
    for (const bad of [false, 1, 'true', null]) expect(table.refusal({ ...table.close('chieftain', 'near'), aimed: bad } as never)).toMatch(/or left out/);
  });

  it('not in the basic game, and not where a designer left it out', () => {
    const basic = new Table(OPEN_FIELD, { patch: { 'options.rules': 'basic' } });
    expect(basic.refusal(aimed(basic.close('chieftain', 'near')))).toMatch(/not in the basic rules/);
    const without = new AdvancedTable(OPEN_FIELD, { patch: { 'abilities.aim': false } });
    expect(without.refusal(aimed(without.close('chieftain', 'near')))).toMatch(/abilities\.aim/);
    expect(without.choices('close').some((action) => action.aimed)).toBe(false);
  });
});
