import { describe, expect, test } from 'vitest';
import { judge } from '../../../../src/systems/legions-of-steel/rules/judge.ts';
import { takeKills } from '../../../../src/systems/legions-of-steel/rules/casualties.ts';
import { Table } from '../table.ts';

const ROOM = '.....\n.....';
const kill = (table: Table, id: string, kills = 1, seat = 1) => takeKills(table.ground, table.state.open, table.number(id), kills, seat, 'killsByFire', table.chance);
const nothing = () => [];

describe('Kill Number', () => {
  test('the Assault Fiend takes two kills, everybody else one', () => {
    const table = new Table({ plan: ROOM, agenda: nothing, figures: [{ unit: 'trooper', at: [0, 0] }, { unit: 'assault-fiend', at: [4, 0] }] });
    kill(table, 'assault-fiend', 1, 0);
    expect([table.figure('assault-fiend').fate, table.figure('assault-fiend').kills]).toEqual(['in-play', 1]);
    kill(table, 'assault-fiend', 1, 0);
    kill(table, 'trooper');
    expect([table.figure('assault-fiend').fate, table.figure('trooper').fate]).toEqual(['killed', 'killed']);
    expect(table.state.open.tallies.killsByFire).toEqual([1, 1]);
  });

  test('a kill of the own side is counted as one', () => {
    const table = new Table({ plan: ROOM, agenda: nothing, figures: [{ unit: 'trooper', at: [0, 0] }, { unit: 'nightmare', at: [4, 0] }] });
    kill(table, 'trooper', 1, 0);
    expect([table.state.open.tallies.killsByFire, table.state.open.tallies.ownKilled]).toEqual([[0, 0], [1, 0]]);
  });
});

test('who falls suppresses no more', () => {
  const table = new Table({ plan: ROOM, agenda: nothing, figures: [{ unit: 'trooper', at: [0, 0], is: { suppressing: [{ at: 2, dice: 1 }], covering: 0 } }, { unit: 'nightmare', at: [4, 0] }] });
  kill(table, 'trooper');
  expect([table.figure('trooper').suppressing, table.figure('trooper').covering]).toEqual([[], null]);
});

test('Leadership: points that lie beside a figure are lost with it', () => {
  const table = new Table({
    plan: ROOM, agenda: nothing,
    figures: [{ unit: 'sergeant', at: [0, 0] }, { unit: 'trooper', at: [1, 0] }, { unit: 'nightmare', at: [4, 0] }],
    is: (battle) => (battle.leadership[1]!.holder = 1),
  });
  kill(table, 'trooper');
  expect(table.state.open.leadership.map(({ fate }) => fate)).toEqual(['ready', 'lost']);
});

test('Recovery of Grenades: those of a commando stay where he falls, if the option is in use; a machine\'s never', () => {
  const figures = [{ unit: 'trooper', at: [0, 0] }, { unit: 'nightmare', at: [4, 0] }] as const;
  const plain = new Table({ plan: ROOM, agenda: nothing, figures });
  const optional = new Table({ plan: ROOM, agenda: nothing, figures, patch: { 'options.recovery': true } });
  for (const table of [plain, optional]) for (const id of ['trooper', 'nightmare']) kill(table, id);
  expect(plain.state.open.dropped).toEqual([]);
  expect(optional.state.open.dropped).toEqual([{ at: 0, grenade: 'forcewall' }, { at: 0, grenade: 'k-pulse' }]);
});

test('a position is over when a side has nobody left', () => {
  const table = new Table({ plan: ROOM, agenda: nothing, figures: [{ unit: 'trooper', at: [0, 0] }, { unit: 'nightmare', at: [4, 0] }] });
  judge(table.ground, table.state.open, 'killed', table.chance);
  expect(table.state.open.result).toBeNull();
  kill(table, 'nightmare', 1, 0);
  judge(table.ground, table.state.open, 'killed', table.chance);
  expect(table.state.open.result).toEqual({ winner: 0, grade: 'commandos-stand' });
});
