import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import type { AttackReport, BoardInspection, FigureReport } from '../../../src/kernel/inspect.ts';
import { furyOfTheClansmen } from '../../../src/systems/fury-of-the-clansmen/index.ts';

const inspect = (position: string, patch: Record<string, unknown> = {}) =>
  furyOfTheClansmen.inspect!({ system: 'fury-of-the-clansmen', ...(parse(position) as object) }, { 'options.rules': 'basic', ...patch }) as BoardInspection;

const figure = (id: string, position: string, patch?: Record<string, unknown>): FigureReport => inspect(position, patch).figures.find((each) => each.id === id)!;
const steps = ({ reach }: FigureReport) => Object.fromEntries(reach.map(({ at, steps: least }) => [at.join(), least]));
const dice = ({ attackDice, armorDice, fraction }: AttackReport) => `${attackDice} against ${armorDice}: ${fraction}`;

const CROSSROADS = `
board: |
  . . R . .
  . J . B .
  . . .:. .
figures:
  - { id: c1, unit: centurion, at: [2, 0] }
  - { id: n1, unit: necromutant, at: [0, 2] }
  - { id: r1, unit: regular, at: [4, 2] }
`;

describe('reach', () => {
  it('has the least steps to each square: down the slope like clear ground, two into jungle, none into a boulder or onto a figure', () => {
    expect(steps(figure('c1', CROSSROADS))).toEqual({
      '1,0': 1, '3,0': 1, '2,1': 1,
      '0,0': 2, '4,0': 2, '0,1': 2, '1,1': 2, '4,1': 2, '1,2': 2, '2,2': 2, '3,2': 2,
    });
  });

  it('counts the wall that a straight step crosses, and goes round it where that is no dearer', () => {
    expect(steps(figure('r1', CROSSROADS))).toMatchObject({ '3,2': 1, '2,1': 2, '2,2': 3 });
  });

  it('says how many MOVE actions it takes, nearest squares first', () => {
    const { reach, actions } = figure('a', 'board: ". . . . . . . . . . . . . . ."\nfigures: [{ id: a, unit: regular, at: [0, 0] }]');
    expect(actions).toBe(3);
    expect(reach.map(({ steps: least }) => least)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(reach.map(({ moves }) => moves)).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]);
  });

  it('of a figure in its turn is what it has left, of all others a fresh turn', () => {
    const left = `
board: ". . . . . . . . . . . . . . ."
turn: clan-1
figures: [{ id: a, unit: regular, at: [0, 0], state: { actions: 1, steps: 2 } }, { id: b, unit: necromutant, at: [14, 0] }]`;
    expect(figure('a', left).reach.map(({ moves }) => moves)).toEqual([0, 0, 1, 1, 1, 1]);
    expect(figure('b', left).reach).toHaveLength(12);
  });

  it('follows the book as patched', () => {
    expect(steps(figure('r1', CROSSROADS, { 'units.regular.steps': 1 }))).not.toHaveProperty('0,0');
  });
});

describe('sight', () => {
  it('names what blocks, square by square, the same both ways', () => {
    expect(figure('c1', CROSSROADS).sight).toEqual([{ to: 'r1', clear: false, because: ['boulder at [3, 1]'] }]);
    expect(figure('r1', CROSSROADS).sight[0]).toEqual({ to: 'c1', clear: false, because: ['boulder at [3, 1]'] });
  });

  it('names what a clear line leaves for cover', () => {
    expect(figure('n1', CROSSROADS).sight).toEqual([{ to: 'r1', clear: true, because: ['a ruined wall between [2, 2] and [3, 2]'] }]);
    const covers = figure('a', 'board: |\n  . . J\n  . . .\n  . . R\nfigures: [{ id: a, unit: regular, at: [0, 1] }, { id: j, unit: necromutant, at: [2, 0] }, { id: h, unit: necromutant, at: [2, 2] }]');
    expect(covers.sight.map(({ because }) => because)).toEqual([['edge of the jungle at [2, 0]'], ['on top of the rubble at [2, 2]']]);
  });

  it('looks at enemies in play only', () => {
    const { sight } = figure('a', 'board: ". . . ."\nfigures: [{ id: a, unit: regular, at: [0, 0] }, { id: b, unit: regular, at: [1, 0] }, { id: n, unit: necromutant, at: [3, 0], state: { fate: eliminated } }]');
    expect(sight).toEqual([]);
  });
});

