import { describe, expect, test } from 'vitest';
import { legionsOfSteel } from '../../../../src/systems/legions-of-steel/index.ts';
import { pulseNeed } from '../../../../src/systems/legions-of-steel/rules/burst.ts';
import { landings } from '../../../../src/systems/legions-of-steel/rules/miss-table.ts';
import { proceed } from '../../../../src/systems/legions-of-steel/sequence.ts';
import { throwNeed } from '../../../../src/systems/legions-of-steel/rules/throw-need.ts';
import type { Designation } from '../../../../src/systems/legions-of-steel/vocabulary.ts';
import { Table, type Given, type Placed } from '../table.ts';

const NORTH = 0;
const SIZE = 21;
const HALL = Array.from({ length: SIZE }, () => '.'.repeat(SIZE)).join('\n');
const MIDDLE = 10;

interface Case extends Partial<Given> {
  as?: Designation;
  others?: readonly Placed[];
}

/** A trooper in the middle of a hall, looking north, active. */
function thrower({ as = 'walking', others = [], plan = HALL, ...more }: Case = {}): Table {
  return new Table({ plan, figures: [{ unit: 'trooper', at: [MIDDLE, MIDDLE] }, ...others], ...more }).play({ do: 'activate', figure: 0, as });
}

/** The need `right` and `ahead` of him. */
function need(table: Table, right: number, ahead: number, over: readonly [number, number] | null = null, lifted = false): number | 'sure' | null {
  const { modifiers } = table.ground.book;
  const found = throwNeed(table.ground, table.state.open, 0, table.square(MIDDLE + right, MIDDLE - ahead), over === null ? null : table.square(MIDDLE + over[0], MIDDLE - over[1]), modifiers[table.state.open.active!.as], lifted);
  return found === null ? null : found.sure ? 'sure' : found.need;
}

describe('Using Grenades', () => {
  test('ahead the range has to be shown, with movement modifiers; the square in front cannot be missed', () => {
    const row = (as: Designation) => Array.from({ length: 9 }, (_, i) => need(thrower({ as }), 0, i + 1));
    expect(row('walking')).toEqual(['sure', 2, 3, 4, 5, 6, 7, 8, null]);
    expect(row('stationary')).toEqual(['sure', 2, 2, 3, 4, 5, 6, 7, null]);
    expect(row('running')).toEqual(['sure', 3, 4, 5, 6, 7, 8, null, null]);
  });

  test('at the side -1; behind, twice the range', () => {
    const table = thrower();
    expect([need(table, 4, 0), need(table, -4, 1), need(table, 4, 4)]).toEqual([5, 6, 6]); // range 4, 5; the diagonal is ahead, range 6
    const standing = thrower({ as: 'stationary' });
    expect([1, 2, 3, 4, 5].map((range) => need(standing, 0, -range))).toEqual([2, 3, 5, 7, null]);
  });

  test('past a figure, through a corner, in darkness', () => {
    expect(need(thrower({ others: [{ unit: 'assault-fiend', at: [MIDDLE, MIDDLE - 2], facing: 'south' }] }), 0, 4)).toBe(6);
    expect(need(thrower({ is: (battle, table) => (battle.darkness = [{ at: table.square(MIDDLE, MIDDLE - 4), until: 2 }]) }), 0, 4)).toBe(6);
    const corner = HALL.split('\n').map((line, y) => (y === MIDDLE - 2 ? `${line.slice(0, MIDDLE + 1)}#${line.slice(MIDDLE + 2)}` : line)).join('\n');
    expect([need(thrower(), 3, 3), need(thrower({ plan: corner }), 3, 3)]).toEqual([5, 6]);
  });

  test('not at a wall, a closed door, a forcewall, behind one, or at himself', () => {
    const wall = HALL.split('\n').map((line, y) => (y === MIDDLE - 3 ? `${line.slice(0, MIDDLE)}#${line.slice(MIDDLE + 1)}` : line)).join('\n');
    expect([need(thrower({ plan: wall }), 0, 3), need(thrower({ plan: wall }), 0, 4), need(thrower(), 0, 0)]).toEqual([null, null, null]);
    expect(need(thrower({ is: (battle, table) => battle.forcewalls.push(table.square(MIDDLE, MIDDLE - 3)) }), 0, 4)).toBeNull();
  });

  test('a point of leadership gives +1, but does not let him throw where he could not', () => {
    const table = thrower();
    expect([need(table, 0, 6, null, true), need(table, 0, 9, null, true), need(thrower({ as: 'running' }), 0, 8, null, true)]).toEqual([5, null, null]);
  });

  test('it is thrown once, with the fire action; who has none throws none', () => {
    const table = thrower({ dice: [6] }).play({ do: 'throw', grenade: 'forcewall', over: null });
    table.play({ do: 'throw-at', at: table.square(MIDDLE, MIDDLE - 4), lift: null });
    expect([table.figure('trooper').grenades, table.figure('trooper').fired, table.state.open.forcewalls, table.unrolled]).toEqual([[0, 1, 0], true, [table.square(MIDDLE, MIDDLE - 4)], []]);
    expect(table.refuse({ do: 'throw', grenade: 'k-pulse', over: null })).toMatch(/fire action/);
    expect(thrower().refuse({ do: 'throw', grenade: 'nachtmacher', over: null })).toMatch(/has no nachtmacher/);
  });
});

