import { describe, expect, test } from 'vitest';
import { chanceFirst } from '../../../../src/systems/legions-of-steel/rules/initiative.ts';
import type { Step } from '../../../../src/systems/legions-of-steel/steps.ts';
import { Table, type Given } from '../table.ts';

const ROOM = Array.from({ length: 5 }, () => '.'.repeat(30)).join('\n');
const figures: Given['figures'] = [
  { unit: 'sergeant', at: [0, 0], facing: 'west' }, { unit: 'corporal', at: [0, 1], facing: 'west' }, { unit: 'trooper', at: [0, 2], facing: 'west' },
  { unit: 'nightmare', at: [29, 0], facing: 'east' }, { unit: 'nightmare', at: [29, 4], facing: 'east' },
];
const only = (...steps: Step[]) => () => steps;
const turn = (more: Partial<Given> = {}) => new Table({ plan: ROOM, figures, agenda: only({ step: 'turn' }), is: (battle) => (battle.turn = 1), ...more });

describe('Initiative', () => {
  test('a die each, and the higher one chooses who goes first', () => {
    const table = turn({ initiative: [3, 5], is: (battle) => ((battle.turn = 1), battle.leadership.forEach((point) => (point.fate = 'spent'))) });
    expect(table.asked).toEqual({ step: 'go', seat: 1 });
    expect(table.play({ do: 'go', first: false }).state.open).toMatchObject({ first: 0, phasing: 0, turn: 2 });
  });

  test('ties are rolled again, and leadership counts once only', () => {
    const table = turn({ initiative: [4, 5, 2, 6] }).play({ do: 'bid', points: 1 }); // 5 : 5, then 2 : 6
    expect(table.asked).toEqual({ step: 'go', seat: 1 });
    expect(table.state.open.leadership.map(({ fate }) => fate)).toEqual(['spent', 'ready', 'ready']);
  });

  test('points of the highest leader still on the board alone, and only those left over', () => {
    const bids = (table: Table) => table.options().flatMap((action) => (action.do === 'bid' ? [action.points] : []));
    expect(bids(turn())).toEqual([0, 1, 2]);
    expect(bids(turn({ is: (battle) => ((battle.turn = 1), (battle.leadership[0]!.fate = 'spent')) }))).toEqual([0, 1]);
    expect(bids(turn({ is: (battle) => ((battle.turn = 1), (battle.figures[0]!.fate = 'killed')) }))).toEqual([0, 1]); // the corporal's
    expect(turn().refuse({ do: 'bid', points: 3 })).toMatch(/0 to 2/);
  });

  test('the second throw is bare', () => {
    expect(turn({ initiative: [4, 5, 2, 3] }).play({ do: 'bid', points: 1 }).asked).toEqual({ step: 'go', seat: 1 }); // 5 : 5, then 2 : 3
  });

  test('none is left over in the first turn', () => {
    expect(turn({ is: (battle) => (battle.turn = 0), initiative: [6, 1] }).asked).toEqual({ step: 'go', seat: 0 });
  });

  test('chances with 0, 1 and 2 points more: 1/2, 47/72, 7/9', () => {
    expect([chanceFirst(0), chanceFirst(1), chanceFirst(2)]).toEqual([1 / 2, 47 / 72, 7 / 9]);
    expect(chanceFirst(-1)).toBeCloseTo(25 / 72, 12);
  });

  test('its luck is entered for both sides', () => {
    const table = turn({ initiative: [6, 1] }).play({ do: 'bid', points: 2 });
    expect(table.luck.account('initiative', 0).deviation).toBeCloseTo(1 - 7 / 9, 12);
    expect(table.luck.account('initiative', 1).deviation).toBeCloseTo(7 / 9 - 1, 12);
  });
});

