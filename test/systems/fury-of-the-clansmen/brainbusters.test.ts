import { describe, expect, it } from 'vitest';
import { numbersOf } from '../../../src/systems/fury-of-the-clansmen/book.ts';
import { poolText } from '../../../src/systems/fury-of-the-clansmen/pools.ts';
import { accuracyDice } from '../../../src/systems/fury-of-the-clansmen/rules/brainbuster.ts';
import { allHitChance } from '../../../src/systems/fury-of-the-clansmen/rules/triple-hits.ts';
import { show, Table } from './table.ts';
import { AdvancedTable, aimed, END } from './advanced-table.ts';

const table = (board: string, figures: string, options: { dice?: number[]; cup?: number[]; patch?: Record<string, unknown> } = {}) =>
  new AdvancedTable(`board: |\n${board.trim().split('\n').map((row) => `  ${row}`).join('\n')}\nfigures:\n${figures.trim().split('\n').map((line) => `  - { ${line.trim()} }`).join('\n')}\nturn: clan-1`, options);

const clear = (columns: number, rows: number): string => Array.from({ length: rows }, () => Array.from({ length: columns }, () => '.').join(' ')).join('\n');

describe('Brainbusters', () => {
  it('reach any square within eight, in sight or not, occupied or empty, but no boulder', () => {
    const board = '. . B . . . . . . .\n. . . . . . . . . .';
    const thrower = table(board, 'id: c, unit: chieftain, at: [0, 0]\nid: n, unit: necromutant, at: [8, 0]');
    expect(thrower.refusal(thrower.throwAt('c', 8, 0))).toBeUndefined();
    expect(thrower.refusal(thrower.throwAt('c', 8, 1))).toBeUndefined();
    expect(thrower.refusal(thrower.throwAt('c', 9, 0))).toMatch(/farther than 8/);
    expect(thrower.refusal(thrower.throwAt('c', 2, 0))).toMatch(/may not land on a boulder/);
    expect(thrower.choices('throw').filter((action) => action.aimed === undefined)).toHaveLength(2 * 9 - 1);
    expect(thrower.choices('throw').filter((action) => action.aimed === true)).toHaveLength(2 * 9 - 1);
  });

  it('three for each Chieftain and for nobody else; each throw takes an action, an aimed one two', () => {
    const throws = table(clear(8, 1), 'id: c, unit: chieftain, at: [0, 0]\nid: r, unit: regular, at: [1, 0]\nid: n, unit: necromutant, at: [7, 0]', {
      dice: [...show(2, 2), ...show(2, 2), ...show(1, 1)],
    });
    throws.of('c').actions = 6;
    expect(throws.refusal(throws.throwAt('r', 4, 0))).toMatch(/r has no Brainbuster/);
    throws.play(throws.throwAt('c', 4, 0), throws.throwAt('c', 4, 0));
    expect([throws.of('c').brainbusters, throws.actionsLeft('c')]).toEqual([1, 4]);
    throws.play(aimed(throws.throwAt('c', 4, 0)));
    expect([throws.of('c').brainbusters, throws.actionsLeft('c')]).toEqual([0, 2]);
    expect(throws.refusal(throws.throwAt('c', 4, 0))).toMatch(/c has no Brainbuster/);
    expect(throws.choices('throw')).toEqual([]);
    expect(throws.unused()).toEqual([]);
  });

  it('where a designer left aiming out, there are no aimed throws', () => {
    const plain = table(clear(8, 1), 'id: c, unit: chieftain, at: [0, 0]\nid: n, unit: necromutant, at: [7, 0]', { patch: { 'abilities.aim': false } });
    expect(plain.refusal(aimed(plain.throwAt('c', 4, 0)))).toMatch(/abilities\.aim/);
    expect(plain.choices('throw').filter((action) => action.aimed !== undefined)).toEqual([]);
    expect(plain.choices('throw')).not.toEqual([]);
  });

  it('with one action left there is no time to aim', () => {
    const hurried = table(clear(8, 1), 'id: c, unit: chieftain, at: [0, 0]\nid: n, unit: necromutant, at: [7, 0]');
    hurried.of('c').actions = 1;
    expect(hurried.refusal(aimed(hurried.throwAt('c', 4, 0)))).toMatch(/1 of the 2 actions/);
    expect(hurried.choices('throw').every((action) => action.aimed === undefined)).toBe(true);
  });

  it('also while enemies are adjacent: it is no Firearm Attack', () => {
    const beset = table(clear(8, 1), 'id: c, unit: chieftain, at: [0, 0]\nid: n, unit: necromutant, at: [1, 0]');
    expect(beset.refusal(beset.throwAt('c', 6, 0))).toBeUndefined();
  });

  it('never through the wall of a building', () => {
    const board = '. . . b|.\n. . . b .';
    const walled = table(board, 'id: c, unit: chieftain, at: [0, 0]\nid: n, unit: necromutant, at: [4, 1]');
    expect(walled.refusal(walled.throwAt('c', 3, 0))).toBeUndefined();
    expect(walled.refusal(walled.throwAt('c', 4, 0))).toMatch(/through a wall/);
  });

  it('not in the basic game', () => {
    const basic = new Table('board: ". . ."\nfigures: [{ id: c, unit: chieftain, at: [0, 0] }, { id: n, unit: necromutant, at: [2, 0] }]\nturn: clan-1', { patch: { 'options.rules': 'basic' } });
    expect(basic.refusal({ do: 'throw', figure: 0, at: 1 })).toMatch(/not in the basic rules/);
  });
});

