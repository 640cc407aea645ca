import { parse } from 'yaml';
import { describe, expect, it, test } from 'vitest';
import { openChance } from '../../../src/kernel/chance.ts';
import { PositionError } from '../../../src/kernel/position.ts';
import type { WarGame } from '../../../src/systems/warengine/game.ts';
import { warengine } from '../../../src/systems/warengine/index.ts';
import type { WarState } from '../../../src/systems/warengine/state.ts';

const SMALL = `
system: warengine
table:
  size: [24, 20]
  terrain:
    - { name: house, kind: blocking, outline: [[10, 8], [14, 8], [14, 12], [10, 12]] }
    - { name: wood, kind: light, outline: [[16, 2], [22, 2], [22, 6], [16, 6]] }
figures:
  - { id: b1, unit: thug-boss, side: red, squad: thugs, at: [4, 10] }
  - { id: t1, unit: thug, side: red, squad: thugs, at: [5.5, 10] }
  - { id: t2, unit: thug, side: red, squad: thugs, at: [4, 17.25] }
  - { id: vertucci, unit: vertucci, side: red, at: [3, 8.5] }
  - { id: r1, unit: rifleman, side: blue, squad: rifles, at: [18, 4] }
`;

const changed = (from: string, to: string) => {
  expect(SMALL).toContain(from);
  return SMALL.replace(from, to);
};
const withState = (state: string) => `${SMALL}state: ${state}\n`;

const open = (text: string, patch = {}) => warengine.open({ mission: '', patch, position: parse(text) as unknown }) as WarGame;
const begin = (text: string): { game: WarGame; state: WarState } => {
  const game = open(text);
  return { game, state: game.deploy(openChance(1, 0)) };
};

/** Each problem as its place and what is said. */
function refusal(text: string, patch = {}): string[] {
  try {
    open(text, patch);
  } catch (thrown) {
    expect(thrown).toBeInstanceOf(PositionError);
    return (thrown as PositionError).problems.map(({ path, message }) => `${path.join('.')}: ${message}`);
  }
  return [];
}

describe('where a game on a position begins', () => {
  it('with a new turn, if nothing is said: both sides roll for initiative', () => {
    const { game, state } = begin(SMALL);
    expect(state.open).toMatchObject({ turn: 1, agenda: [{ step: 'end-turn' }, { step: 'rout' }, { step: 'follow-up' }, { step: 'initiative' }] });
    expect(game.card).toMatchObject({ id: 'last-man-standing', field: { columns: 24, rows: 20 } });
  });

  it('in the turn that it names', () => {
    expect(begin(withState('{ turn: 5 }')).state.open.turn).toBe(5);
  });

  it('with a side that activates a unit; units that have been are not offered again', () => {
    const { game, state } = begin(`${SMALL}turn: red\nstate: { activated: [thugs] }\n`);
    const seat = game.toAct(state)!;
    expect(seat).toBe(0);
    expect(game.options(game.view(state, seat))).toEqual([{ do: 'activate', unit: 1 }]);
  });

  it('with a unit that is active; its figures act, all with what is left to them', () => {
    const { game, state } = begin(`${changed('at: [5.5, 10] }', 'at: [5.5, 10], state: { used: 4, fired: [club] } }')}turn: thugs\n`);
    expect(state.open.agenda.at(-1)).toEqual({ step: 'acting', unit: 0, with: -1, figure: -1 });
    expect(state.open.units[0]!.activated).toBe(true);
    const options = game.options(game.view(state, 0));
    expect(new Set(options.map((option) => ('figure' in option ? option.figure : -1)))).toEqual(new Set([-1, 0, 1, 2]));
    expect(options.filter((option) => option.do === 'reserve').map(({ figure }) => figure)).toEqual([0, 2]); // the club of t1 is used
    expect(state.open.figures[1]!.used).toBe(4);
  });

  it('with the one figure that has begun', () => {
    const { game, state } = begin(`${SMALL}turn: thugs\nstate: { acting: t1 }\n`);
    expect(new Set(game.options(game.view(state, 0)).map((option) => ('figure' in option ? option.figure : -1)))).toEqual(new Set([-1, 1]));
  });

  it('a side without anybody has lost already', () => {
    const { game, state } = begin(changed('at: [18, 4] }', 'at: [18, 4], state: { fate: destroyed } }'));
    expect(game.toAct(state)).toBeNull();
    expect(game.measure(state)).toMatchObject({ winner: 0, grade: 'red-stands' });
  });
});

