import { describe, expect, test } from 'vitest';
import type { FireEvent } from '../../../../src/systems/legions-of-steel/events/fire.ts';
import { changing } from '../../../../src/systems/legions-of-steel/rules/obstacles.ts';
import { obstacleBetween, OPEN } from '../../../../src/systems/legions-of-steel/rules/obstacle-between.ts';
import { addSquare, suppress } from '../../../../src/systems/legions-of-steel/rules/suppress.ts';
import { volleysAt } from '../../../../src/systems/legions-of-steel/rules/volleys.ts';
import { proceed } from '../../../../src/systems/legions-of-steel/sequence.ts';
import type { Counter } from '../../../../src/systems/legions-of-steel/state.ts';
import { active, fates } from '../active.ts';
import { everyRoll } from '../every-roll.ts';
import { Table, type Given, type Placed } from '../table.ts';

const HALL = `${'.'.repeat(5)}\n`.repeat(8);
const shots = (table: Table) => table.told.filter((event): event is Extract<FireEvent, { tell: 'shot' }> => event.tell === 'shot');
const lays = (table: Table, column: number, row: number, wide = false) => ({ do: 'suppress', at: table.square(column, row), wide }) as const;

/** The figure comes to stand on a square, as if by a step. */
function enters(table: Table, id: string, column: number, row: number, by: 'step' | 'arrival' | 'push' = 'step'): Table {
  table.figure(id).at = table.square(column, row);
  table.state.open.clock += 1;
  table.state.open.agenda.push({ step: 'entered', figure: table.number(id), by });
  proceed(table.ground, table.state, table.chance);
  return table;
}

const suppressing = (table: Table, id: string, ...counters: Counter[]) => {
  table.figure(id).suppressing = counters;
  table.state.open.clock += 1;
  return table;
};

describe('Suppression, example: Stein and the Nightmare', () => {
  /** Stein at (2, 6) suppresses (2, 2), four squares ahead. */
  const stein = (dice: readonly number[], more: Partial<Given> = {}) => {
    const table = new Table({ plan: HALL, phasing: 1, agenda: () => [], figures: [{ unit: 'trooper', at: [2, 6] }, { unit: 'nightmare', at: [2, 1] }, { unit: 'nightmare', at: [0, 0] }], dice, ...more });
    return suppressing(table, 'trooper', { at: table.square(2, 2), dice: 1 });
  };

  test('a die at 0 where the counter is, a die at -1 on each square between, none elsewhere', () => {
    const table = stein([1, 1, 1, 1]);
    for (const [column, row] of [[2, 2], [2, 3], [2, 4], [2, 5], [3, 4], [2, 1]] as const) enters(table, 'nightmare-1', column, row);
    expect(shots(table).map(({ need }) => need)).toEqual([3, 4, 4, 4]);
    expect(table.unrolled).toEqual([]);
    expect(table.state.open.tallies.suppressionVolleys).toEqual([4, 0]);
  });

  test('into the suppressed square and on towards him: it survives in 1 of 24', () => {
    const story = everyRoll((combat) => {
      const table = stein([], { combat });
      for (const row of [2, 3, 4, 5]) if (table.figure('nightmare-1').fate === 'in-play') enters(table, 'nightmare-1', 2, row);
      return fates(table, 'nightmare-1');
    });
    expect(story['in-play']).toBe('1/24');
  });

  test('who is pushed there is not fired at; who arrives there is', () => {
    const table = stein([1]);
    enters(table, 'nightmare-1', 2, 2, 'push');
    expect(shots(table)).toEqual([]);
    enters(table, 'nightmare-1', 2, 2, 'arrival');
    expect(shots(table)).toHaveLength(1);
  });

  test('so is who steps there by leadership', () => {
    const table = suppressing(
      new Table({ plan: HALL, phasing: 1, agenda: () => [{ step: 'final', seat: 0, passed: true }], figures: [{ unit: 'corporal', at: [1, 2], facing: 'west' }, { unit: 'nightmare', at: [2, 6] }], dice: [4] }),
      'nightmare', { at: 12, dice: 1 },
    );
    table.play({ do: 'order-move', figure: 0, to: table.square(2, 2), points: [0] });
    expect([fates(table, 'corporal'), table.unrolled]).toEqual(['killed', []]);
  });

  test('friend or foe: his own side is fired at too, and no leadership goes to it', () => {
    const table = suppressing(
      new Table({ plan: HALL, agenda: () => [], figures: [{ unit: 'trooper', at: [2, 6] }, { unit: 'sergeant', at: [2, 1] }, { unit: 'nightmare', at: [0, 0] }], dice: [3] }),
      'trooper', { at: 12, dice: 1 },
    );
    enters(table, 'sergeant', 2, 2);
    expect([fates(table, 'sergeant'), table.state.open.tallies.ownKilled]).toEqual(['killed', [1, 0]]);
    expect(table.luck.account('fire', 0).deviation).toBeCloseTo(-(1 - 2 / 3), 12);
  });

  test('what is left of its way is dropped, also if it lives', () => {
    const table = stein([1]);
    table.state.open.agenda.push({ step: 'way', figure: 1, left: [4, 4] });
    enters(table, 'nightmare-1', 2, 2);
    expect([table.asked, table.state.open.agenda]).toEqual([null, []]);
  });

  test('dice that no roll can bring home strike nobody', () => {
    const far = stein([], { plan: `${'.'.repeat(5)}\n`.repeat(8), patch: { 'kill.point-blank': 7 } });
    enters(far, 'nightmare-1', 2, 2);
    expect(shots(far)).toEqual([]);
  });
});