describe('Throw Accuracy', () => {
  /** How a throw at the square in column 5 is made. */
  function thrown(board: string, others = '', dice = show(2, 2)): { clear: boolean; dice: string } {
    const game = table(board, `id: c, unit: chieftain, at: [0, 0]\n${others}id: n, unit: necromutant, at: [9, 0]`, { dice });
    game.play(game.throwAt('c', 5, 0));
    const [told] = game.heard('throw');
    return { clear: told!.clear, dice: told!.dice };
  }
  const CLEAR = { clear: true, dice: '2b' };
  const BLIND = { clear: false, dice: '2w' };

  it('nothing in the way: a Clear Throw; a figure or jungle on the square itself does not matter', () => {
    expect(thrown('. . . . . . . . . .')).toEqual(CLEAR);
    expect(thrown('. . . . . J J . . .')).toEqual(CLEAR);
    expect(thrown('. . . . . . . . . .', 'id: m, unit: necromutant, at: [5, 0]\n', [...show(2, 2), ...show(0, 3), ...show(0, 3)])).toEqual(CLEAR);
  });

  it('anything in the way makes it a Blind Throw: a figure, a boulder, jungle, a rubble slope, a ruined wall', () => {
    expect(thrown('. . . . . . . . . .', 'id: m, unit: necromutant, at: [3, 0]\n')).toEqual(BLIND);
    expect(thrown('. . B . . . . . . .')).toEqual(BLIND);
    expect(thrown('. . J . . . . . . .')).toEqual(BLIND);
    expect(thrown('. . R . . . . . . .')).toEqual(BLIND);
    expect(thrown('. . .:. . . . . . .')).toEqual(BLIND);
  });

  it('from rubble to rubble or the tower, and from the tower to anywhere, it flies over walls', () => {
    expect(thrown('R . .:. . R . . . .')).toEqual(CLEAR);
    expect(thrown('R . .:. . T . . . .')).toEqual(CLEAR);
    expect(thrown('T . .:. . . . . . .')).toEqual(CLEAR);
    expect(thrown('R . .:. . . . . . .')).toEqual(BLIND);
  });

  it('a figure on any square of the line makes it blind: in a foxhole, or below a throw from height to height', () => {
    const standing = 'id: m, unit: necromutant, at: [3, 0]\n';
    expect(thrown('. . . o . . . . . .')).toEqual(CLEAR);
    expect(thrown('. . . o . . . . . .', standing)).toEqual(BLIND);
    expect(thrown('R . . . . R . . . .', standing)).toEqual(BLIND);
    expect(thrown('. . . . . o . . . .', 'id: m, unit: necromutant, at: [5, 0]\n')).toEqual(CLEAR); // in the target square itself
  });

  it('through a doorway, beside walls, it is clear', () => {
    const walls = ['. . . . . . . . . .', '      - - - -      ', '. . . b b b b . . .'];
    const game = table(walls.join('\n'), 'id: c, unit: chieftain, at: [0, 1]\nid: n, unit: necromutant, at: [9, 0]', { dice: show(2, 2) });
    game.play(game.throwAt('c', 5, 1));
    expect(game.heard('throw')).toMatchObject([CLEAR]);
  });

  it('at one\'s own square it is clear; nobody left on either side is a draw', () => {
    const both = table('. . .', 'id: c, unit: chieftain, at: [0, 0]\nid: n, unit: necromutant, at: [1, 0]', {
      dice: [...show(2, 2), ...show(3, 3), ...show(0, 3), ...show(3, 3), ...show(0, 3)],
    });
    both.play(both.throwAt('c', 0, 0));
    expect(both.heard('throw')).toMatchObject([{ clear: true, dice: '2b' }]);
    expect([both.fate('c'), both.fate('n')]).toEqual(['eliminated', 'eliminated']);
    expect(both.state.open.result).toEqual({ winner: null, grade: 'nobody-left' });
    expect(both.game.card.grades.map(({ id }) => id)).toContain('nobody-left');
    expect(both.unused()).toEqual([]);
  });

  it('two black dice or two white ones; one of them if it is aimed', () => {
    const dice = (isClear: boolean, isAimed: boolean) => accuracyDice(numbersOf(), isClear, isAimed);
    expect([dice(true, false), dice(true, true), dice(false, false), dice(false, true)].map(poolText)).toEqual(['2b', '1b', '2w', '1w']);
    for (const [isClear, isAimed, chance] of [[true, false, 4 / 9], [true, true, 2 / 3], [false, false, 1 / 9], [false, true, 1 / 3]] as const) {
      expect(allHitChance(dice(isClear, isAimed), numbersOf())).toBeCloseTo(chance, 15);
    }
  });

  it('for each miss the Legion moves it a square, in any direction or not at all', () => {
    const stray = table(clear(10, 7), 'id: c, unit: chieftain, at: [0, 3]\nid: n, unit: necromutant, at: [9, 6]', { dice: show(0, 2) });
    stray.play(stray.throwAt('c', 4, 3));
    expect(stray.heard('throw')).toMatchObject([{ misses: 2 }]);
    expect(stray.toAct).toBe(1);
    expect(stray.choices('scatter')).toHaveLength(25);
    expect(stray.refusal(stray.scatter(4, 3))).toBeUndefined();
    expect(stray.refusal(stray.scatter(2, 1))).toBeUndefined();
    expect(stray.refusal(stray.scatter(7, 3))).toMatch(/not within 2 of \[4, 3\]/);
    expect(stray.refusal(END)).toMatch(/no squad is taking its turn/);

    const near = table(clear(10, 7), 'id: c, unit: chieftain, at: [0, 3]\nid: n, unit: necromutant, at: [9, 6]', { dice: show(1, 2) });
    near.play(near.throwAt('c', 4, 3));
    expect(near.choices('scatter')).toHaveLength(9);
    near.play(near.scatter(5, 4));
    expect(near.heard('blast')).toMatchObject([{ at: near.square(5, 4) }]);
    expect(near.toAct).toBe(0);
    expect([...stray.unused(), ...near.unused()]).toEqual([]);
  });

  it('moved onto a boulder it explodes harmlessly; moved onto its thrower it does not', () => {
    const moved = (column: number, dice: number[]) => {
      const game = table('. . . . B .', 'id: c, unit: chieftain, at: [1, 0]\nid: r, unit: regular, at: [0, 0]\nid: n, unit: necromutant, at: [5, 0]', { dice: [...show(0, 2), ...dice] });
      game.play(game.throwAt('c', 3, 0), game.scatter(column, 0));
      expect(game.unused()).toEqual([]);
      return game;
    };
    expect(moved(4, []).heard('attack')).toEqual([]);
    const own = moved(1, [...show(1, 3), ...show(0, 3), ...show(0, 3), ...show(0, 3)]);
    expect([own.fate('c'), own.fate('r'), own.fate('n')]).toEqual(['eliminated', 'in-play', 'in-play']);
    expect(own.state.open.tallies.killsByBrainbuster).toEqual([0, 0]);
    expect(own.toAct).toBe(0); // the Regular goes on
  });

  it('is not moved through the wall of a building', () => {
    const board = '. . . b|.\n. . . b|.';
    const walled = table(board, 'id: c, unit: chieftain, at: [0, 0]\nid: n, unit: necromutant, at: [4, 1]', { dice: show(1, 2) });
    walled.play(walled.throwAt('c', 3, 0));
    expect(walled.choices('scatter').map(({ to }) => to).toSorted((a, b) => a - b)).toEqual([walled.square(2, 0), walled.square(3, 0), walled.square(2, 1), walled.square(3, 1)]);
  });

  it.each(['P', 'M'])('nor onto or over what reaches up beyond sight (%s)', (tall) => {
    const high = table(`. . . ${tall} . .`, 'id: c, unit: chieftain, at: [0, 0]\nid: n, unit: necromutant, at: [5, 0]', { dice: show(0, 2) });
    high.play(high.throwAt('c', 2, 0));
    expect(high.choices('scatter').map(({ to }) => to).toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
    expect(high.refusal(high.scatter(3, 0))).toBeDefined();
    expect(high.refusal(high.scatter(4, 0))).toBeDefined();
  });

  it.each(['X', 'W'])('it may land where there is no ground (%s), and harms nobody', (open) => {
    const lost = table(`. . . . ${open} .`, 'id: c, unit: chieftain, at: [0, 0]\nid: n, unit: necromutant, at: [5, 0]', { dice: show(2, 2) });
    lost.play(lost.throwAt('c', 4, 0));
    expect([lost.heard('blast').length, lost.heard('attack'), lost.fate('n')]).toEqual([1, [], 'in-play']);
    expect(lost.unused()).toEqual([]);
  });

  it('luck: the hits of the accuracy roll over their mean', () => {
    const lucky = table(clear(10, 1), 'id: c, unit: chieftain, at: [0, 0]\nid: n, unit: necromutant, at: [9, 0]', { dice: show(2, 2) });
    lucky.play(lucky.throwAt('c', 5, 0));
    expect(lucky.luck.account('accuracy', 0).deviation).toBeCloseTo(2 - 4 / 3, 12);
    expect(lucky.luck.account('accuracy', 0).variance).toBeCloseTo(4 / 9, 12);
  });
});

describe('Brainbuster Damage', () => {
  const CROWD = `
    id: c, unit: chieftain, at: [0, 1]
    id: centre, unit: necromutant, at: [4, 1]
    id: right, unit: centurion, at: [5, 1]
    id: friend, unit: regular, at: [3, 2]
    id: away, unit: necromutant, at: [6, 1]`;

  it('one roll of 3b for the square where it lands, one of 3r for all around it, an Armor Roll for each figure, friend and foe', () => {
    const blast = table(clear(8, 3), CROWD, { dice: [...show(2, 2), ...show(2, 3), ...show(1, 3), ...show(2, 3), ...show(2, 3), ...show(1, 3)] });
    blast.play(blast.throwAt('c', 4, 1));
    expect(blast.heard('attack').map(({ kind, dice, hits }) => [kind, dice, hits])).toEqual([['brainbuster-centre', '3b', 2], ['brainbuster-adjacent', '3r', 2]]);
    expect(blast.heard('armor').map(({ target, dice, eliminated }) => [target, dice, eliminated])).toEqual([['centre', '3w', true], ['right', '3r', false], ['friend', '3r', true]]);
    expect(blast.fate('away')).toBe('in-play');
    expect(blast.state.open.tallies.killsByBrainbuster).toEqual([1, 0]); // the friend is nobody's kill
    expect(blast.unused()).toEqual([]);
  });

  it('luck: the shared roll counts for the Clan where Legionnaires stand, for the Legion where a Clansman does', () => {
    const blast = table(clear(8, 3), CROWD, { dice: [...show(2, 2), ...show(0, 3), ...show(0, 3), ...show(3, 3), ...show(0, 3), ...show(0, 3)] });
    blast.play(blast.throwAt('c', 4, 1));
    const [clan, legion] = [0, 1].map((seat) => blast.luck.account('attack', seat));
    const ofThree = 1 - 1 / 8; // three hits against 3r: all but three hits kill
    const expected = 11 / 32; // 3r against 3r
    expect([clan!.rolls, legion!.rolls]).toEqual([2, 1]);
    expect(legion!.deviation).toBeCloseTo(ofThree - expected, 12);
    expect(blast.luck.account('armor', 1).rolls).toBe(1); // whether the friend was saved
    expect(blast.unused()).toEqual([]);
  });

  it('jungle and rubble under a figure, and a ruined wall between, give their armor dice', () => {
    const covered = table('. . . . J R\n. . . . .:.\n. . . . . R', `
      id: c, unit: chieftain, at: [0, 1]
      id: jungle, unit: necromutant, at: [4, 0]
      id: rubble, unit: necromutant, at: [5, 0]
      id: wall, unit: necromutant, at: [5, 1]
      id: comrade, unit: necromutant, at: [0, 2]`, { dice: [...show(2, 2), ...show(0, 3), ...show(0, 6), ...show(0, 4), ...show(0, 4)] });
    covered.play(covered.throwAt('c', 4, 1));
    expect(covered.heard('armor').map(({ target, dice, because }) => [target, dice, because])).toEqual([
      ['jungle', '6w', ['3w target on the edge of a jungle']],
      ['rubble', '3w+1b', ['1b target on top of rubble']],
      ['wall', '3w+1r', ['1r behind a ruined wall']],
    ]);
    expect(covered.unused()).toEqual([]);
  });

  it('goes through no wall of a building', () => {
    const sheltered = table('. . . .|b\n. . . . b', 'id: c, unit: chieftain, at: [0, 0]\nid: inside, unit: necromutant, at: [4, 0]\nid: open, unit: necromutant, at: [3, 1]', {
      dice: [...show(2, 2), ...show(0, 3), ...show(0, 3)],
    });
    sheltered.play(sheltered.throwAt('c', 3, 0));
    expect(sheltered.heard('armor').map(({ target }) => target)).toEqual(['open']);
    expect(sheltered.unused()).toEqual([]);
  });

  it('in a foxhole it kills whoever is inside, without a roll, and nobody beside it', () => {
    const board = '. . . . o .';
    const figures = (hole: string) => `id: c, unit: chieftain, at: [0, 0]\n${hole}id: beside, unit: necromutant, at: [5, 0]`;
    const manned = table(board, figures('id: inside, unit: centurion, at: [4, 0]\n'), { dice: show(2, 2) });
    manned.play(manned.throwAt('c', 4, 0));
    expect([manned.fate('inside'), manned.fate('beside')]).toEqual(['eliminated', 'in-play']);
    expect(manned.heard('killed-in-foxhole')).toEqual([{ tell: 'killed-in-foxhole', figure: 'inside' }]);
    expect(manned.state.open.tallies.killsByBrainbuster).toEqual([1, 0]);
    const empty = table(board, figures(''), { dice: show(2, 2) });
    empty.play(empty.throwAt('c', 4, 0));
    expect(empty.heard('attack')).toEqual([]);
    expect([...manned.unused(), ...empty.unused()]).toEqual([]);
  });

  it('a Chieftain killed by his own throw leaves his squad its own actions, and takes the extra ones with him', () => {
    const own = table(clear(8, 1), 'id: c, unit: chieftain, at: [0, 0]\nid: r, unit: regular, at: [3, 0]\nid: n, unit: necromutant, at: [7, 0]', {
      dice: [...show(3, 3), ...show(2, 2), ...show(3, 3), ...show(0, 3)],
    });
    own.play({ do: 'leadership' }, own.throwAt('c', 0, 0));
    expect([own.fate('c'), own.state.open.extra, own.actionsLeft('r')]).toEqual(['eliminated', 0, 3]);
    expect(own.game.options(own.view).some((action) => 'figure' in action && action.figure === own.figure('c'))).toBe(false);
    expect(own.unused()).toEqual([]);
  });
});
