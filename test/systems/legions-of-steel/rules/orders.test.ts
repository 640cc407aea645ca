import { describe, expect, test } from 'vitest';
import { pairsFor, pointsFor } from '../../../../src/systems/legions-of-steel/rules/points.ts';
import { Table, type Given } from '../table.ts';

const ROOM = Array.from({ length: 7 }, () => '.'.repeat(20)).join('\n');
const figures: Given['figures'] = [
  { unit: 'sergeant', at: [0, 0] }, { unit: 'corporal', at: [1, 0] }, { unit: 'trooper', at: [2, 3], facing: 'east' },
  { unit: 'nightmare', at: [12, 3], facing: 'east' },
];
const SERGEANT = 0;
const CORPORAL = 1;
const TROOPER = 2;
const table = (more: Partial<Given> = {}) => new Table({ plan: ROOM, figures, ...more });

describe('Using Leadership: whose points', () => {
  test('a leader\'s own; of a leader who sees a figure below him; assigned ones of whoever holds them', () => {
    const { ground, state: { open } } = table({ is: (battle) => (battle.leadership[1]!.holder = TROOPER) });
    expect(pointsFor(ground, open, TROOPER)).toEqual([[0], [1], [2]]);
    expect(pointsFor(ground, open, SERGEANT)).toEqual([[0]]); // not the corporal's, and not what he has lent
    expect(pointsFor(ground, open, CORPORAL)).toEqual([[0], [2]]);
  });

  test('only in line of sight, unless it is assigned', () => {
    const walled = ROOM.split('\n').map((row, y) => (y === 1 ? '#'.repeat(20) : row)).join('\n');
    const { ground, state: { open } } = table({ plan: walled, is: (battle) => (battle.leadership[1]!.holder = TROOPER) });
    expect(pointsFor(ground, open, TROOPER)).toEqual([[1]]);
    const dark = table({ is: (battle, dim) => (battle.darkness = [{ at: dim.square(2, 3), until: 9 }]) });
    expect(pointsFor(dark.ground, dark.state.open, TROOPER)).toEqual([]);
  });

  test('two points come from one leader', () => {
    const { ground, state: { open } } = table();
    expect(pairsFor(ground, open, TROOPER)).toEqual([[0, 1]]);
    const lent = table({ is: (battle) => (battle.leadership[1]!.holder = CORPORAL) });
    expect(pairsFor(lent.ground, lent.state.open, TROOPER)).toEqual([[0, 1], [1, 2]]); // the sergeant's two; the corporal's hand
    expect(lent.refuse({ do: 'order-fire', figure: TROOPER, at: lent.square(12, 3), mode: 'single', spread: false, lift: null, points: [0, 2] })).toMatch(/one leader/);
  });

  test('spent and lost ones are no use, and nobody commands who is dead', () => {
    const { ground, state: { open } } = table({ is: (battle) => ((battle.leadership[0]!.fate = 'spent'), (battle.figures[CORPORAL]!.fate = 'killed')) });
    expect(pointsFor(ground, open, TROOPER)).toEqual([[1]]);
  });
});