describe('Suppression: dice for dice', () => {
  test.each([
    [3, '35/36', '8/9'], [5, '8/9', '3/4'], [10, '3/4', '5/9'], [15, '5/9', '11/36'], [20, '11/36', '0'], [25, '0', '0'],
  ])('a Plasma Projector at %i squares kills in %s, in secondary squares in %s', (range, primary, secondary) => {
    const plan = `${'.\n'.repeat(30)}`;
    const killed = (counter: number) => {
      const chances = everyRoll((combat) => {
        const table = new Table({ plan, phasing: 1, agenda: () => [], figures: [{ unit: 'heavy-weapon-trooper', at: [0, 29] }, { unit: 'nightmare', at: [0, 0] }, { unit: 'nightmare', at: [0, 1] }], combat });
        suppressing(table, 'heavy-weapon-trooper', { at: counter, dice: 2 });
        return fates(enters(table, 'nightmare-1', 0, 29 - range), 'nightmare-1');
      });
      return chances.killed ?? '0';
    };
    expect([killed(29 - range), killed(29 - range - 1)]).toEqual([primary, secondary]);
  });

  test('a counter of one\'s own at 0, and one more whose line goes on behind it at -1; the nearest suppressor first', () => {
    const table = new Table({ plan: HALL, phasing: 1, agenda: () => [], figures: [{ unit: 'trooper', at: [2, 7] }, { unit: 'heavy-weapon-trooper', at: [2, 6] }, { unit: 'nightmare', at: [0, 0] }] });
    suppressing(table, 'heavy-weapon-trooper', { at: table.square(2, 3), dice: 1 }, { at: table.square(2, 2), dice: 1 });
    suppressing(table, 'trooper', { at: table.square(2, 3), dice: 1 });
    expect(volleysAt(table.ground, table.state.open, table.number('nightmare'), table.square(2, 3))).toEqual([
      { by: 1, dice: 1, secondary: false }, { by: 1, dice: 1, secondary: true }, { by: 0, dice: 1, secondary: false },
    ]);
  });

  test('it stops when the figure has fallen', () => {
    const table = new Table({ plan: HALL, phasing: 1, agenda: () => [], figures: [{ unit: 'trooper', at: [2, 7] }, { unit: 'trooper', at: [2, 6] }, { unit: 'nightmare', at: [0, 0] }, { unit: 'nightmare', at: [4, 0] }], dice: [6] });
    for (const id of ['trooper-1', 'trooper-2']) suppressing(table, id, { at: table.square(2, 3), dice: 1 });
    enters(table, 'nightmare-1', 2, 3);
    expect([fates(table, 'nightmare-1'), table.unrolled, shots(table).length]).toEqual(['killed', [], 1]);
  });

  test('+1 for a point of leadership, if a leader is there to spend it', () => {
    const made = (dice: readonly number[]) => {
      const table = new Table({ plan: HALL, phasing: 1, agenda: () => [], figures: [{ unit: 'corporal', at: [2, 6] }, { unit: 'nightmare', at: [0, 0] }, { unit: 'nightmare', at: [4, 0] }], dice });
      suppressing(table, 'corporal', { at: table.square(2, 2), dice: 1 });
      return enters(table, 'nightmare-1', 2, 2);
    };
    const lifted = made([2]);
    expect([lifted.asked, lifted.options()]).toMatchObject([{ step: 'lift', seat: 0 }, [{ do: 'lift', point: 0 }, { do: 'hold', patient: false }]]);
    expect(lifted.refuse({ do: 'lift', point: 1 })).toMatch(/first of equal points/);
    lifted.play({ do: 'lift', point: 0 });
    expect([fates(lifted, 'nightmare-1'), lifted.state.open.leadership[0]!.fate, lifted.state.open.tallies.lifts]).toEqual(['killed', 'spent', [1, 0]]);
    const plain = made([2]).play({ do: 'hold', patient: false });
    expect([fates(plain, 'nightmare-1'), plain.state.open.leadership[0]!.fate]).toEqual(['in-play', 'ready']);
  });
});