describe('what is so where nothing is said', () => {
  it('the best of a unit leads it, and controls whom he reaches', () => {
    const { units, figures } = open(SMALL).given!;
    expect(units.map(({ leader }) => leader)).toEqual([0, 3, -1]);
    expect(figures.map(({ controlled }) => controlled)).toEqual([true, true, false, true, false]); // t2 is 7.25 inches away; no rifleman leads
  });

  it('a character leads whom he joins, and has the hero points of his profile, or those that he bought', () => {
    const { units, figures, forces } = open(withState('{ joined: { thugs: vertucci } }')).given!;
    expect(units.map(({ leader, joined }) => [leader, joined])).toEqual([[3, 1], [3, 0], [-1, -1]]);
    expect(figures[3]!.heroPoints).toBe(6);
    const bought = open(changed('at: [3, 8.5] }', 'at: [3, 8.5], state: { bought: 2 } }')).given!;
    expect([bought.figures[3]!.heroPoints, bought.forces.figures[3]!.heroPoints]).toEqual([2, 2]);
    expect(forces.figures[3]!.points - bought.forces.figures[3]!.points).toBe(16); // four points for each
  });

  it('who is in base contact counts as having moved', () => {
    const { figures } = open(changed('at: [18, 4]', 'at: [6.5, 10]')).given!;
    expect(figures.map(({ moved }) => moved)).toEqual([false, true, false, false, true]);
  });
});

describe('objectives', () => {
  it('are terrain pieces, figures of the enemy, or spots', () => {
    const { objectives } = open(`${SMALL}mission: victory-points\nstate: { objectives: [wood, r1, { name: well, at: [2.5, 3] }] }\n`).given!;
    expect(objectives).toEqual([{ name: 'wood', piece: 1, figure: -1, x: 1900, y: 400 }, { name: 'r1', piece: -1, figure: 4, x: 0, y: 0 }, { name: 'well', piece: -1, figure: -1, x: 250, y: 300 }]);
  });

  it('held so far, they are won in time', () => {
    const held = `${changed('at: [18, 4]', 'at: [18, 18]').replace('at: [4, 17.25]', 'at: [18, 3]')}mission: hold-the-ground\nturn: red\nstate: { turn: 3, activated: [thugs, vertucci, rifles], objectives: [wood], held: [{ red: 2 }] }\n`;
    const { game, state } = begin(held);
    expect(game.measure(state)).toMatchObject({ winner: 0, grade: 'red-holds' });
  });
});