describe('attacks', () => {
  it('have the dice, the reasons and the exact chance: three white against four red dice by hand, 53 in 432', () => {
    // Hits of 3w: 0 in 8, 1 in 12, 2 in 6, 3 in 1 of 27; 4r show fewer than 1, 2, 3 in 1, 5, 11 of 16: (12*1 + 6*5 + 1*11) / (27*16).
    expect(figure('n1', CROSSROADS).attacks).toEqual([
      { kind: 'firearm', target: 'r1', attackDice: '3w', armorDice: '4r', kill: 53 / 432, fraction: '53/432', modifiers: [{ because: 'behind a ruined wall', side: 'armor', dice: '1r' }] },
    ]);
  });

  it('of the other side: three red against three white and the red one of the wall, 77 in 216', () => {
    expect(figure('r1', CROSSROADS).attacks.map(dice)).toEqual(['3r against 3w+1r: 77/216']);
  });

  it('need sight, and no enemy next to a shooter', () => {
    expect(figure('c1', CROSSROADS).attacks).toEqual([]);
    const melee = figure('a', 'board: ". . . ."\nfigures: [{ id: a, unit: regular, at: [0, 0] }, { id: n, unit: necromutant, at: [1, 0] }, { id: m, unit: necromutant, at: [3, 0] }]');
    expect(melee.attacks.map(({ kind, target }) => `${kind} ${target}`)).toEqual(['close n']);
  });

  it('of a Chieftain: each Close Attack, and the widest swing with all its targets', () => {
    const ring = 'board: |\n  . . .\n  . . .\n  . . .\nfigures: [{ id: k, unit: chieftain, at: [1, 1] }, { id: n, unit: necromutant, at: [0, 0] }, { id: m, unit: necromutant, at: [2, 0] }, { id: o, unit: necromutant, at: [2, 2] }]';
    const told = figure('k', ring).attacks.map(({ kind, target, together = [] }) => [kind, target, ...[...together].sort()].join(' '));
    expect(told.filter((text) => text.startsWith('close'))).toEqual(['close n', 'close m', 'close o']);
    expect(told.filter((text) => text.startsWith('swing')).sort()).toEqual(['swing m m n o', 'swing n m n o', 'swing o m n o']);
  });

});

