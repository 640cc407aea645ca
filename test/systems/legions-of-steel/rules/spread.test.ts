import { describe, expect, test } from 'vitest';
import type { FireEvent } from '../../../../src/systems/legions-of-steel/events/fire.ts';
import { active, fates } from '../active.ts';
import { everyRoll } from '../every-roll.ts';
import { Table, type Given, type Placed } from '../table.ts';

const ROOM = `${'.'.repeat(7)}\n`.repeat(6);
const romano: Placed = { unit: 'heavy-weapon-trooper', at: [3, 5] };
const nightmare = (column: number, row: number): Placed => ({ unit: 'nightmare', at: [column, row], facing: 'north' });
const spray = (table: Table, column: number, row: number, mode: 'single' | 'auto' = 'auto') => ({ do: 'fire', at: table.square(column, row), mode, spread: true, lift: null }) as const;
const aim = (table: Table, column: number, row: number) => ({ do: 'aim', at: table.square(column, row) }) as const;
const needs = (table: Table) => table.told.filter((event): event is Extract<FireEvent, { tell: 'shot' }> => event.tell === 'shot').map(({ need }) => need);

describe('Spread-Fire, example 1: Romano, walking, fires automatically at a diagonal chain', () => {
  const chain: Given = { plan: ROOM, figures: [romano, nightmare(2, 3), nightmare(3, 2), nightmare(4, 3), nightmare(2, 1)], ...active('heavy-weapon-trooper') };
  const example = (dice: readonly number[], as: 'walking' | 'stationary' = 'walking') =>
    new Table({ ...chain, ...active('heavy-weapon-trooper', as), dice });

  test('a miss and a kill at the first, a kill at the second, a miss at the third', () => {
    const table = example([1, 3, 3, 2]);
    table.play(spray(table, 2, 3), aim(table, 2, 3));
    expect(table.options()).toEqual([aim(table, 2, 1), aim(table, 3, 2), aim(table, 4, 3)]);
    table.play(aim(table, 3, 2), aim(table, 4, 3));
    expect([fates(table, 'nightmare-1', 'nightmare-2', 'nightmare-3'), needs(table), table.unrolled]).toEqual(['killed killed in-play', [3, 3, 3, 3], []]);
    expect([table.asked?.step, table.state.open.tallies.spreads, table.state.open.tallies.autos]).toEqual(['acting', [1, 0], [1, 0]]);
  });

  test('had she been stationary, her last die would have hit', () => {
    const table = example([1, 3, 3, 2], 'stationary');
    table.play(spray(table, 2, 3), aim(table, 2, 3), aim(table, 3, 2), aim(table, 4, 3));
    expect([fates(table, 'nightmare-3'), needs(table)]).toEqual(['killed', [2, 2, 2, 2]]);
  });

  test('these four dice fall so in 4 of 81', () => {
    const story = everyRoll((combat) => {
      const table = new Table({ ...chain, combat });
      table.play(spray(table, 2, 3));
      if (table.figure('nightmare-1').fate === 'killed') return 'otherwise';
      table.play(aim(table, 2, 3));
      if (table.figure('nightmare-1').fate !== 'killed') return 'otherwise';
      table.play(aim(table, 3, 2));
      if (table.figure('nightmare-2').fate !== 'killed') return 'otherwise';
      table.play(aim(table, 4, 3));
      return table.figure('nightmare-3').fate === 'killed' ? 'otherwise' : 'so';
    });
    expect(story.so).toBe('4/81');
  });

  test('a target may be left before it has fallen; whatever is out of the line of fire cannot be aimed at', () => {
    const table = example([1]);
    table.play(spray(table, 2, 3));
    expect(table.refuse(aim(table, 3, 2))).toBeUndefined();
    expect(table.refuse(aim(table, 0, 0))).toMatch(/front arc/);
  });
});

describe('Spread-Fire, example 2: a vacant square between two targets costs a die', () => {
  const apart: Given = { plan: ROOM, figures: [romano, nightmare(2, 3), nightmare(4, 3)], ...active('heavy-weapon-trooper') };

  test('one at X, one lost, two at Y', () => {
    const table = new Table({ ...apart, dice: [3, 2, 6] });
    table.play(spray(table, 2, 3));
    expect([fates(table, 'nightmare-1', 'nightmare-2'), needs(table).length, table.unrolled]).toEqual(['killed killed', 3, []]);
  });

  test('turning to the other as soon as X falls: X dies in 80 of 81, Y in 20 of 27', () => {
    const story = everyRoll((combat) => {
      const table = new Table({ ...apart, combat });
      table.play(spray(table, 2, 3));
      while (table.asked?.step === 'spread') table.play(aim(table, 2, 3));
      return fates(table, 'nightmare-1', 'nightmare-2');
    });
    expect(story).toEqual({ 'in-play in-play': '1/81', 'killed in-play': '20/81', 'killed killed': '20/27' });
  });

  test('with two dice nobody two squares on can be reached: the second is lost', () => {
    const table = new Table({ ...apart, dice: [6] });
    table.play(spray(table, 2, 3, 'single'));
    expect([fates(table, 'nightmare-1', 'nightmare-2'), table.unrolled]).toEqual(['killed in-play', []]);
  });
});

