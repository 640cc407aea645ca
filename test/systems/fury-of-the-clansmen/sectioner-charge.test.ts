import { describe, expect, it } from 'vitest';
import { numbersOf } from '../../../src/systems/fury-of-the-clansmen/book.ts';
import { breakthrough } from '../../../src/systems/fury-of-the-clansmen/missions/breakthrough.ts';
import { diceOdds } from '../../../src/systems/fury-of-the-clansmen/dice-odds.ts';
import { pool } from '../../../src/systems/fury-of-the-clansmen/pools.ts';
import { show, Table } from './table.ts';
import { AdvancedTable } from './advanced-table.ts';
import { MissionGame } from './mission-game.ts';

const position = (board: string, figures: string) =>
  `board: |\n${board.trim().split('\n').map((row) => `  ${row}`).join('\n')}\nfigures:\n${figures.trim().split('\n').map((line) => `  - { ${line.trim()} }`).join('\n')}\nturn: legion-1`;

const OPEN = '. . . . . . . .\n. . . . . . . .\n. . . . . . . .';
const PAIR = `
  id: n, unit: necromutant, at: [0, 1]
  id: leader, unit: centurion, at: [0, 2]
  id: r, unit: regular, at: [4, 1]
  id: far, unit: regular, at: [7, 1]`;