describe('Leadership, Actions', () => {
  const acting = (more: Partial<Given> = {}) => table(more).play({ do: 'activate', figure: CORPORAL, as: 'stationary' });

  test('a square in any direction, facing as before, still stationary: one point', () => {
    const moved = acting().play({ do: 'order-move', figure: TROOPER, to: 1 + 2 * 20, points: [2] });
    expect(moved.figure('trooper')).toMatchObject({ at: 41, facing: 2, activated: false, covering: null });
    expect(moved.state.open.leadership[2]!.fate).toBe('spent');
    expect(moved.refuse({ do: 'order-move', figure: TROOPER, to: 1, points: [0] })).toMatch(/eight squares/);
    expect(moved.refuse({ do: 'order-move', figure: TROOPER, to: 42, points: [2] })).toMatch(/not his to use/);
  });

  test('90 degrees: one point, and not about', () => {
    const turned = acting();
    expect(turned.options().filter((action) => action.do === 'order-turn' && action.figure === TROOPER && action.points[0] === 2).map((action) => (action.do === 'order-turn' ? action.facing : null))).toEqual([0, 4]);
    expect(turned.refuse({ do: 'order-turn', figure: TROOPER, facing: 6, points: [2] })).toMatch(/90 degrees/);
    expect(turned.play({ do: 'order-turn', figure: TROOPER, facing: 4, points: [2] }).figure('trooper').facing).toBe(4);
  });

  test('cover at -1: two points, also for who has fired; not for who covers as well', () => {
    const covers = acting({ is: (battle) => (battle.figures[TROOPER]!.fired = true) }).play({ do: 'order-cover', figure: TROOPER, points: [0, 1] });
    expect(covers.figure('trooper')).toMatchObject({ covering: -1, fired: true });
    expect(acting({ is: (battle) => (battle.figures[TROOPER]!.covering = -1) }).refuse({ do: 'order-cover', figure: TROOPER, points: [0, 1] })).toMatch(/covers as well/);
    expect(acting({ is: (battle) => (battle.figures[TROOPER]!.covering = -2) }).refuse({ do: 'order-cover', figure: TROOPER, points: [0, 1] })).toBeUndefined();
  });

  test('a door beside it: one point', () => {
    const door = acting({ plan: ROOM.split('\n').map((row, y) => (y === 3 ? `...D${row.slice(4)}` : row)).join('\n') });
    expect(door.play({ do: 'order-door', figure: TROOPER, at: door.square(3, 3), points: [2] }).state.open.doors).toEqual(['open']);
  });

  test('fire: two points, no movement modifiers, and its fire action is still there; one more may go to the roll', () => {
    const fired = acting({ dice: [4] }).play({ do: 'order-fire', figure: TROOPER, at: 12 + 3 * 20, mode: 'single', spread: false, lift: null, points: [0, 1] }); // range 10: 4
    expect([fired.figure('nightmare').fate, fired.figure('trooper').fired, fired.unrolled]).toEqual(['killed', false, []]);
    const lifted = acting({ dice: [3] }).play({ do: 'order-fire', figure: TROOPER, at: 12 + 3 * 20, mode: 'single', spread: false, lift: 2, points: [0, 1] });
    expect([lifted.figure('nightmare').fate, lifted.state.open.leadership.map(({ fate }) => fate), lifted.unrolled]).toEqual(['killed', ['spent', 'spent', 'spent'], []]);
    expect(acting().refuse({ do: 'order-fire', figure: TROOPER, at: 72, mode: 'single', spread: false, lift: 1, points: [0, 1] })).toMatch(/lift/);
  });

  test('throw a grenade: two points', () => {
    const thrown = acting({ dice: [6] }).play({ do: 'order-throw', figure: TROOPER, grenade: 'forcewall', over: null, points: [0, 1] }, { do: 'throw-at', at: 6 + 3 * 20, lift: null });
    expect([thrown.state.open.forcewalls, thrown.figure('trooper').fired, thrown.unrolled]).toEqual([[66], false, []]);
  });
});

describe('Leadership takes precedence', () => {
  test('example: Osbourne steps out of the line of a covering Nightmare: an automatic miss, and its cover is spent', () => {
    const osbourne = new Table({
      plan: '#.#############\n...............\n#.#############',
      figures: [{ unit: 'sergeant', at: [1, 2] }, { unit: 'nightmare', at: [14, 1], facing: 'west', is: { covering: -1 } }],
    });
    osbourne.play({ do: 'activate', figure: 0, as: 'walking' }, { do: 'move', to: osbourne.square(1, 1), facing: 0 });
    expect(osbourne.asked).toMatchObject({ step: 'window', at: 'exposure', seat: 1 });
    osbourne.play({ do: 'cover', figure: 1, at: osbourne.square(1, 1), mode: 'single', spread: false, lift: null });
    expect(osbourne.asked).toMatchObject({ step: 'window', at: 'declaration', seat: 0 });
    osbourne.play({ do: 'order-move', figure: 0, to: osbourne.square(1, 0), points: [0] });
    while (osbourne.asked?.step === 'window') osbourne.play({ do: 'hold', patient: false });
    expect(osbourne.figure('sergeant')).toMatchObject({ fate: 'in-play', at: osbourne.square(1, 0) });
    expect(osbourne.figure('nightmare')).toMatchObject({ covering: null, fired: true });
    expect([osbourne.state.open.leadership.map(({ fate }) => fate), osbourne.unrolled]).toEqual([['spent', 'ready'], []]);
  });

  test('example: a covering shot fails, and the leader has him fire again', () => {
    const again = new Table({
      plan: ROOM, phasing: 1, dice: [1, 6],
      figures: [{ unit: 'sergeant', at: [0, 0] }, { unit: 'trooper', at: [2, 3], facing: 'east', is: { covering: 0 } }, { unit: 'nightmare', at: [10, 0], facing: 'south' }],
    });
    again.play({ do: 'activate', figure: 2, as: 'walking' }, { do: 'move', to: again.square(10, 1), facing: 4 });
    again.play({ do: 'cover', figure: 1, at: again.square(10, 1), mode: 'single', spread: false, lift: null });
    expect(again.figure('nightmare').fate).toBe('in-play');
    expect(again.asked).toMatchObject({ step: 'window', seat: 0 });
    again.play({ do: 'order-fire', figure: 1, at: again.square(10, 1), mode: 'single', spread: false, lift: null, points: [0, 1] });
    expect([again.figure('nightmare').fate, again.state.open.leadership.map(({ fate }) => fate), again.unrolled]).toEqual(['killed', ['spent', 'spent'], []]);
  });
});