describe('Initial Phase', () => {
  const begin = (more: Given['is']) => new Table({ plan: ROOM, figures, agenda: only({ step: 'player-turn', seat: 0 }), ...(more === undefined ? {} : { is: more }) });

  test('covering and fired counters of the phasing player come off, the other\'s stay', () => {
    const table = begin((battle) => battle.figures.forEach((figure) => Object.assign(figure, { fired: true, covering: -1, activated: true })));
    expect(table.figure('trooper')).toMatchObject({ fired: false, covering: null, activated: false });
    expect(table.figure('nightmare-1')).toMatchObject({ fired: true, covering: -1 });
  });

  test('surviving leaders recover spent and lent points; those of the dead are gone, also lent ones', () => {
    const table = begin((battle) => {
      battle.leadership[0]!.fate = 'spent';
      battle.leadership[1]!.holder = 2;
      battle.leadership[2]!.holder = 2;
      battle.figures[1]!.fate = 'killed';
    });
    expect(table.state.open.leadership).toEqual([{ origin: 0, holder: 0, fate: 'ready' }, { origin: 0, holder: 0, fate: 'ready' }, { origin: 1, holder: 1, fate: 'lost' }]);
  });

  test('who arrives comes into view of the enemy, and into his suppression', () => {
    const table = new Table({
      plan: ROOM, figures, phasing: 1, agenda: only({ step: 'place', seat: 1, why: 'arrive', left: [3] }), dice: [1],
      is: (battle, made) => {
        Object.assign(battle.figures[2]!, { facing: 2, suppressing: [{ at: made.square(10, 2), dice: 1 }] });
        Object.assign(battle.figures[1]!, { facing: 2, covering: 0 });
        Object.assign(battle.figures[3]!, { fate: 'reserve', at: -1 });
        battle.leadership.forEach((point) => (point.fate = 'spent'));
        made.ground.mission.placing = () => [made.square(10, 2)];
      },
    });
    table.play({ do: 'place', at: table.square(10, 2), facing: 6 });
    expect([table.asked, table.unrolled]).toEqual([{ step: 'window', at: 'exposure', seat: 0, exposed: [3] }, []]);
  });

  test('points that were lost stay lost, though their leader lives', () => {
    expect(begin((battle) => (battle.leadership[0]!.fate = 'lost')).state.open.leadership.map(({ fate }) => fate)).toEqual(['lost', 'ready', 'ready']);
  });

  test('no leadership is spent in it, by neither side: covering fire alone answers who arrives', () => {
    const arrives = (phase: Step[]) => new Table({
      plan: ROOM, figures, phasing: 1, agenda: () => [...phase, { step: 'entered', figure: 3, by: 'arrival' }],
      is: (battle, table) => { battle.figures[2]!.covering = 0; battle.figures[3]!.at = table.square(10, 2); battle.figures[2]!.facing = 2; },
    });
    const initial = arrives([{ step: 'assign', seat: 1 }]);
    expect([initial.asked?.step, [...new Set(initial.options().map(({ do: kind }) => kind))]]).toEqual(['window', ['cover', 'hold']]);
    expect(initial.options().every((action) => action.do !== 'cover' || action.lift === null)).toBe(true);
    expect(initial.refuse({ do: 'order-fire', figure: 2, at: initial.square(10, 2), mode: 'single', spread: false, lift: null, points: [0, 1] })).toMatch(/not his to use/);
    expect(arrives([]).options().some(({ do: kind }) => kind === 'order-fire')).toBe(true);
  });

  test('who was suppressing goes on, which is all that it does, or stops', () => {
    const suppressing = (keep: boolean) => begin((battle) => (battle.figures[2]!.suppressing = [{ at: 33, dice: 1 }])).play({ do: 'suppression', keep });
    expect(suppressing(true).figure('trooper')).toMatchObject({ suppressing: [{ at: 33, dice: 1 }], activated: true });
    expect(suppressing(false).figure('trooper')).toMatchObject({ suppressing: [], activated: false });
  });
});

describe('Assigning Leadership', () => {
  const assigning = (more: Partial<Given> = {}) => new Table({ plan: ROOM, figures, agenda: only({ step: 'assign', seat: 0 }), ...more });

  test('to those below: a trooper one point, the corporal two, nobody to the sergeant', () => {
    const table = assigning().play({ do: 'assign', point: 0, to: 1 }, { do: 'assign', point: 1, to: 1 });
    expect(table.state.open.leadership.filter(({ holder }) => holder === 1)).toHaveLength(3);
    expect(table.options()).toEqual([{ do: 'assign', point: 2, to: 2 }, { do: 'end-assign' }]);
    expect(table.play({ do: 'assign', point: 2, to: 2 }).asked).toBeNull(); // nothing left to lend
    const trooper = assigning().play({ do: 'assign', point: 0, to: 2 });
    expect(trooper.refuse({ do: 'assign', point: 1, to: 2 })).toMatch(/1 of 1/);
    expect(trooper.refuse({ do: 'assign', point: 2, to: 0 })).toMatch(/not below/);
    expect(trooper.refuse({ do: 'assign', point: 2, to: 1 })).toMatch(/not below/); // to himself
  });

  test('whether they see each other or not: by radio', () => {
    const walled = ROOM.split('\n').map((row, y) => (y === 1 ? '#'.repeat(30) : row)).join('\n');
    const table = assigning({ plan: walled, figures: [{ unit: 'sergeant', at: [0, 0] }, { unit: 'trooper', at: [0, 2] }] });
    expect(table.play({ do: 'assign', point: 0, to: 1 }).state.open.leadership[0]!.holder).toBe(1);
  });

  test('without leadership nobody is asked', () => {
    expect(assigning({ patch: { 'abilities.leadership': false } }).asked).toBeNull();
  });
});