describe('a position that cannot be', () => {
  test.each([
    ['an unknown profile', changed('unit: thug,', 'unit: thgu,'), 'figures.1.unit: figure "t1": unknown profile "thgu"; did you mean "thug"?'],
    ['no side', changed('side: blue, ', ''), 'figures.4: figure "r1": the key "side" is missing; expected one of red, blue'],
    ['an unknown side', changed('side: blue', 'side: bleu'), 'figures.4.side: figure "r1": unknown side "bleu"; did you mean "blue"?'],
    ['a unit on both sides', changed('squad: rifles', 'squad: thugs'), 'figures.4.squad: figure "r1": a blue figure cannot be of the unit "thugs", that of "b1", which is red'],
    ['a character in a unit', changed('side: red, at: [3', 'side: red, squad: thugs, at: [3'), 'figures.3.squad: figure "vertucci": a vertucci (character) stands alone, not in the unit "thugs" with others; a character joins one by state: { joined: ... }'],
    ['a unit called as a side', changed('squad: rifles', 'squad: red'), 'figures.4.squad: figure "r1": a unit cannot be called "red", as a side is'],
    ['one name for two', changed('id: t2', 'id: t1'), 'figures.2.id: figure "t1": another figure is called "t1"; expected a name for each'],
    ['overlapping bases', changed('[5.5, 10]', '[4.99, 10]'), 'figures.1.at: figure "t1" at [4.99, 10] overlaps the base of "b1"; two that touch have their middles 1 inch apart'],
    ['a figure in a house', changed('[18, 4]', '[9.6, 10]'), 'figures.4.at: figure "r1" at [9.6, 10] stands in "house" (blocking), which nobody can enter; its base is 1 inch wide'],
    ['a figure over the rim', changed('[18, 4]', '[23.6, 4]'), 'figures.4.at: figure "r1" at [23.6, 4] is not wholly on the table, which is 24 x 20 inches; its base is 1 inch wide'],
    ['finer than a hundredth', changed('[18, 4]', '[18.001, 4]'), 'figures.4.at.0: figures, 4, at, 0: found 18.001, expected inches from 0 to 120, to a hundredth at most, such as 4.25'],
    ['an unknown kind of terrain', changed('kind: light', 'kind: ligth'), 'table.terrain.1.kind: table: "wood": unknown kind of terrain "ligth"; did you mean "light"?'],
    ['terrain off the table', changed('[22, 2], [22, 6]', '[25, 2], [22, 6]'), 'table.terrain.1.outline.1: table: "wood": [25, 2] is off the table, which is 24 x 20 inches'],
    ['a misspelt key of the table', changed('terrain:', 'terain:'), 'table.terain: table: unknown key "terain"; did you mean "terrain"?'],
    ['an unknown mission', `${SMALL}mission: hold-the-grund\n`, 'mission: unknown mission "hold-the-grund"; did you mean "hold-the-ground"?'],
    ['nothing to hold', `${SMALL}mission: hold-the-ground\n`, 'mission: Hold the Ground needs an objective; expected state: { objectives: [name of a terrain piece] }'],
    ['a figure to hold', `${SMALL}mission: hold-the-ground\nstate: { objectives: [wood, r1] }\n`, 'state.objectives.1: state: objectives: "r1" is a figure, which nobody holds; expected a place in Hold the Ground: the name of a terrain piece, or { name, at: [x, y] }'],
    ['an unknown objective', withState('{ objectives: [woood] }'), 'state.objectives.0: state: unknown piece or figure "woood"; did you mean "wood"?'],
    ['an objective off the table', withState('{ objectives: [{ name: well, at: [30, 3] }] }'), 'state.objectives.0.at: state: "well": [30, 3] is off the table'],
    ['a layout beside it', `${SMALL}layout: { system: warengine }\n`, 'layout: layout: a position brings its own table and figures; leave it out, and name objectives in "state"'],
    ['a board instead of a table', 'system: warengine\nboard: ". ."\nfigures: []\n', 'board: warengine is played on an open table; expected "table", with size and terrain, instead of "board"'],
    ['an unknown turn', `${SMALL}turn: rifels\n`, 'turn: turn: unknown side or unit "rifels"; did you mean "rifles"?'],
    ['a turn of nobody', `${changed('at: [18, 4] }', 'at: [18, 4], state: { fate: routed } }')}turn: rifles\n`, 'turn: turn: nobody of "rifles" is in play'],
    ['an unknown state of a figure', changed('at: [18, 4]', 'at: [18, 4], state: { reserv: rifle }'), 'figures.4.state.reserv: figure "r1": state: unknown name "reserv"; did you mean "reserve"?'],
    ['killed by its own side, and alive', changed('at: [18, 4]', 'at: [18, 4], state: { ownKill: true }'), 'figures.4.state.ownKill: figure "r1": state: ownKill is of a destroyed figure; expected fate: destroyed'],
    ['an unknown weapon on reserve', changed('at: [18, 4]', 'at: [18, 4], state: { reserve: rifel }'), 'figures.4.state.reserve: figure "r1": state: reserve: unknown weapon "rifel"; did you mean "rifle"?'],
    ['an unknown weapon used', `${changed('at: [5.5, 10]', 'at: [5.5, 10], state: { fired: [knife] }')}turn: thugs\n`, 'figures.1.state.fired.0: figure "t1": state: fired: unknown weapon "knife"; there is club'],
    ['what is left out of an activation', changed('at: [18, 4]', 'at: [18, 4], state: { used: 3 }'), 'figures.4.state.used: figure "r1": state: used is of a figure in its activation; expected its unit as "turn"'],
    ['a gait there is not', `${changed('at: [5.5, 10]', 'at: [5.5, 10], state: { gait: run }')}turn: thugs\n`, 'figures.1.state.gait: figure "t1": state: gait cannot be "run"; expected one of normal, fast, charge'],
    ['hero points below zero', changed('at: [3, 8.5]', 'at: [3, 8.5], state: { heroPoints: -1 }'), 'figures.3.state.heroPoints: figure "vertucci": state: heroPoints cannot be -1; expected a whole number from 0 to 40'],
    ['an unknown state of the battle', withState('{ trun: 2 }'), 'state.trun: state: unknown name "trun"; did you mean "turn"?'],
    ['an unknown unit activated', withState('{ activated: [thgus] }'), 'state.activated.0: state: activated: unknown unit "thgus"; did you mean "thugs"?'],
    ['joined by no character', withState('{ joined: { thugs: rifles } }'), 'state.joined.thugs: state: joined: thugs: rifles is no character; only characters join units'],
    ['led by an outsider', withState('{ leaders: { thugs: r1 } }'), 'state.leaders.thugs: state: leaders: thugs: unknown figure of the unit in play "r1"; did you mean "b1"?'],
    ['more lost than destroyed', withState('{ lost: { thugs: 1 } }'), 'state.lost.thugs: state: lost: thugs: found 1, expected a whole number from 0 to 0: so many of it are destroyed'],
    ['points of nobody', withState('{ points: { green: 3 } }'), 'state.points: state: points cannot be {"green":3}; expected points by side, such as { red: 120, blue: 0 }'],
    ['held without an objective', withState('{ held: [{ red: 1 }] }'), 'state.held: state: held cannot be [{"red":1}]; expected turn ends in a row by side for each objective, such as [{ red: 1, blue: 0 }]'],
    ['an unknown tally', withState('{ tallies: { kils: { red: 1 } } }'), 'state.tallies.kils: state: tallies: unknown tally "kils"; did you mean "kills"?'],
    ['a figure acting out of turn', withState('{ acting: t1 }'), 'state.acting: state: acting is of a figure in its activation; expected its unit as "turn"'],
    ['initiative in the middle of a turn', `${withState('{ initiative: red }')}turn: red\n`, 'state.initiative: state: initiative is of a turn that begins; leave it or "turn" out'],
    ['an unknown path of the book', `${SMALL}set: { unit.thug.control: 3 }\n`, 'set.unit.thug.control: book: unknown path "unit.thug.control"; did you mean "units.thug.control"?'],
  ])('%s', (_, text, said) => {
    expect(refusal(text)).toEqual([said]);
  });

  it('all that is wrong is said at once', () => {
    expect(refusal(changed('[5.5, 10]', '[4.5, 10]').replace('[18, 4]', '[12, 10]'))).toHaveLength(2);
  });

  it('reserve attacks that are left out', () => {
    expect(refusal(changed('at: [18, 4]', 'at: [18, 4], state: { reserve: rifle }'), { 'abilities.reserve-attacks': false })).toEqual(['figures.4.state.reserve: figure "r1": state: reserve: reserve attacks are left out (abilities.reserve-attacks)']);
  });

  it('the same without a mistake is refused nothing', () => {
    expect(refusal(SMALL)).toEqual([]);
  });
});