describe('Suppression is laid', () => {
  const heavy: Placed = { unit: 'heavy-weapon-trooper', at: [2, 7] };
  const laying = (more: Partial<Given> = {}, as: 'stationary' | 'walking' = 'stationary') => new Table({ plan: HALL, figures: [heavy, { unit: 'nightmare', at: [4, 0] }], ...active('heavy-weapon-trooper', as), ...more });

  test('by who is stationary, in front, and on squares that can be entered', () => {
    expect(laying({}, 'walking').refuse(lays(laying(), 2, 3))).toMatch(/has to be stationary/);
    const table = laying();
    expect([table.refuse(lays(table, 2, 7)), table.refuse(lays(table, 0, 6))].every((why) => /front arc/.test(why!))).toBe(true);
    expect(table.refuse({ do: 'suppress', at: -3, wide: false })).toMatch(/number of a square/);
    expect(laying({ patch: { 'abilities.suppression': false } }).refuse(lays(table, 2, 3))).toMatch(/abilities.suppression/);
    expect(laying({ plan: HALL.replace(/^.{5}\n.{5}\n.{5}/, '.....\n.....\n..#..') }).refuse(lays(table, 2, 1))).toMatch(/a wall blocks/);
    const everywhere = suppress.options(table.ground, table.view);
    expect(everywhere.every((option) => table.refuse(option) === undefined)).toBe(true);
    expect(everywhere).toHaveLength(2 * (3 + 6 * 5));
  });

  test('all its dice on one square: counters there, nothing fired, the fire action spent', () => {
    const table = laying().play(lays(laying(), 2, 3));
    expect([table.figure('heavy-weapon-trooper').suppressing, table.figure('heavy-weapon-trooper').fired]).toEqual([[{ at: 17, dice: 2 }], false]);
    expect([table.state.open.tallies.suppressions, table.asked]).toEqual([[1, 0], null]);
  });

  test('who covered by leadership does no longer', () => {
    const table = laying({ figures: [{ ...heavy, is: { covering: -1 } }, { unit: 'nightmare', at: [4, 0] }] }).play(lays(laying(), 2, 3));
    expect(table.figure('heavy-weapon-trooper').covering).toBeNull();
  });

  test('or one on each of two squares that are adjacent, named one after the other', () => {
    const table = laying().play(lays(laying(), 2, 3, true));
    expect(table.asked?.step).toBe('laying');
    expect(addSquare.options(table.ground, table.view)).toHaveLength(8);
    expect(table.refuse({ do: 'add-square', at: table.square(4, 3) })).toMatch(/adjacent/);
    table.play({ do: 'add-square', at: table.square(3, 2) });
    expect(table.figure('heavy-weapon-trooper').suppressing).toEqual([{ at: table.square(2, 3), dice: 1 }, { at: table.square(3, 2), dice: 1 }]);
    const trooper = new Table({ plan: HALL, figures: [{ unit: 'trooper', at: [2, 7] }, { unit: 'nightmare', at: [4, 0] }], ...active('trooper', 'stationary') });
    expect(trooper.refuse(lays(trooper, 2, 3, true))).toMatch(/one die/);
  });

  test('whoever is in it already is fired at, friend or foe, the closest first', () => {
    const table = laying({
      figures: [heavy, { unit: 'nightmare', at: [2, 3] }, { unit: 'trooper', at: [2, 5] }, { unit: 'nightmare', at: [2, 1] }, { unit: 'nightmare', at: [4, 0] }], dice: [1, 1, 6, 1],
    });
    table.play(lays(table, 2, 3));
    expect(shots(table).map(({ target, need, dice }) => [target, need, dice])).toEqual([['trooper', 3, 2], ['nightmare-1', 4, 2]]);
    expect([fates(table, 'trooper', 'nightmare-1', 'nightmare-2'), table.unrolled]).toEqual(['in-play killed in-play', []]);
  });

  test('covering fire comes before it: who falls to it lays none, who lives does', () => {
    const covering = (dice: readonly number[]) => {
      const table = laying({ figures: [heavy, { unit: 'nightmare', at: [2, 3], facing: 'south', is: { covering: 0 } }, { unit: 'trooper', at: [0, 0] }], dice });
      table.play(lays(table, 2, 3));
      expect([table.asked, table.figure('heavy-weapon-trooper').suppressing]).toEqual([{ step: 'window', at: 'declaration', seat: 1, exposed: [0] }, []]);
      return table.play({ do: 'cover', figure: 1, at: table.square(2, 7), mode: 'single', spread: false, lift: null });
    };
    const fell = covering([4]);
    expect([fates(fell, 'heavy-weapon-trooper', 'nightmare'), fell.figure('heavy-weapon-trooper').suppressing, fell.unrolled]).toEqual(['killed in-play', [], []]);
    const lived = covering([3, 3, 1]);
    expect([fates(lived, 'heavy-weapon-trooper', 'nightmare'), lived.figure('heavy-weapon-trooper').suppressing, lived.unrolled]).toEqual(['in-play killed', [{ at: 17, dice: 2 }], []]);
  });

  test('so does leadership: one of those who would be fired at steps out of the way', () => {
    const table = new Table({
      plan: HALL, phasing: 1, ...active('assault-fiend', 'stationary'),
      figures: [{ unit: 'assault-fiend', at: [2, 7] }, { unit: 'corporal', at: [2, 5], facing: 'east' }],
    });
    table.play({ do: 'suppress', at: table.square(2, 3), wide: false });
    expect(table.asked).toEqual({ step: 'window', at: 'declaration', seat: 0, exposed: [0] });
    table.play({ do: 'order-move', figure: 1, to: table.square(3, 5), points: [0] });
    expect([table.figure('assault-fiend').suppressing, shots(table), table.unrolled]).toEqual([[{ at: 17, dice: 3 }], [], []]);
  });

  test('who is pushed by a forcewall before the counters lie lays none', () => {
    const table = laying({ figures: [heavy, { unit: 'nightmare', at: [4, 0] }], agenda: () => [{ step: 'lay', figure: 0, counters: [{ at: 17, dice: 2 }] }], is: (battle) => (battle.figures[0]!.fired = true) });
    expect(table.figure('heavy-weapon-trooper').suppressing).toEqual([]);
  });

  const corridor = '.\nD\n.\n.\n.';
  test('beyond a closed door: he breaks through at once, and the counters stay', () => {
    const table = laying({ plan: corridor, figures: [{ unit: 'heavy-weapon-trooper', at: [0, 4] }, { unit: 'nightmare', at: [0, 0] }], dice: [4, 1, 1, 1] });
    table.play(lays(table, 0, 0));
    expect(table.state.open.doors).toEqual(['destroyed']);
    expect(shots(table).map(({ target, need }) => [target, need])).toEqual([['door', 3], ['nightmare', 3]]);
    expect(table.figure('heavy-weapon-trooper').suppressing).toEqual([{ at: 0, dice: 2 }]);
  });

  test('or they lie on the door, and nobody behind it is fired at', () => {
    const table = laying({ plan: corridor, figures: [{ unit: 'heavy-weapon-trooper', at: [0, 4] }, { unit: 'nightmare', at: [0, 0] }], dice: [2, 1] });
    table.play(lays(table, 0, 0));
    expect([table.figure('heavy-weapon-trooper').suppressing, shots(table).length, table.unrolled]).toEqual([[{ at: 1, dice: 2 }], 1, []]);
  });
});

