import { describe, expect, test } from 'vitest';
import { cover } from '../../../../src/systems/legions-of-steel/rules/cover.ts';
import { destroyObstacle } from '../../../../src/systems/legions-of-steel/rules/obstacles.ts';
import { opened, sightlines } from '../../../../src/systems/legions-of-steel/rules/sightlines.ts';
import { proceed } from '../../../../src/systems/legions-of-steel/sequence.ts';
import { fates } from '../active.ts';
import { everyRoll } from '../every-roll.ts';
import { Table, type Given } from '../table.ts';

/** A Trooper who walked and a Nightmare that stood still, ten squares apart, a closed door between them. */
const CORRIDOR = `.\n.\n.\n.\nD\n${'.\n'.repeat(6)}`;
const given: Given = {
  plan: CORRIDOR, agenda: () => [],
  figures: [{ unit: 'trooper', at: [0, 10], is: { covering: -1 } }, { unit: 'nightmare', at: [0, 0], facing: 'south', is: { covering: 0 } }],
};
const fires = (figure: number, at: number) => ({ do: 'cover', figure, at, mode: 'single', spread: false, lift: null }) as const;
const holds = { do: 'hold', patient: false } as const;

/** Somebody else opens it, and both are asked. */
function openedTable(more: Partial<Given> = {}): Table {
  const table = new Table({ ...given, ...more });
  destroyObstacle(table.ground, table.state.open, 4, table.chance);
  proceed(table.ground, table.state, table.chance);
  return table;
}

describe('simultaneous covering fire', () => {
  test('a door falls between two who cover: each is asked, who is not phasing first, and knows nothing of the other\'s answer', () => {
    const table = openedTable({ dice: [5, 4] });
    expect(table.asked).toEqual({ step: 'mutual', pair: [0, 1], seat: 1 });
    table.play(fires(1, 10));
    expect([table.asked, table.view.own.answer, table.figure('nightmare').fired]).toEqual([{ step: 'mutual', pair: [0, 1], seat: 0 }, null, false]);
    const options = table.options();
    table.state.secret[1].answer = 'hold';
    expect(table.options()).toEqual(options);
  });

  test('both fire from the same battlefield: both may fall', () => {
    const table = openedTable({ dice: [4, 5] });
    table.play(fires(1, 10), fires(0, 0));
    expect([fates(table, 'trooper', 'nightmare'), table.unrolled, table.state.secret]).toEqual(['killed killed', [], [{ bid: null, answer: null }, { bid: null, answer: null }]]);
  });

  test('a Blaster at -1 and a Deadbolt at 0, ten squares apart', () => {
    const chances = everyRoll((combat) => {
      const table = openedTable({ combat });
      table.play(fires(1, 10), fires(0, 0));
      return fates(table, 'trooper', 'nightmare');
    });
    expect(chances).toEqual({ 'killed killed': '1/6', 'in-play killed': '1/6', 'killed in-play': '1/3', 'in-play in-play': '1/3' });
  });

  test('one holds: the other fires alone, and who held still covers', () => {
    const table = openedTable({ dice: [1] });
    table.play(holds, fires(0, 0));
    expect([table.figure('trooper').fired, table.figure('nightmare').covering, table.asked]).toEqual([true, 0, null]);
    const both = openedTable();
    both.play(holds, holds);
    expect([both.figure('trooper').covering, both.figure('nightmare').covering, both.asked]).toEqual([-1, 0, null]);
  });

  test('its dice cannot be spread, and a point of leadership is the first there is', () => {
    const table = openedTable({ figures: [{ unit: 'sergeant', at: [0, 10], is: { covering: -1 } }, given.figures[1]!], dice: [3, 4] });
    table.play(fires(1, 10));
    expect(table.refuse({ ...fires(0, 0), mode: 'auto', spread: true })).toMatch(/rolled at once/);
    expect(cover.options(table.ground, table.view).some(({ spread }) => spread)).toBe(false);
    table.play({ ...fires(0, 0), lift: 0 });
    expect([table.state.open.leadership[0]!.fate, table.state.open.tallies.lifts, fates(table, 'sergeant', 'nightmare')]).toEqual(['spent', [1, 0], 'in-play killed']);
  });

  test('one has already fired: the other is asked alone', () => {
    const table = new Table({ ...given, plan: CORRIDOR.replace('D', '.'), agenda: () => [{ step: 'mutual', pair: [0, 1], seat: 1 }], is: (battle) => Object.assign(battle.figures[0]!, { covering: null, fired: true }) });
    expect(table.asked).toEqual({ step: 'window', at: 'exposure', seat: 1, exposed: [0] });
  });
});

describe('lines that open', () => {
  test('only who covers looks, and only new lines count', () => {
    const table = new Table({ ...given, figures: [{ unit: 'trooper', at: [0, 10] }, given.figures[1]!] });
    const before = sightlines(table.ground, table.state.open);
    table.state.open.doors[0] = 'open';
    table.state.open.clock += 1;
    const after = sightlines(table.ground, table.state.open);
    expect([opened(before, after), opened(after, after)]).toEqual([[[1, 0]], []]);
  });

  test('who alone covers is asked alone', () => {
    const table = openedTable({ figures: [{ unit: 'trooper', at: [0, 10] }, given.figures[1]!] });
    expect(table.asked).toEqual({ step: 'window', at: 'exposure', seat: 1, exposed: [0] });
  });

  test('one line each way between different figures: who is not phasing answers first', () => {
    const plan = '...\n...\n.D.\n...\n...';
    const table = new Table({
      plan: plan.replace('.D.', '#D#'), agenda: () => [],
      figures: [
        { unit: 'trooper', at: [1, 4], is: { covering: 0 } }, { unit: 'corporal', at: [2, 4] },
        { unit: 'nightmare', at: [1, 0], facing: 'north' }, { unit: 'nightmare', at: [0, 0], facing: 'south', is: { covering: 0 } },
      ],
    });
    table.state.open.agenda.push({ step: 'changed', lines: [[0, 2], [3, 1]] });
    table.state.open.doors[0] = 'open';
    table.state.open.clock += 1;
    proceed(table.ground, table.state, table.chance);
    expect(table.asked).toEqual({ step: 'window', at: 'exposure', seat: 1, exposed: [1] });
    table.play(holds);
    expect(table.asked).toEqual({ step: 'window', at: 'exposure', seat: 0, exposed: [2] });
  });
});