describe('Sectioner Charge', () => {
  it('a Necromutant runs up to an enemy and strikes at once, 3r and 3w, for three actions', () => {
    const table = new AdvancedTable(position(OPEN, PAIR), { dice: [...show(4, 6), ...show(3, 3)] });
    table.play(table.charge('n', 'r', 3, 0));
    expect(table.of('n').at).toBe(table.square(3, 0));
    expect(table.heard('attack')).toEqual([{ tell: 'attack', kind: 'charge', by: 'n', target: 'r', dice: '3w+3r', hits: 4, because: ['3w Sectioner Charge'] }]);
    expect([table.fate('r'), table.actionsLeft('n')]).toEqual(['eliminated', 0]);
    expect(table.state.open.tallies).toMatchObject({ charges: [0, 1], killsByClose: [0, 1] });
    expect(table.unused()).toEqual([]);
  });

  it('it beats a MOVE with an aimed attack against 3r: .628', () => {
    const odds = diceOdds(numbersOf());
    expect(odds.duel(pool('3w+3r'), pool('3r')).kill).toBeCloseTo(0.628, 3);
    expect(odds.duel(pool('3r+1b'), pool('3r')).kill).toBeCloseTo(0.552, 3);
  });

  it('within four steps of its own, to any square next to the enemy', () => {
    const table = new AdvancedTable(position(OPEN, PAIR));
    expect(table.choices('charge').filter(({ target }) => target === table.figure('r')).map(({ to }) => to).toSorted((a, b) => a - b)).toEqual([
      table.square(3, 0), table.square(4, 0), table.square(3, 1), table.square(3, 2), table.square(4, 2),
    ]);
    expect(table.refusal(table.charge('n', 'r', 5, 1))).toMatch(/cannot run to that square next to r in 4 steps/);
    expect(table.refusal(table.charge('n', 'r', 2, 1))).toMatch(/next to r/);
    expect(table.refusal(table.charge('n', 'far', 6, 1))).toMatch(/no clear Line of Sight/);
  });

  it('terrain costs its steps, and steps kept from a MOVE do not help', () => {
    const table = new AdvancedTable(position('. . . . . J .', `
      id: n, unit: necromutant, at: [0, 0]
      id: r, unit: regular, at: [6, 0]`));
    table.of('n').actions = 5;
    table.play(table.move('n', 1, 0));
    expect(table.stepsLeft('n')).toBe(3);
    expect(table.choices('charge')).toEqual([]); // in sight only beyond the jungle
    const rubble = (edge: string) => new AdvancedTable(position(`. . . .${edge}. .`, `
      id: n, unit: necromutant, at: [0, 0]
      id: r, unit: regular, at: [5, 0]`));
    const free = rubble(' ');
    expect(free.refusal(free.charge('n', 'r', 4, 0))).toBeUndefined();
    const wall = rubble(':');
    expect(wall.refusal(wall.charge('n', 'r', 4, 0))).toMatch(/in 4 steps/);
  });

  it('steps kept from a MOVE do not lengthen the run', () => {
    const table = new AdvancedTable(position(OPEN, PAIR.replace('at: [4, 1]', 'at: [6, 1]').replace('at: [7, 1]', 'at: [7, 0]')));
    expect(table.choices('charge')).toEqual([]); // five steps to the nearest square
    Object.assign(table.of('n'), { steps: 3 });
    expect(table.choices('charge')).toEqual([]);
    expect(table.refusal(table.charge('n', 'r', 5, 1))).toMatch(/in 4 steps/);
  });

  it('never ends on a square where the figure would be out of play', () => {
    const game = new MissionGame(breakthrough, { 'options.rules': 'advanced', 'board.density': 0 }).deployed();
    game.kill(...game.game.ground.roster.troopers.keys());
    game.put('regular-1a', 4, 21).put('necromutant-1a', 4, 18).turn('legion-1');
    const figure = game.figure('necromutant-1a');
    const run = (column: number, row: number) => ({ do: 'charge', figure, target: game.figure('regular-1a'), to: game.square(column, row) }) as const;
    expect(game.refusal({ do: 'move', figure, to: game.square(3, 22) })).toBeUndefined(); // four steps
    expect(game.refusal(run(3, 22))).toMatch(/cannot run to that square/);
    expect(game.options().filter((action) => action.do === 'charge').map((action) => action.to)).not.toContain(game.square(3, 22));
    expect(game.refusal(run(5, 22))).toBeUndefined(); // as far, and no goal
  });

  it('ends the adding together of MOVEs', () => {
    const table = new AdvancedTable(position(OPEN, PAIR), { dice: [...show(0, 6), ...show(0, 3)] });
    table.of('n').actions = 4;
    table.play(table.move('n', 1, 1), table.charge('n', 'r', 3, 1));
    expect([table.stepsLeft('n'), table.actionsLeft('n')]).toEqual([0, 0]);
    expect(table.unused()).toEqual([]);
  });

  it('is for Necromutants, with three actions left', () => {
    const table = new AdvancedTable(position(OPEN, PAIR));
    expect(table.refusal(table.charge('leader', 'r', 3, 2))).toMatch(/no sectioner/);
    table.of('n').actions = 2;
    expect(table.refusal(table.charge('n', 'r', 3, 1))).toMatch(/2 of the 3 actions/);
    expect(table.choices('charge')).toEqual([]);
  });

  it('not by one that is next to an enemy already, not even at another; by the letter, next to anybody', () => {
    const beset = new AdvancedTable(position(OPEN, `${PAIR}\nid: near, unit: regular, at: [1, 1]`));
    expect(beset.refusal(beset.charge('n', 'r', 3, 0))).toMatch(/next to an enemy already/);
    expect(beset.choices('charge')).toEqual([]);
    const letter = new AdvancedTable(position(OPEN, PAIR), { patch: { 'sectionerCharge.barredBy': 'any figure' } });
    expect(letter.refusal(letter.charge('n', 'r', 3, 0))).toMatch(/next to any figure already/);
  });

  it('neither out of a foxhole nor into one', () => {
    const holes = new AdvancedTable(position('o . . o . .', `
      id: n, unit: necromutant, at: [0, 0]
      id: m, unit: necromutant, at: [1, 0]
      id: r, unit: regular, at: [4, 0]`));
    expect(holes.refusal(holes.charge('n', 'r', 3, 0))).toMatch(/crawl out first/);
    expect(holes.refusal(holes.charge('m', 'r', 3, 0))).toMatch(/cannot run/);
    expect(holes.choices('charge')).toEqual([]);
  });

  it('an empty or broken weapon does not hinder it', () => {
    const table = new AdvancedTable(position(OPEN, PAIR));
    for (const weapon of ['out-of-ammo', 'broken'] as const) {
      table.of('n').weapon = weapon;
      expect(table.refusal(table.charge('n', 'r', 3, 1))).toBeUndefined();
    }
  });

  it('not in the basic game', () => {
    const basic = new Table(position(OPEN, PAIR), { patch: { 'options.rules': 'basic' } });
    expect(basic.refusal({ do: 'charge', figure: 0, target: 2, to: basic.square(3, 1) })).toMatch(/not in the basic rules/);
  });
});