describe('Blocked Suppression, example: Estevez and the forcewall', () => {
  const estevez = (at: number, combat?: Given['combat'], dice: readonly number[] = []) => {
    const table = new Table({ plan: '.\n.\n.\n.\n.\n.\n.', agenda: () => [], figures: [{ unit: 'heavy-weapon-trooper', at: [0, 6] }, { unit: 'nightmare', at: [0, 0] }], ...(combat === undefined ? { dice } : { combat }) });
    suppressing(table, 'heavy-weapon-trooper', { at: 1, dice: 2 });
    changing(table.ground, table.state.open, () => table.state.open.forcewalls.push(at));
    proceed(table.ground, table.state, table.chance);
    return table;
  };

  test.each([[3, 3, '1/9'], [4, 2, '1/4']])('two dice at a wall %i squares off, without the -1 of secondary squares: it stands in %s', (range, square, stands) => {
    expect(everyRoll((combat) => (estevez(square, combat).state.open.forcewalls.length > 0 ? 'stands' : 'down')).stands).toBe(stands);
  });

  test('if it stands, the counters lie on it; if it goes down, they stay where they were', () => {
    const stood = estevez(3, undefined, [2, 2]);
    expect([stood.figure('heavy-weapon-trooper').suppressing, stood.state.open.forcewalls]).toEqual([[{ at: 3, dice: 2 }], [3]]);
    const fell = estevez(3, undefined, [2, 3]);
    expect([fell.figure('heavy-weapon-trooper').suppressing, fell.state.open.forcewalls]).toEqual([[{ at: 1, dice: 2 }], []]);
    expect(fell.state.open.tallies.forcewallsDestroyed).toEqual([1, 0]);
  });

  test('counters on a wall are not blocked by it another time, and stay there when it is gone', () => {
    const table = estevez(3, undefined, [2, 2]);
    changing(table.ground, table.state.open, () => (table.state.open.forcewalls = []));
    proceed(table.ground, table.state, table.chance);
    expect([table.figure('heavy-weapon-trooper').suppressing, table.unrolled]).toEqual([[{ at: 3, dice: 2 }], []]);
  });

  test('two walls on the way: the nearer is broken first, and then the other', () => {
    const table = new Table({ plan: '.\n.\n.\n.\n.\n.\n.', agenda: () => [], figures: [{ unit: 'heavy-weapon-trooper', at: [0, 6] }, { unit: 'nightmare', at: [0, 0] }], dice: [6, 1, 1, 1] });
    suppressing(table, 'heavy-weapon-trooper', { at: 0, dice: 2 });
    changing(table.ground, table.state.open, () => table.state.open.forcewalls.push(2, 4));
    proceed(table.ground, table.state, table.chance);
    expect([table.state.open.forcewalls, table.figure('heavy-weapon-trooper').suppressing, table.unrolled]).toEqual([[2], [{ at: 2, dice: 2 }], []]);
  });

  test('who suppresses and is turned keeps what is still in front; with nothing left his fire action is spent', () => {
    const table = new Table({ plan: HALL, agenda: () => [], figures: [{ unit: 'heavy-weapon-trooper', at: [2, 6] }, { unit: 'nightmare', at: [0, 0] }] });
    const heavy = table.figure('heavy-weapon-trooper');
    const turns = (facing: 2 | 4) => {
      changing(table.ground, table.state.open, () => (heavy.facing = facing));
      proceed(table.ground, table.state, table.chance);
      return [heavy.suppressing.map(({ at }) => at), heavy.fired];
    };
    suppressing(table, 'heavy-weapon-trooper', { at: table.square(2, 4), dice: 1 }, { at: table.square(3, 5), dice: 1 });
    expect(turns(2)).toEqual([[table.square(3, 5)], false]);
    expect(turns(4)).toEqual([[], true]);
  });

  test('who is moved so that a wall is between loses the counter: nobody fires at walls', () => {
    const table = new Table({ plan: HALL.replace(/^(.{5}\n){4}/, '.....\n.....\n.....\n..#..\n'), agenda: () => [], figures: [{ unit: 'heavy-weapon-trooper', at: [1, 6] }, { unit: 'nightmare', at: [0, 0] }] });
    suppressing(table, 'heavy-weapon-trooper', { at: table.square(2, 1), dice: 2 });
    changing(table.ground, table.state.open, () => (table.figure('heavy-weapon-trooper').at = table.square(2, 6)));
    proceed(table.ground, table.state, table.chance);
    expect([table.figure('heavy-weapon-trooper').suppressing, table.told]).toEqual([[], []]);
  });
});