describe('Action Phase', () => {
  test('each figure once; whoever was not activated covers at 0, whoever was by its designation', () => {
    const table = new Table({ plan: ROOM, figures });
    for (const [figure, as] of [[0, 'walking'], [1, 'running']] as const) table.play({ do: 'activate', figure, as }, { do: 'end' });
    expect(table.refuse({ do: 'activate', figure: 0, as: 'walking' })).toMatch(/was activated/);
    table.play({ do: 'end-phase' });
    expect(['sergeant', 'corporal', 'trooper'].map((id) => table.figure(id).covering)).toEqual([-1, -2, null]);
    const over = new Table({ plan: ROOM, figures, agenda: only({ step: 'phase-over', seat: 0 }), is: (battle) => Object.assign(battle.figures[1]!, { fired: true }) });
    expect(['sergeant', 'corporal', 'trooper', 'nightmare-1'].map((id) => over.figure(id).covering)).toEqual([0, null, 0, null]);
  });

  test('who covers by leadership keeps that counter where it is the better one', () => {
    const covers = (table: Table, id: string) => table.figure(id).covering;
    const ordered: Given['is'] = (battle) => battle.figures.forEach((figure) => (figure.covering = -1));
    expect(covers(new Table({ plan: ROOM, figures, agenda: only({ step: 'phase-over', seat: 0 }), is: ordered }), 'trooper')).toBe(0);
    const ran = new Table({ plan: ROOM, figures, is: ordered }).play({ do: 'activate', figure: 0, as: 'running' }, { do: 'end' }, { do: 'activate', figure: 1, as: 'walking' }, { do: 'end' });
    expect([covers(ran, 'sergeant'), covers(ran, 'corporal')]).toEqual([-1, -1]);
    const over = new Table({ plan: ROOM, figures, agenda: only({ step: 'phase-over', seat: 0 }), is: (battle) => Object.assign(battle.figures[2]!, { activated: true, covering: -2 }) });
    expect(covers(over, 'trooper')).toBe(-2); // it ran
  });

  test('figures of the other side and fallen ones are not activated', () => {
    const table = new Table({ plan: ROOM, figures, is: (battle) => (battle.figures[2]!.fate = 'killed') });
    expect(table.refuse({ do: 'activate', figure: 3, as: 'walking' })).toMatch(/not yours/);
    expect(table.refuse({ do: 'activate', figure: 2, as: 'walking' })).toMatch(/not in play/);
    expect(table.refuse({ do: 'activate', figure: 9, as: 'walking' })).toMatch(/no figure 9/);
  });

  test('who is neither able to move nor to fire nor to be commanded is done by itself', () => {
    const table = new Table({ plan: ROOM, figures, is: (battle) => battle.leadership.forEach((point) => (point.fate = 'spent')) });
    table.play({ do: 'activate', figure: 2, as: 'walking' }, { do: 'move', to: table.square(1, 2), facing: 6 }, { do: 'move', to: table.square(2, 2), facing: 6 });
    expect(table.asked).toMatchObject({ step: 'acting' }); // it may still fire
    table.figure('trooper').fired = true;
    expect(new Table({ plan: ROOM, figures, agenda: only({ step: 'acting', figure: 2 }), is: (battle) => {
      battle.leadership.forEach((point) => (point.fate = 'spent'));
      battle.active = { figure: 2, as: 'stationary', spent: 0, diagonals: 0, patient: [false, false] };
      battle.figures[2]!.fired = true;
    } }).asked).toBeNull();
  });
});

describe('Final Phase', () => {
  test('both may spend leadership until both have passed; who has none passes by himself', () => {
    const table = new Table({ plan: ROOM, figures, agenda: only({ step: 'final', seat: 0, passed: false }) });
    expect(table.asked).toEqual({ step: 'final', seat: 0, passed: false });
    table.play({ do: 'order-turn', figure: 2, facing: 0, points: [2] });
    expect([table.figure('trooper').facing, table.asked]).toEqual([0, { step: 'final', seat: 0, passed: false }]);
    expect(table.play({ do: 'hold', patient: false }).asked).toBeNull();
  });

  test('in the turn of the machines too', () => {
    expect(new Table({ plan: ROOM, figures, phasing: 1, agenda: only({ step: 'final', seat: 1, passed: false }) }).asked).toEqual({ step: 'final', seat: 0, passed: true });
  });
});

test('a game turn ends: darkness whose time is up lifts, and the next one begins', () => {
  const table = new Table({ plan: ROOM, figures, agenda: only({ step: 'turn-over' }), initiative: [1, 6], is: (battle) => {
    battle.darkness = [{ at: 40, until: 1 }, { at: 50, until: 2 }];
    battle.leadership.forEach((point) => (point.fate = 'spent'));
  } });
  expect([table.state.open.darkness, table.state.open.turn]).toEqual([[{ at: 50, until: 2 }], 2]);
});