describe('Using Leadership: what is declared last is resolved first', () => {
  /** Machines with a leader of their own: a book may have it so. */
  const bothLead: Given = {
    plan: ROOM, patch: { 'units.assault-fiend.leadership': 2 }, agenda: () => [{ step: 'final', seat: 0, passed: true }],
    figures: [{ unit: 'sergeant', at: [0, 0] }, { unit: 'trooper', at: [2, 3] }, { unit: 'assault-fiend', at: [5, 6] }, { unit: 'nightmare', at: [4, 3], facing: 'west' }],
  };
  const letPass = (made: Table) => {
    while (made.asked?.step === 'window') made.play({ do: 'hold', patient: false });
    return made;
  };

  test('somebody else stands there by then: the step is lost, and the point', () => {
    const made = new Table(bothLead);
    made.play({ do: 'order-move', figure: 1, to: made.square(3, 3), points: [0] });
    expect(made.asked).toEqual({ step: 'window', at: 'reply', seat: 1, exposed: [] });
    letPass(made.play({ do: 'order-move', figure: 3, to: made.square(3, 3), points: [2] }));
    expect([made.figure('nightmare').at, made.figure('trooper').at]).toEqual([made.square(3, 3), made.square(2, 3)]);
    expect(made.state.open.leadership.map(({ fate }) => fate)).toEqual(['spent', 'ready', 'spent', 'ready']);
  });

  test('who is killed first does nothing any more', () => {
    const made = new Table({ ...bothLead, dice: [4] });
    made.play({ do: 'order-turn', figure: 1, facing: 2, points: [0] });
    letPass(made.play({ do: 'order-fire', figure: 3, at: made.square(2, 3), mode: 'single', spread: false, lift: null, points: [2, 3] }));
    expect([made.figure('trooper').fate, made.figure('trooper').facing, made.told.some(({ tell }) => tell === 'ordered'), made.unrolled]).toEqual(['killed', 0, false, []]);
  });

  test('Final Phase: it goes to and fro until both have passed in a row', () => {
    const hold = { do: 'hold', patient: false } as const;
    const made = new Table({ ...bothLead, phasing: 1, agenda: () => [{ step: 'final', seat: 1, passed: false }] });
    made.play(hold);
    expect(made.asked).toEqual({ step: 'final', seat: 0, passed: true });
    letPass(made.play({ do: 'order-turn', figure: 1, facing: 2, points: [0] }));
    expect(made.asked).toEqual({ step: 'final', seat: 0, passed: false });
    made.play(hold);
    expect(made.asked).toEqual({ step: 'final', seat: 1, passed: true });
    expect(made.play(hold).asked).toBeNull();
  });
});

describe('Leadership, Actions: what bars a step', () => {
  test('walls, corners as for any diagonal, and figures', () => {
    const barred = new Table({ plan: '.#.\n#..\n...', agenda: () => [{ step: 'final', seat: 0, passed: true }], figures: [{ unit: 'corporal', at: [1, 1] }, { unit: 'nightmare', at: [2, 1] }] });
    const to = (column: number, row: number) => barred.refuse({ do: 'order-move', figure: 0, to: barred.square(column, row), points: [0] });
    expect([to(1, 0), to(0, 0), to(2, 0), to(0, 2), to(2, 1)].map((why) => why !== undefined)).toEqual([true, true, true, true, true]);
    expect([to(1, 2), to(2, 2)]).toEqual([undefined, undefined]);
  });

  test('who suppresses is not told to cover', () => {
    const busy = table({ agenda: () => [{ step: 'final', seat: 0, passed: true }], is: (battle, made) => (battle.figures[TROOPER]!.suppressing = [{ at: made.square(6, 3), dice: 1 }]) });
    expect(busy.refuse({ do: 'order-cover', figure: TROOPER, points: [0, 1] })).toMatch(/suppresses/);
  });

  test('one corporal does not command another', () => {
    const two = new Table({ plan: ROOM, figures: [{ unit: 'corporal', at: [0, 0] }, { unit: 'corporal', at: [1, 0] }] });
    expect(pointsFor(two.ground, two.state.open, 1)).toEqual([[1]]);
    const given = { do: 'order-fire', figure: TROOPER, at: 72, mode: 'single', spread: false, lift: 0, points: [0, 1] } as const;
    expect(table({ agenda: () => [{ step: 'final', seat: 0, passed: true }] }).refuse(given)).toMatch(/lift/); // a point is spent once
  });

  test('covering fire does not answer who fires by order', () => {
    const seen = table({ agenda: () => [{ step: 'final', seat: 0, passed: true }], figures: [...figures.slice(0, 3), { unit: 'nightmare', at: [12, 3], facing: 'west', is: { covering: 0 } }], dice: [1] });
    seen.play({ do: 'order-fire', figure: TROOPER, at: seen.square(12, 3), mode: 'single', spread: false, lift: null, points: [0, 1] });
    expect([seen.asked?.step, seen.figure('nightmare').covering, seen.unrolled]).toEqual(['final', 0, []]);
  });
});