test('between two corners that touch only what is in front can be broken through: what closes the other side is as good as a wall', () => {
  const corner = (...closed: readonly [number, number][]) =>
    new Table({ plan: '.....\n.....\n.....', figures: [{ unit: 'trooper', at: [2, 2] }], ...active('trooper', 'stationary'), dice: [1], is: (battle, table) => {
      active('trooper', 'stationary').is(battle, table);
      battle.forcewalls.push(...closed.map(([column, row]) => table.square(column, row)));
    } });
  const both = corner([2, 1], [3, 2]);
  both.play(lays(both, 3, 1));
  expect(both.figure('trooper').suppressing).toEqual([{ at: both.square(2, 1), dice: 1 }]);
  const beside = new Table({ plan: '.....\n..#..\n.....', figures: [{ unit: 'trooper', at: [2, 2] }], ...active('trooper', 'stationary'), is: (battle, table) => {
    active('trooper', 'stationary').is(battle, table);
    battle.forcewalls.push(table.square(3, 2));
  } });
  expect(beside.refuse(lays(beside, 3, 1))).toMatch(/a wall blocks/);
});

test('who is moved so far that the weapon does not reach the counter loses it', () => {
  const table = new Table({ plan: '.\n'.repeat(24), agenda: () => [], figures: [{ unit: 'assault-fiend', at: [0, 20] }, { unit: 'trooper', at: [0, 23] }] });
  suppressing(table, 'assault-fiend', { at: 0, dice: 3 });
  const after = (row: number) => {
    changing(table.ground, table.state.open, () => (table.figure('assault-fiend').at = row));
    proceed(table.ground, table.state, table.chance);
    return table.figure('assault-fiend').suppressing;
  };
  expect([after(20), after(21)]).toEqual([[{ at: 0, dice: 3 }], []]);
});