describe('Displaced Throwing', () => {
  test('example: round a corner, range 4, at the side, displaced: 6', () => {
    // Kowolchuk has a wall at his right; the robot is three squares to the right and one ahead.
    const plan = HALL.split('\n').map((line, y) => (y === MIDDLE ? `${line.slice(0, MIDDLE + 1)}###${line.slice(MIDDLE + 4)}` : line)).join('\n');
    const target = [3, 1] as const;
    const table = thrower({ plan, others: [{ unit: 'nightmare', at: [MIDDLE + target[0], MIDDLE - target[1]], facing: 'west' }], dice: [6, 4] });
    expect(need(table, ...target, [0, 1])).toBe(6);
    expect(need(thrower({ plan, as: 'stationary' }), ...target, [0, 1])).toBe(5);
    expect(need(thrower({ plan, as: 'running' }), ...target, [0, 1])).toBe(7); // may be thrown, and misses
    table.play({ do: 'throw', grenade: 'k-pulse', over: table.square(MIDDLE, MIDDLE - 1) }, { do: 'throw-at', at: table.square(MIDDLE + 3, MIDDLE - 1), lift: null });
    expect([table.figure('nightmare').fate, table.figure('trooper').at, table.unrolled]).toEqual(['killed', table.square(MIDDLE, MIDDLE), []]);
  });

  test('ahead or to a side, over what is no wall, door or forcewall', () => {
    const table = thrower({ is: (battle, table) => battle.forcewalls.push(table.square(MIDDLE + 1, MIDDLE)) });
    const over = new Set(table.options().flatMap((action) => (action.do === 'throw' && action.grenade === 'k-pulse' ? [action.over] : [])));
    expect([...over]).toEqual([null, table.square(MIDDLE, MIDDLE - 1), table.square(MIDDLE - 1, MIDDLE)]);
  });

  test('without the ability nobody does', () => {
    expect(thrower({ patch: { 'abilities.displaced-throwing': false } }).refuse({ do: 'throw', grenade: 'k-pulse', over: MIDDLE + SIZE * (MIDDLE - 1) })).toMatch(/left out/);
  });
});

