import { describe, expect, test } from 'vitest';
import { chancesOf } from '../../../../src/systems/legions-of-steel/rolls.ts';
import { changing } from '../../../../src/systems/legions-of-steel/rules/obstacles.ts';
import { proceed } from '../../../../src/systems/legions-of-steel/sequence.ts';
import type { Step } from '../../../../src/systems/legions-of-steel/steps.ts';
import { active } from '../active.ts';
import { Table, type Placed } from '../table.ts';

const HALL = `${'.'.repeat(5)}\n`.repeat(8);
const suppressor: Placed = { unit: 'trooper', at: [2, 7], is: { suppressing: [{ at: 12, dice: 1 }] } };
const coverer: Placed = { unit: 'trooper', at: [1, 7], is: { covering: 0 } };
const nightmare: Placed = { unit: 'nightmare', at: [2, 2] };
const entered = (): Step[] => [{ step: 'entered', figure: 2, by: 'step' }];

describe('Priorities of Fire', () => {
  test('suppression that is already laid comes before covering fire', () => {
    const table = new Table({ plan: HALL, phasing: 1, figures: [suppressor, coverer, nightmare], agenda: entered, dice: [1] });
    expect(table.told.map(({ tell }) => tell)).toEqual(['shot']);
    expect(table.asked).toEqual({ step: 'window', at: 'exposure', seat: 0, exposed: [2] });
  });

  test('who falls to it is not asked about any more', () => {
    const table = new Table({ plan: HALL, phasing: 1, figures: [suppressor, coverer, nightmare, { unit: 'nightmare', at: [0, 0] }], agenda: entered, dice: [6] });
    expect([table.figure('nightmare-1').fate, table.asked]).toEqual(['killed', null]);
  });

  test('blocked suppression is rolled before anybody covers at what came into view', () => {
    const table = new Table({ plan: HALL, phasing: 1, figures: [suppressor, { ...coverer, facing: 'east' }, { unit: 'nightmare', at: [0, 0] }], agenda: () => [], dice: [1] });
    changing(table.ground, table.state.open, () => {
      table.state.open.forcewalls.push(table.square(2, 4));
      table.figure('nightmare').at = table.square(4, 7);
    });
    proceed(table.ground, table.state, table.chance);
    expect(table.told.map(({ tell }) => tell)).toEqual(['shot', 'blocked']);
    expect(table.asked).toMatchObject({ step: 'window', at: 'exposure', seat: 0 });
  });
});

describe('who is asked', () => {
  const window = (exposed: readonly number[]): Step[] => [{ step: 'window', at: 'exposure', seat: 0, exposed }];
  const figures: readonly Placed[] = [coverer, { unit: 'nightmare', at: [2, 2] }, { unit: 'nightmare', at: [1, 1] }];
  const patient = active('nightmare-1', 'walking', { patient: [true, false] });

  test('not who holds until the active figure attacks or stops; but of others who come into view, yes', () => {
    const asked = (exposed: readonly number[]) => new Table({ plan: HALL, phasing: 1, figures, agenda: () => window(exposed), is: patient.is }).asked !== null;
    expect([asked([1]), asked([2]), asked([1, 2])]).toEqual([false, true, true]);
  });

  test('nobody, when all who came into view are dead', () => {
    const dead = figures.map((placed, i) => (i === 1 ? { ...placed, is: { fate: 'killed' as const } } : placed));
    expect(new Table({ plan: HALL, phasing: 1, figures: dead, agenda: () => window([1]) }).asked).toBeNull();
  });

  test('at the end of an activation also who was patient', () => {
    const table = new Table({ plan: HALL, phasing: 1, figures, agenda: () => [{ step: 'window', at: 'stop', seat: 0, exposed: [1] }], is: patient.is });
    expect(table.asked).toMatchObject({ at: 'stop' });
  });
});

test('every roll is counted by a name whose odds are known', () => {
  const plan = '.\nD\n.\n.\n.';
  const table = new Table({ plan, figures: [{ unit: 'heavy-weapon-trooper', at: [0, 4] }, { unit: 'nightmare', at: [0, 3] }, { unit: 'nightmare', at: [0, 0] }], ...active('heavy-weapon-trooper', 'stationary'), dice: [6, 6, 6, 6, 1, 1] });
  table.play({ do: 'suppress', at: 0, wide: false });
  expect([...table.luck.rolls.keys()]).toEqual(['door 2x4', 'suppression-secondary 2x3', 'suppression 2x3']);
  for (const name of table.luck.rolls.keys()) expect(chancesOf(name).purpose).toBe('combat');
  expect([table.luck.account('fire', 0).rolls, table.luck.account('obstacles', 0).rolls]).toEqual([2, 1]);
});