describe('attacks of the advanced rules', () => {
  const ADVANCED = { 'options.rules': 'advanced' };
  const told = (id: string, position: string, patch = {}) => figure(id, position, { ...ADVANCED, ...patch }).attacks;
  const named = ({ kind, aimed, target, from, together = [] }: AttackReport) => [...(aimed === true ? ['aimed'] : []), kind, target, ...(from === undefined ? [] : [`from ${from.join()}`]), ...together.map((id) => `+${id}`)].join(' ');
  const OPEN = 'board: ". . . . . ."\nfigures: [{ id: n, unit: necromutant, at: [0, 0] }, { id: r, unit: regular, at: [4, 0] }, { id: g, unit: charger-carrier, at: [5, 0] }]';

  it('aimed, in bursts and spreads, and charges with the square that they end on; none of them in the basic game', () => {
    expect(told('n', OPEN).map(named)).toEqual(['firearm r', 'aimed firearm r', 'burst r', 'spread r', 'charge r from 3,0']);
    expect(figure('n', OPEN).attacks.map(named)).toEqual(['firearm r']);
  });

  it('each with its own dice', () => {
    expect(told('n', OPEN).map(dice)).toEqual(['3w against 3r: 43/216', '3w+1b against 3r: 85/216', '6w against 3r: 119/243', '3w against 3r+1b: 7/72', '3w+3r against 3r: 1085/1728']);
    expect(told('n', OPEN)[3]!.modifiers).toEqual([{ because: 'Auto Fire Spread', side: 'armor', dice: '1b' }]);
  });

  it('a Regular’s snap shots, on alert or able to go; a Charger Carrier’s Full Auto', () => {
    const line = (state = '') => `board: ". . . . . ."\nturn: clan-1\nfigures: [{ id: n, unit: necromutant, at: [0, 0] }, { id: r, unit: regular, at: [4, 0]${state} }]`;
    expect(told('r', line()).map(named)).toEqual(['firearm n', 'aimed firearm n', 'burst n', 'spread n', 'snap n']);
    expect(told('r', line()).at(-1)).toMatchObject({ attackDice: '3r', armorDice: '3w+1b', fraction: '11/36' });
    expect(told('r', line(', state: { alert: true, actions: 1 }')).map(named)).toEqual(['firearm n', 'snap n']);
    expect(told('r', line(', state: { actions: 1 }')).map(named)).toEqual(['firearm n']);
    const gunner = 'board: ". . . . . ."\nfigures: [{ id: n, unit: necromutant, at: [0, 0] }, { id: g, unit: charger-carrier, at: [5, 0] }]';
    expect(told('g', gunner).map(named)).toEqual(['firearm n', 'aimed firearm n', 'burst n', 'spread n', 'full-auto n']);
  });

  const CLUSTER = `
board: |
  . . . . . J B . . . .
  . . . . . . . . . . o
  . . . . . . . . . . .
figures:
  - { id: c, unit: chieftain, at: [2, 0] }
  - { id: r, unit: regular, at: [4, 1] }
  - { id: n, unit: necromutant, at: [5, 0] }
  - { id: m, unit: necromutant, at: [5, 1] }
  - { id: o, unit: centurion, at: [10, 1] }
  - { id: far, unit: necromutant, at: [10, 2] }
`;

  it('a Chieftain’s Brainbusters: at each enemy within eight squares, together with all around it, friends too', () => {
    const throws = told('c', CLUSTER).filter(({ kind }) => kind === 'brainbuster-centre');
    expect(throws.map(named)).toEqual(['brainbuster-centre n +n +m +r', 'brainbuster-centre m +m +n +r', 'brainbuster-centre o', 'brainbuster-centre far +far +o']);
    expect(throws[0]).toMatchObject({ attackDice: '3b', armorDice: '6w', modifiers: [{ because: 'target on the edge of a jungle', side: 'armor', dice: '3w' }] });
  });

  it('in a foxhole it kills without a roll, and nobody else', () => {
    const hole = told('c', CLUSTER).find(({ target }) => target === 'o');
    expect(hole).toEqual({ kind: 'brainbuster-centre', target: 'o', attackDice: 'none', armorDice: 'none', kill: 1, fraction: '1', modifiers: [] });
  });

  it('no throw farther than the book has it, or with none left', () => {
    expect(told('c', CLUSTER, { 'brainbuster.range': 3 }).map(named)).toEqual(['brainbuster-centre n +n +m +r', 'brainbuster-centre m +m +n +r']);
    expect(told('c', CLUSTER, { 'brainbuster.carried': 0 })).toEqual([]);
  });
});

describe('the board', () => {
  it('names its kinds of squares and where its walls stand', () => {
    const { board } = inspect(CROSSROADS);
    expect(board.kinds.map(({ name, mark }) => `${mark} ${name}`)).toEqual(['. clear', 'J jungle', 'R rubble', 'B boulder']);
    expect(board.squares).toEqual([0, 0, 2, 0, 0, 0, 1, 0, 3, 0, 0, 0, 0, 0, 0]);
    expect(board.edges).toEqual([{ name: 'ruined wall', mark: ':', heavy: false, at: [3, 2], side: 'left' }]);
  });
});