describe('who is asked for orders as an enemy attacks', () => {
  /** A Nightmare at the right end of a corridor fires along it at a Trooper who has no leader in sight. */
  const attacked = (more: Partial<Given>) => {
    const made = new Table({ plan: `${'.'.repeat(12)}\n${'#'.repeat(12)}`, phasing: 1, figures: [], ...more, ...activeAs('nightmare') });
    return made.play({ do: 'fire', at: made.figure('trooper').at, mode: 'single', spread: false, lift: null });
  };
  const activeAs = (id: string): Pick<Given, 'agenda' | 'is'> => ({
    agenda: (made) => [{ step: 'acting', figure: made.number(id) }],
    is: (battle, made) => {
      battle.active = { figure: made.number(id), as: 'walking', spent: 0, diagonals: 0, patient: [false, false] };
      if (battle.doors.length > 0) battle.doors[0] = 'open';
    },
  });

  test('a leader beside a door on the line, which he closes: an automatic miss', () => {
    const plan = `....D.......\n####.#######`;
    const made = attacked({ plan, figures: [{ unit: 'trooper', at: [0, 0] }, { unit: 'corporal', at: [4, 1], facing: 'south' }, { unit: 'nightmare', at: [11, 0], facing: 'west' }] });
    expect(made.asked).toMatchObject({ step: 'window', at: 'declaration', seat: 0 });
    made.play({ do: 'order-door', figure: 1, at: made.square(4, 0), points: [0] });
    expect([made.figure('trooper').fate, made.told.some(({ tell }) => tell === 'automatic-miss'), made.unrolled]).toEqual(['in-play', true, []]);
  });

  test('one who could be told to fire first, with two points and a line to the attacker', () => {
    const made = attacked({
      plan: `${'.'.repeat(12)}\n.###########`, dice: [6], patch: { 'leadership.move': 3, 'leadership.turn': 3 },
      figures: [{ unit: 'trooper', at: [0, 0], facing: 'east', is: { fired: true } }, { unit: 'sergeant', at: [0, 1] }, { unit: 'nightmare', at: [11, 0], facing: 'west' }],
    });
    expect(made.asked).toMatchObject({ step: 'window', at: 'declaration', seat: 0 });
    made.play({ do: 'order-fire', figure: 0, at: made.square(11, 0), mode: 'single', spread: false, lift: null, points: [0, 1] });
    expect([made.figure('nightmare').fate, made.figure('trooper').fate, made.unrolled]).toEqual(['killed', 'in-play', []]);
  });

  test('one who covers with a line to him, but looks elsewhere, and could be told to turn', () => {
    const exposure = (more: Partial<Given['figures'][number]>) => new Table({
      plan: ROOM, phasing: 1, agenda: () => [{ step: 'window', at: 'exposure', seat: 0, exposed: [1] }],
      figures: [{ unit: 'corporal', at: [2, 3], facing: 'north', is: { covering: 0 }, ...more }, { unit: 'nightmare', at: [12, 3], facing: 'south' }],
    });
    expect(exposure({}).asked).toMatchObject({ step: 'window', seat: 0 });
    expect(exposure({ is: {} }).asked).toBeNull();
    const turned = exposure({}).play({ do: 'order-turn', figure: 0, facing: 2, points: [0] });
    expect([turned.asked?.step, turned.options().some((action) => action.do === 'cover')]).toEqual(['window', true]);
  });

  test('one within two squares of where a grenade is thrown, who could be told to get away', () => {
    const thrown = (column: number) => {
      const made = new Table({ plan: ROOM, phasing: 1, figures: [{ unit: 'corporal', at: [column, 0], facing: 'north' }, { unit: 'nightmare', at: [12, 6], facing: 'north' }], dice: [6], ...activeAs('nightmare') });
      return made.play({ do: 'throw', grenade: 'nachtmacher', over: null }, { do: 'throw-at', at: made.square(12, 0), lift: null });
    };
    expect([thrown(10).asked, thrown(9).asked]).toMatchObject([{ step: 'window', at: 'declaration', seat: 0 }, { step: 'acting' }]);
  });
});