test('nobody is struck by his own suppression', () => {
  const table = new Table({ plan: HALL, agenda: () => [], figures: [{ unit: 'trooper', at: [2, 6] }, { unit: 'nightmare', at: [0, 0] }] });
  suppressing(table, 'trooper', { at: table.square(2, 2), dice: 1 });
  expect(volleysAt(table.ground, table.state.open, 0, table.square(2, 2))).toEqual([]);
});

test('where a wall and a forcewall touch on the line, it is the forcewall that has to be broken', () => {
  const table = new Table({ plan: '.#.\n...\n#..', figures: [{ unit: 'trooper', at: [0, 0] }, { unit: 'nightmare', at: [2, 2] }], is: (battle, made) => battle.forcewalls.push(made.square(0, 1), made.square(2, 1)) });
  const between = (from: readonly [number, number], to: readonly [number, number]) => obstacleBetween(table.ground.field(table.state.open), table.square(...from), table.square(...to), false);
  expect([between([0, 0], [1, 1]), between([1, 1], [2, 0])]).toEqual([table.square(0, 1), table.square(2, 1)]);
  expect(between([1, 1], [1, 2])).toBe(OPEN);
});

test('where the machines come in no counter is laid', () => {
  const table = new Table({ plan: HALL, figures: [{ unit: 'trooper', at: [2, 7] }, { unit: 'nightmare', at: [4, 0] }], ...active('trooper', 'stationary') });
  table.ground.mission.entries[table.square(2, 3)] = 1;
  expect(table.refuse(lays(table, 2, 3))).toMatch(/no counter is laid/);
  expect(table.refuse(lays(table, 2, 4))).toBeUndefined();
});