describe('Misses, table', () => {
  /** The nine ends of a grenade thrown ahead at a square four away, as [right, far] of it. */
  function ends(rows: string, what: 'miss' | 'push', others: readonly Placed[] = []): string {
    const table = new Table({ plan: rows, agenda: () => [], figures: [{ unit: 'trooper', at: [2, 8] }, ...others] });
    const at = table.square(2, 4);
    const counts = new Map<string, number>();
    for (const square of landings(table.ground, table.state.open, table.square(2, 8), NORTH, at, what)) {
      const [right, far] = [(square % 5) - 2, 4 - Math.trunc(square / 5)];
      const name = `${far === 1 ? 'far' : far === 0 ? 'level' : 'near'}${right < 0 ? '-left' : right > 0 ? '-right' : ''}`;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return [...counts].map(([name, count]) => `${name} ${count}`).sort().join(', ');
  }
  const lines = (row: string) => Array.from({ length: 9 }, () => row).join('\n');

  test('in the open all nine squares alike', () => {
    expect(ends(lines('.....'), 'miss')).toBe('far 1, far-left 1, far-right 1, level 1, level-left 1, level-right 1, near 1, near-left 1, near-right 1');
  });

  test('in a corridor one square wide far, target and near alike', () => expect(ends(lines('##.##'), 'miss')).toBe('far 3, level 3, near 3'));

  test('beside a wall at the left', () => expect(ends(lines('##...'), 'miss')).toBe('far 2, far-right 1, level 2, level-right 1, near 2, near-right 1'));

  test('a wall beyond: four in nine on target after all', () => {
    const beyond = lines('.....').split('\n').map((row, y) => (y <= 3 ? '#####' : row)).join('\n');
    expect(ends(beyond, 'miss')).toBe('level 4, level-left 1, level-right 1, near 1, near-left 1, near-right 1');
  });

  test('a square without a line from the target is none to land on', () => {
    const cut = lines('.....').split('\n').map((row, y) => (y === 3 ? '..#..' : y === 4 ? '.#...' : row)).join('\n');
    expect(ends(cut, 'miss')).toBe('far-right 1, level 4, level-right 1, near 1, near-left 1, near-right 1');
  });

  test('a figure does not stop a grenade, but who is pushed', () => {
    const behind: Placed = { unit: 'nightmare', at: [2, 3], facing: 'south' };
    expect(ends(lines('##.##'), 'miss', [behind])).toBe('far 3, level 3, near 3');
    expect(ends(lines('##.##'), 'push', [behind])).toBe('level 6, near 3');
    expect(ends(lines('##.##'), 'push', [behind, { unit: 'nightmare', at: [2, 5], facing: 'north' }])).toBe('level 9');
  });

  test('dice: the first says left or right, the second far or close, as he throws', () => {
    const south = new Table({ plan: HALL, figures: [{ unit: 'trooper', at: [MIDDLE, 4], facing: 'south' }], dice: [1, 2, 6] }).play({ do: 'activate', figure: 0, as: 'walking' });
    south.play({ do: 'throw', grenade: 'forcewall', over: null }, { do: 'throw-at', at: south.square(MIDDLE, 8), lift: null }); // a miss; left; near
    expect([south.state.open.forcewalls, south.unrolled]).toEqual([[south.square(MIDDLE + 1, 7)], []]);
  });
});

describe('Forcewall grenades', () => {
  const pushed = (dice: readonly number[], others: readonly Placed[] = []) => {
    const table = thrower({ others: [{ unit: 'nightmare', at: [MIDDLE, MIDDLE - 4], facing: 'south', is: { covering: 0 } }, ...others], dice });
    table.play({ do: 'throw', grenade: 'forcewall', over: null }, { do: 'throw-at', at: table.square(MIDDLE, MIDDLE - 4), lift: null });
    while (table.asked?.step === 'window') table.play({ do: 'hold', patient: false });
    return table;
  };

  test('it pushes who stands there, facing as before, with a fired counter and no cover', () => {
    const table = pushed([6, 5, 1]); // on target; right; far
    expect(table.figure('nightmare')).toMatchObject({ at: table.square(MIDDLE + 1, MIDDLE - 5), facing: 4, fired: true, covering: null });
    expect([table.state.open.forcewalls, table.unrolled]).toEqual([[table.square(MIDDLE, MIDDLE - 4)], []]);
  });

  test('in the middle of the table it is crushed', () => {
    const table = pushed([6, 3, 4]);
    expect([table.figure('nightmare').fate, table.state.open.tallies.killsByForcewall, table.unrolled]).toEqual(['killed', [1, 0], []]);
  });

  test('it blocks the way, fire and sight, until it is shot down: one kill at -1', () => {
    const plan = '.\n.\n.\n.\n.';
    const table = new Table({ plan, figures: [{ unit: 'trooper', at: [0, 4] }, { unit: 'nightmare', at: [0, 0], facing: 'south' }], dice: [3, 5], is: (battle) => battle.forcewalls.push(2) });
    table.play({ do: 'activate', figure: 0, as: 'stationary' });
    expect(table.options().flatMap((action) => (action.do === 'fire' ? [action.at] : []))).toEqual([2, 2, 2]); // with one die, with two, with two spread
    table.play({ do: 'fire', at: 2, mode: 'auto', spread: false, lift: null }); // range 2: 3, +1 stationary, -1 automatic, -1 forcewall: 4
    expect([table.state.open.forcewalls, table.unrolled]).toEqual([[], []]);
  });
});

describe('K-Pulse grenades', () => {
  const around = (unit: 'nightmare' | 'assault-fiend', right: number, ahead: number, is?: Given['is']): number | null => {
    const table = thrower({ others: [{ unit, at: [MIDDLE + right, MIDDLE - 4 - ahead] }], ...(is === undefined ? {} : { is }) });
    return pulseNeed(table.ground, table.state.open, table.square(MIDDLE, MIDDLE - 4), 1);
  };

  test('4 in the square, 5 beside it, 6 at range 2: diagonals and two squares straight', () => {
    expect([around('nightmare', 0, 0), around('nightmare', 1, 0), around('nightmare', 1, 1), around('nightmare', 2, 0), around('nightmare', 2, 1)]).toEqual([4, 5, 6, 6, null]);
  });

  test('an Assault Fiend only in the square itself, and by a 6', () => {
    expect([around('assault-fiend', 0, 0), around('assault-fiend', 1, 0)]).toEqual([6, 7]);
  });

  test('a forcewall between keeps it off (an assumption that can be swept); darkness does nothing to it', () => {
    const wall: Given['is'] = (battle, table) => battle.forcewalls.push(table.square(MIDDLE + 1, MIDDLE - 4));
    expect([around('nightmare', 2, 0, wall), around('nightmare', 1, 1, wall)]).toEqual([null, 6]);
    expect(around('nightmare', 1, 0, (battle, table) => (battle.darkness = [{ at: table.square(MIDDLE, MIDDLE - 4), until: 2 }]))).toBe(5);
  });

  test('friend and foe, thrower too, all dice at once', () => {
    const table = thrower({ others: [{ unit: 'trooper', at: [MIDDLE + 1, MIDDLE - 1] }, { unit: 'nightmare', at: [MIDDLE, MIDDLE - 2], facing: 'south' }], dice: [5, 5, 6] });
    table.play({ do: 'throw', grenade: 'k-pulse', over: null }, { do: 'throw-at', at: table.square(MIDDLE, MIDDLE - 1), lift: null }); // cannot miss; 5 at range 1 each
    expect([table.figure('trooper-1').fate, table.figure('trooper-2').fate, table.figure('nightmare').fate, table.unrolled]).toEqual(['killed', 'killed', 'killed', []]);
    expect([table.state.open.tallies.killsByKPulse, table.state.open.tallies.ownKilled]).toEqual([[1, 0], [2, 0]]);
  });
});

describe('Nachtmacher grenades', () => {
  test('nine squares are dark until the end of the next game turn', () => {
    const table = new Table({ plan: HALL, phasing: 1, figures: [{ unit: 'nightmare', at: [MIDDLE, MIDDLE] }, { unit: 'trooper', at: [0, 0] }], dice: [6], initiative: [1, 2, 1, 2] }).play({ do: 'activate', figure: 0, as: 'walking' });
    table.play({ do: 'throw', grenade: 'nachtmacher', over: null }, { do: 'throw-at', at: table.square(MIDDLE, MIDDLE - 3), lift: null });
    expect([...table.ground.field(table.state.open).dark].filter((dark) => dark === 1)).toHaveLength(9);
    expect(table.state.open.darkness).toEqual([{ at: table.square(MIDDLE, MIDDLE - 3), until: 2 }]);
  });
});

test('Passing and Recovery of Grenades: each takes the fire action, and only by the option', () => {
  const beside: readonly Placed[] = [{ unit: 'trooper', at: [MIDDLE, MIDDLE - 1] }];
  const table = thrower({ others: beside, patch: { 'options.passing': true } });
  expect(thrower({ others: beside }).refuse({ do: 'hand-over', grenade: 'k-pulse', to: 1 })).toMatch(/options.passing/);
  table.play({ do: 'hand-over', grenade: 'k-pulse', to: 1 });
  expect([table.figure('trooper-1').grenades, table.figure('trooper-2').grenades, table.figure('trooper-1').fired]).toEqual([[1, 0, 0], [1, 2, 0], true]);
  const lies: Given['is'] = (battle, table) => (battle.dropped = [{ at: table.square(MIDDLE, MIDDLE), grenade: 'k-pulse' }]);
  const picker = thrower({ patch: { 'options.recovery': true }, is: lies });
  picker.play({ do: 'pick-up', what: 'k-pulse' });
  expect([picker.figure('trooper').grenades, picker.state.open.dropped, picker.figure('trooper').fired]).toEqual([[1, 2, 0], [], true]);
  expect(thrower({ is: lies }).refuse({ do: 'pick-up', what: 'k-pulse' })).toMatch(/options.recovery/);
  const machine = new Table({ plan: HALL, phasing: 1, figures: [{ unit: 'nightmare', at: [MIDDLE, MIDDLE] }], patch: { 'options.recovery': true }, is: lies }).play({ do: 'activate', figure: 0, as: 'walking' });
  expect(machine.refuse({ do: 'pick-up', what: 'k-pulse' })).toMatch(/only commandos/);
});

describe('a throw is declared before it is rolled', () => {
  const fires = (table: Table) => ({ do: 'cover', figure: 1, at: table.figure('trooper').at, mode: 'single', spread: false, lift: null }) as const;
  const facing = (dice: readonly number[]) => {
    const table = thrower({ others: [{ unit: 'nightmare', at: [MIDDLE, MIDDLE - 8], facing: 'south', is: { covering: 0 } }, { unit: 'heavy-weapon-trooper', at: [0, 0] }], dice });
    return table.play({ do: 'throw', grenade: 'forcewall', over: null }, { do: 'throw-at', at: table.square(MIDDLE, MIDDLE - 4), lift: null });
  };

  test('covering fire comes before it: who falls throws nothing, but the grenade is gone', () => {
    const table = facing([4]);
    expect(table.asked).toEqual({ step: 'window', at: 'declaration', seat: 1, exposed: [0] });
    table.play(fires(table));
    expect([table.figure('trooper').fate, table.figure('trooper').grenades, table.state.open.forcewalls, table.unrolled]).toEqual(['killed', [0, 1, 0], [], []]);
  });

  test('who lives throws', () => {
    const table = facing([3, 4]);
    table.play(fires(table));
    expect([table.state.open.forcewalls, table.unrolled]).toEqual([[table.square(MIDDLE, MIDDLE - 4)], []]);
  });

  test('by order without movement modifiers, and covering fire does not answer it', () => {
    const table = new Table({
      plan: HALL, dice: [4], patch: { 'leadership.move': 3 },
      figures: [{ unit: 'sergeant', at: [MIDDLE, MIDDLE] }, { unit: 'nightmare', at: [MIDDLE, MIDDLE - 8], facing: 'south', is: { covering: 0 } }],
    }).play({ do: 'activate', figure: 0, as: 'running' });
    table.play({ do: 'order-throw', figure: 0, grenade: 'forcewall', over: null, points: [0, 1] }, { do: 'throw-at', at: table.square(MIDDLE, MIDDLE - 4), lift: null });
    expect([table.state.open.forcewalls, table.figure('sergeant').fired, table.figure('nightmare').covering, table.unrolled]).toEqual([[table.square(MIDDLE, MIDDLE - 4)], false, 0, []]);
  });

  test('who has lost the line of fire by then misses: it lands by the table', () => {
    const table = new Table({
      plan: HALL, dice: [6, 6],
      figures: [{ unit: 'trooper', at: [MIDDLE, MIDDLE] }, { unit: 'nightmare', at: [0, 0] }],
      is: (battle, made) => battle.forcewalls.push(made.square(MIDDLE, MIDDLE - 2)),
      agenda: (made) => [{ step: 'thrown', toss: { by: 0, grenade: 'nachtmacher', at: made.square(MIDDLE, MIDDLE - 4), over: null, stance: 1, lifted: false } }],
    });
    expect([table.state.open.darkness.map(({ at }) => at), table.unrolled]).toEqual([[table.square(MIDDLE + 1, MIDDLE - 3)], []]); // right, near
  });

  test('the adjacent square in front may be missed over a displacement square', () => {
    expect(need(thrower(), 0, 1, [1, 0])).toBe(2);
  });

  test('a forcewall that scatters to where the machines come in, or onto another, does not come up', () => {
    const burst = (is: (table: Table) => void) => {
      const table = new Table({ plan: HALL, agenda: () => [], figures: [{ unit: 'trooper', at: [MIDDLE, MIDDLE] }, { unit: 'nightmare', at: [0, 0] }] });
      is(table);
      table.state.open.agenda.push({ step: 'burst', grenade: 'forcewall', at: 5, by: 0 });
      table.state.open.clock += 1;
      proceed(table.ground, table.state, table.chance);
      return table.state.open.forcewalls;
    };
    expect([burst(() => {}), burst((table) => (table.ground.mission.entries[5] = 1)), burst((table) => table.state.open.forcewalls.push(5))]).toEqual([[5], [], [5]]);
  });

  describe('what lies where it comes up is pushed out, by dice of its own for each thing', () => {
    const dropped = (dice: readonly number[], others: readonly Placed[] = []) => {
      const table = thrower({ others, dice, is: (battle, made) => {
        const at = made.square(MIDDLE, MIDDLE - 1);
        battle.dropped = [{ at, grenade: 'k-pulse' }, { at: 0, grenade: 'k-pulse' }, { at, grenade: 'nachtmacher' }];
      } });
      table.play({ do: 'throw', grenade: 'forcewall', over: null }, { do: 'throw-at', at: table.square(MIDDLE, MIDDLE - 1), lift: null });
      return table;
    };
    const places = (table: Table) => table.state.open.dropped.map(({ at }) => at);

    test('one to the right and beyond, one stays under it', () => {
      const table = dropped([5, 1, 3, 3]);
      expect([places(table), table.unrolled]).toEqual([[table.square(MIDDLE + 1, MIDDLE - 2), 0, table.square(MIDDLE, MIDDLE - 1)], []]);
      expect(table.told.flatMap((event) => (event.tell === 'thing-pushed' ? [legionsOfSteel.describe(event)] : []))).toEqual(['  a k-pulse grenade is pushed to [11, 8]', '  a nachtmacher grenade stays under it']);
    });

    test('figures are not in their way, forcewalls are: the table leads back to the middle', () => {
      const stands: Placed = { unit: 'corporal', at: [MIDDLE, MIDDLE - 2] };
      expect(places(dropped([3, 1, 3, 3], [stands]))[0]).toBe(SIZE * (MIDDLE - 2) + MIDDLE);
      const blocked = thrower();
      blocked.state.open.forcewalls.push(blocked.square(MIDDLE, MIDDLE - 2));
      blocked.state.open.clock += 1;
      expect(landings(blocked.ground, blocked.state.open, blocked.square(MIDDLE, MIDDLE), NORTH, blocked.square(MIDDLE, MIDDLE - 1), 'push-thing').filter((square) => square === blocked.square(MIDDLE, MIDDLE - 1))).toHaveLength(2);
    });
  });

  test('no forcewall is thrown where the machines come in; other grenades are', () => {
    const table = thrower({ dice: [4] });
    table.ground.mission.entries[table.square(MIDDLE, MIDDLE - 4)] = 1;
    const at = { do: 'throw-at', at: table.square(MIDDLE, MIDDLE - 4), lift: null } as const;
    expect(table.play({ do: 'throw', grenade: 'forcewall', over: null }).refuse(at)).toMatch(/cannot throw it there/);
    const other = thrower({ dice: [4] });
    other.ground.mission.entries[other.square(MIDDLE, MIDDLE - 4)] = 1;
    expect(other.play({ do: 'throw', grenade: 'k-pulse', over: null }).refuse(at)).toBeUndefined();
  });
});

describe('Misses, table: which way is up', () => {
  /** Where a Nachtmacher ends that misses to the left and close, thrown at a square so far to the right and ahead. */
  const missed = (right: number, ahead: number, looks: 'north' | 'east') => {
    const table = new Table({
      plan: HALL, dice: [1, 2, 6], figures: [{ unit: 'nightmare', at: [MIDDLE, MIDDLE], facing: looks }, { unit: 'trooper', at: [0, 0] }],
      agenda: (made) => [{ step: 'thrown', toss: { by: 0, grenade: 'nachtmacher', at: made.square(MIDDLE + right, MIDDLE - ahead), over: null, stance: 0, lifted: false } }],
    });
    const { at } = table.state.open.darkness[0]!;
    return [(at % SIZE) - MIDDLE, MIDDLE - Math.trunc(at / SIZE), table.unrolled.length];
  };

  test('the longer way of the throw; of two that are alike, where the thrower looks', () => {
    expect([missed(0, 4, 'north'), missed(4, 1, 'north'), missed(-4, 1, 'north')]).toEqual([[-1, 3, 0], [3, 2, 0], [-3, 0, 0]]);
    expect([missed(3, 3, 'north'), missed(3, 3, 'east')]).toEqual([[2, 2, 0], [2, 4, 0]]);
  });
});

describe('Forcewall grenades: who is pushed', () => {
  const pushed = (other: Placed, dice: readonly number[], more: Partial<Given> = {}) => {
    const table = thrower({ others: [other, { unit: 'nightmare', at: [0, 0] }], dice, ...more });
    return table.play({ do: 'throw', grenade: 'forcewall', over: null }, { do: 'throw-at', at: table.square(MIDDLE, MIDDLE - 4), lift: null });
  };

  test('suppresses no more', () => {
    const table = pushed({ unit: 'nightmare', at: [MIDDLE, MIDDLE - 4], is: { suppressing: [{ at: 2 * SIZE + MIDDLE, dice: 1 }] } }, [4, 1, 1]);
    expect(table.figure('nightmare-1')).toMatchObject({ at: table.square(MIDDLE - 1, MIDDLE - 5), suppressing: [], fired: true });
  });

  test('an Assault Fiend is crushed as anybody else', () => {
    const table = pushed({ unit: 'assault-fiend', at: [MIDDLE, MIDDLE - 4] }, [4, 3, 3]);
    expect([table.figure('assault-fiend').fate, table.state.open.forcewalls.length, table.unrolled]).toEqual(['killed', 1, []]);
  });

  test('may be covered at where he ends up', () => {
    const watching: Placed = { unit: 'corporal', at: [MIDDLE - 1, MIDDLE], is: { covering: 0 } };
    const table = thrower({ others: [{ unit: 'nightmare', at: [MIDDLE, MIDDLE - 4] }, watching], dice: [4, 1, 5], patch: { 'abilities.leadership': false } });
    table.play({ do: 'throw', grenade: 'forcewall', over: null }, { do: 'throw-at', at: table.square(MIDDLE, MIDDLE - 4), lift: null });
    expect(table.asked).toEqual({ step: 'window', at: 'exposure', seat: 0, exposed: [1] });
  });
});

test('K-Pulse grenades: what chance gave is a gain against an enemy, a loss against a friend', () => {
  const deviation = (unit: 'nightmare' | 'corporal') => {
    const table = thrower({ others: [{ unit, at: [MIDDLE, MIDDLE - 3] }, { unit: 'nightmare', at: [0, 0] }], dice: [6, 6], patch: { 'abilities.leadership': false } });
    table.play({ do: 'throw', grenade: 'k-pulse', over: null }, { do: 'throw-at', at: table.square(MIDDLE, MIDDLE - 3), lift: null });
    return table.luck.account('k-pulse', 0).deviation;
  };
  expect([deviation('nightmare'), deviation('corporal')]).toEqual([0.5, -0.5]);
});