describe('Spread-Fire, example 3: Flanagan and the door', () => {
  const corridor: Given = { plan: '#.#\n#D#\n#.#\n#.#\n#.#', figures: [{ unit: 'heavy-weapon-trooper', at: [1, 4] }, nightmare(1, 0)], ...active('heavy-weapon-trooper') };

  test('nothing else to fire at: all four dice go at the door', () => {
    const table = new Table({ ...corridor, dice: [3, 2, 1, 3] });
    table.play(spray(table, 1, 1));
    expect([table.state.open.doors, needs(table), table.unrolled]).toEqual([['closed'], [4, 4, 4, 4], []]);
  });

  test('it stands in 1 of 16', () => {
    const story = everyRoll((combat) => new Table({ ...corridor, combat }).play({ do: 'fire', at: 4, mode: 'auto', spread: true, lift: null }).state.open.doors.join());
    expect(story.closed).toBe('1/16');
  });

  test('once it is down the dice that are left go at who is behind it', () => {
    const table = new Table({ ...corridor, dice: [4, 2, 4] });
    table.play(spray(table, 1, 1));
    expect([table.state.open.doors, needs(table)]).toEqual([['destroyed'], [4, 4, 4]]);
    expect(fates(table, 'nightmare')).toBe('killed');
    expect(table.state.open.tallies.doorsDestroyed).toEqual([1, 0]);
  });
});

test('a door that takes two kills: they add up from die to die', () => {
  const plan = '#.#\n#D#\n#.#\n#.#\n#.#';
  const table = new Table({ plan, figures: [{ unit: 'heavy-weapon-trooper', at: [1, 4] }, nightmare(1, 0)], ...active('heavy-weapon-trooper'), patch: { 'fire.doorKills': 2 }, dice: [4, 1, 4, 4] });
  table.play(spray(table, 1, 1)); // hit, miss, hit: it is down; the last one at the Nightmare
  expect([table.state.open.doors, fates(table, 'nightmare'), table.state.open.damage, table.unrolled]).toEqual([['destroyed'], 'killed', [], []]);
  const once = new Table({ plan, figures: [{ unit: 'heavy-weapon-trooper', at: [1, 4] }, nightmare(1, 0)], ...active('heavy-weapon-trooper'), patch: { 'fire.doorKills': 2 }, dice: [4, 1] });
  once.play({ ...spray(once, 1, 1, 'single'), spread: false });
  expect([once.state.open.doors, once.state.open.damage]).toEqual([['closed'], [{ at: 4, kills: 1 }]]);
});

describe('a target that steps away before the die at it is rolled: the attack has missed, whoever else is in reach', () => {
  const given: Given = {
    plan: '.......\n.......\n...#...\n.......\n.......\n.......',
    figures: [{ unit: 'assault-fiend', at: [4, 5] }, { unit: 'trooper', at: [4, 1] }, { unit: 'trooper', at: [5, 1] }, { unit: 'sergeant', at: [0, 1] }],
    phasing: 1,
    ...active('assault-fiend', 'stationary'),
  };
  const away = (table: Table, id: string, column: number, row: number) => {
    table.play({ do: 'order-move', figure: table.number(id), to: table.square(column, row), points: [0] });
    while (table.asked?.step === 'window') table.play({ do: 'hold', patient: false });
  };

  test('the first', () => {
    const table = new Table(given);
    table.play(spray(table, 4, 1));
    away(table, 'trooper-1', 3, 1);
    expect([fates(table, 'trooper-1', 'trooper-2'), needs(table), table.asked]).toEqual(['in-play in-play', [], null]);
  });

  test('a later one: the dice after it are lost as well', () => {
    const table = new Table({ ...given, dice: [6] });
    table.play(spray(table, 4, 1), { do: 'hold', patient: false }, aim(table, 5, 1));
    away(table, 'trooper-2', 6, 1);
    expect([fates(table, 'trooper-1', 'trooper-2'), needs(table).length, table.asked]).toEqual(['killed in-play', 1, null]);
  });
});

test('a Blaster has one die: it has to fire automatically to spread it', () => {
  const table = new Table({ plan: ROOM, figures: [{ unit: 'trooper', at: [3, 5] }, nightmare(3, 3)], ...active('trooper') });
  expect(table.refuse(spray(table, 3, 3, 'single'))).toMatch(/has to fire automatically/);
  expect(table.refuse(spray(table, 3, 3))).toBeUndefined();
});

test('a point of leadership adds 1 to every die of it', () => {
  const table = new Table({ plan: ROOM, figures: [{ unit: 'corporal', at: [3, 5] }, nightmare(2, 1), nightmare(3, 1)], ...active('corporal'), dice: [1, 1] });
  table.play({ ...spray(table, 2, 1), lift: 0 }, aim(table, 3, 1));
  expect([needs(table), table.state.open.tallies.lifts]).toEqual([[3, 3], [1, 0]]);
});
