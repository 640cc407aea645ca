import { describe, expect, it } from 'vitest';
import { numbersOf } from '../../../src/systems/fury-of-the-clansmen/book.ts';
import { diceOdds } from '../../../src/systems/fury-of-the-clansmen/dice-odds.ts';
import { pool } from '../../../src/systems/fury-of-the-clansmen/pools.ts';
import { show } from './table.ts';
import { AdvancedTable, ENOUGH } from './advanced-table.ts';

const kill = (attack: string, armor: string): string => diceOdds(numbersOf()).duel(pool(attack), pool(armor)).fraction.toString();

/** A square field with room for seven, everything clear. */
const field = (figures: string, { turn = 'clan-1', rows = Array.from({ length: 7 }, () => '. . . . . . .') } = {}) =>
  `board: |\n${rows.map((row) => `  ${row}`).join('\n')}\nfigures:\n${figures.trim().split('\n').map((line) => `  - { ${line.trim()} }`).join('\n')}\nturn: ${turn}`;

describe('Auto Fire Burst', () => {
  const DUEL = field(`
    id: r, unit: regular, at: [0, 0]
    id: n, unit: necromutant, at: [4, 0]
    id: m, unit: necromutant, at: [6, 6]`);

  it('two actions at one enemy, with a bonus of 3w, and one check of the weapon afterwards', () => {
    const table = new AdvancedTable(DUEL, { dice: [...show(2, 6), ...show(1, 3), ...show(2, 3)] });
    table.play(table.burst('r', 'n'));
    expect(table.heard('attack')).toMatchObject([{ kind: 'burst', dice: '3w+3r', because: ['3w Auto Fire Burst'] }]);
    expect(table.heard('armor')).toMatchObject([{ dice: '3w', eliminated: true }]);
    expect(table.heard('weapon-check')).toMatchObject([{ rolls: 1, failures: 0, outcome: 'holds' }]);
    expect(table.actionsLeft('r')).toBe(1);
    expect(table.unused()).toEqual([]);
  });

  it('one action is not enough', () => {
    const table = new AdvancedTable(DUEL);
    table.of('r').actions = 1;
    expect(table.refusal(table.burst('r', 'n'))).toMatch(/1 of the 2 actions/);
    expect(table.choices('burst')).toEqual([]);
  });

  it('the standard rules of shooting apply: sight, no enemy adjacent, a firearm', () => {
    const table = new AdvancedTable(field(`
      id: c, unit: chieftain, at: [0, 0]
      id: r, unit: regular, at: [2, 0]
      id: s, unit: regular, at: [2, 4]
      id: n, unit: necromutant, at: [5, 0]
      id: m, unit: necromutant, at: [6, 0]
      id: o, unit: necromutant, at: [2, 5]`));
    expect(table.refusal(table.burst('c', 'n'))).toMatch(/no firearm/);
    expect(table.refusal(table.burst('r', 'm'))).toMatch(/no Line of Sight/);
    expect(table.refusal(table.burst('s', 'm'))).toMatch(/may only Close Attack/);
    expect(table.choices('burst')).toEqual([table.burst('r', 'n')]);
  });
});

describe('Auto Fire Spread', () => {
  const FAN = field(`
    id: n, unit: necromutant, at: [0, 3]
    id: a, unit: regular, at: [6, 0]
    id: b, unit: regular, at: [6, 2]
    id: c, unit: regular, at: [6, 4]
    id: d, unit: regular, at: [6, 6]`, { turn: 'legion-1' });

  it('each target rolls a black die more, against an Attack Roll of its own: 3w against 3r+1b kills 7 times in 72', () => {
    expect(kill('3w', '3r+1b')).toBe('7/72');
    const table = new AdvancedTable(FAN, { dice: [...show(1, 3), ...show(0, 4), ...show(2, 3), ...show(2, 4), ...show(0, 3), ...show(0, 3)] });
    table.play(table.spread('n', 'a'), table.add('c'), ENOUGH);
    expect(table.heard('attack')).toMatchObject([{ target: 'a', dice: '3w', hits: 1 }, { target: 'c', dice: '3w', hits: 2 }]);
    expect(table.heard('armor')).toMatchObject([
      { target: 'a', dice: '3r+1b', eliminated: true, because: ['1b Auto Fire Spread'] },
      { target: 'c', dice: '3r+1b', eliminated: false },
    ]);
    expect(table.heard('weapon-check')).toMatchObject([{ rolls: 2 }]);
    expect(table.actionsLeft('n')).toBe(1);
    expect(table.unused()).toEqual([]);
  });

  it('all targets are named before the first roll, any of those in the arc, each once; no other figure acts meanwhile', () => {
    const table = new AdvancedTable(FAN);
    table.play(table.spread('n', 'b'));
    expect(table.game.options(table.view)).toEqual([table.add('a'), table.add('c'), table.add('d'), ENOUGH]);
    table.play(table.add('d'));
    expect(table.refusal(table.add('d'))).toMatch(/not fired at yet/);
    expect(table.refusal(table.fire('n', 'a'))).toMatch(/no squad is taking its turn/);
    expect(table.heard('attack')).toEqual([]);
  });

  it('an enemy that comes into sight when another falls may not be fired at', () => {
    const table = new AdvancedTable(field(`
      id: n, unit: necromutant, at: [0, 3]
      id: front, unit: regular, at: [3, 3]
      id: back, unit: regular, at: [6, 3]`, { turn: 'legion-1' }), { dice: [...show(3, 3), ...show(0, 4), ...show(0, 3)] });
    expect(table.refusal(table.spread('n', 'back'))).toMatch(/no Line of Sight/);
    table.play(table.spread('n', 'front'));
    expect(table.fate('front')).toBe('eliminated');
    expect(table.heard('attack')).toHaveLength(1);
    expect(table.heard('weapon-check')).toMatchObject([{ rolls: 1 }]);
    expect(table.unused()).toEqual([]);
  });

  it('the arc ends at a friend in sight: past one it may go around the other way, between two it may not', () => {
    const figures = `
      id: r, unit: regular, at: [3, 3]
      id: north, unit: chieftain, at: [3, 1]
      id: east, unit: necromutant, at: [6, 3]
      id: north-east, unit: necromutant, at: [6, 2]
      id: west, unit: necromutant, at: [0, 3]`;
    const oneFriend = new AdvancedTable(field(figures));
    oneFriend.play(oneFriend.spread('r', 'east'));
    expect(oneFriend.choices('add-target')).toEqual([oneFriend.add('north-east'), oneFriend.add('west')]);

    const twoFriends = new AdvancedTable(field(`${figures}\nid: south, unit: regular, at: [3, 5]`));
    twoFriends.play(twoFriends.spread('r', 'east'));
    expect(twoFriends.choices('add-target')).toEqual([twoFriends.add('north-east')]);
    expect(twoFriends.refusal(twoFriends.add('west'))).toMatch(/within the same arc/);

    const outOfSight = new AdvancedTable(field(`${figures}\nid: south, unit: regular, at: [3, 5]`, { rows: ['. . . . . . .', '. . . . . . .', '. . . . . . .', '. . . . . . .', '. . . B . . .', '. . . . . . .', '. . . . . . .'] }));
    outOfSight.play(outOfSight.spread('r', 'east'));
    expect(outOfSight.choices('add-target')).toEqual([outOfSight.add('north-east'), outOfSight.add('west')]);
  });

  it('an enemy on the same bearing as a friend in sight, here in a foxhole, may be shot at but not swept', () => {
    const table = new AdvancedTable(field(`
      id: r, unit: regular, at: [0, 3]
      id: friend, unit: regular, at: [3, 3]
      id: behind, unit: necromutant, at: [6, 3]
      id: beside, unit: necromutant, at: [6, 2]`, { rows: ['. . . . . . .', '. . . . . . .', '. . . . . . .', '. . . o . . .', '. . . . . . .', '. . . . . . .', '. . . . . . .'] }));
    expect(table.refusal(table.fire('r', 'behind'))).toBeUndefined();
    expect(table.refusal(table.spread('r', 'behind'))).toMatch(/friend of r stands on the same bearing as behind/);
    expect(table.choices('spread').filter(({ figure }) => figure === table.figure('r'))).toEqual([table.spread('r', 'beside')]);
  });

  it('takes two actions', () => {
    const table = new AdvancedTable(FAN);
    table.of('n').actions = 1;
    expect(table.refusal(table.spread('n', 'a'))).toMatch(/1 of the 2 actions/);
    expect(table.choices('spread')).toEqual([]);
  });
});

describe('Full Auto', () => {
  const COLUMN = field(`
    id: g, unit: charger-carrier, at: [0, 3]
    id: r, unit: regular, at: [0, 6]
    id: front, unit: necromutant, at: [2, 3]
    id: back, unit: necromutant, at: [4, 3]
    id: side, unit: necromutant, at: [6, 0]`);
  const HIT = [...show(1, 4), ...show(0, 3)];
  const MISS = show(0, 4).concat(show(0, 3));

  it('a Charger spends three actions: 1r more, no armor bonus, and enemies that come into sight may be shot at too', () => {
    const table = new AdvancedTable(COLUMN, { dice: [...HIT, ...HIT, ...MISS, ...show(0, 3), ...show(0, 3), ...show(0, 3)] });
    expect(table.refusal(table.fullAuto('g', 'back'))).toMatch(/no Line of Sight/);
    table.play(table.fullAuto('g', 'front'));
    expect(table.heard('armor')).toHaveLength(1); // rolled one by one
    expect(table.choices('add-target')).toEqual([table.add('back'), table.add('side')]);
    table.play(table.add('back'), table.add('side'));
    expect(table.heard('attack').map(({ dice, because }) => [dice, because])).toEqual(Array.from({ length: 3 }, () => ['1r+3b', ['1r Full Auto']]));
    expect(table.heard('armor').map(({ target, dice, eliminated }) => [target, dice, eliminated])).toEqual([['front', '3w', true], ['back', '3w', true], ['side', '3w', false]]);
    expect(table.heard('weapon-check')).toMatchObject([{ rolls: 3, outcome: 'holds' }]);
    expect(table.actionsLeft('g')).toBe(0);
    expect(table.unused()).toEqual([]);
  });

  it('may cease at any time; the weapon is checked once for each enemy shot at', () => {
    const table = new AdvancedTable(COLUMN, { dice: [...MISS, ...show(3, 3)] });
    table.play(table.fullAuto('g', 'front'), ENOUGH);
    expect(table.heard('weapon-check')).toMatchObject([{ rolls: 1, outcome: 'out of ammo' }]);
    expect(table.unused()).toEqual([]);
  });

  const RING = `
    id: g, unit: charger-carrier, at: [3, 3]
    id: north, unit: chieftain, at: [3, 1]
    id: front, unit: necromutant, at: [3, 5]
    id: hidden, unit: regular, at: [3, 6]
    id: east, unit: necromutant, at: [6, 4]
    id: west, unit: necromutant, at: [0, 4]`;

  it('a friend revealed closes his bearing: fire goes on to one side of him', () => {
    const table = new AdvancedTable(field(RING), { dice: [...HIT, ...MISS, ...show(0, 3), ...show(0, 3)] });
    table.play(table.fullAuto('g', 'front'));
    expect(table.choices('add-target')).toEqual([table.add('east'), table.add('west')]);
    table.play(table.add('east')); // and no more: the west lies behind friends on both sides
    expect(table.heard('weapon-check')).toMatchObject([{ rolls: 2 }]);
    expect(table.unused()).toEqual([]);
  });

  it('a friend revealed closes his bearing: fire that came from one side stays there', () => {
    const table = new AdvancedTable(field(RING), { dice: [...MISS, ...HIT, ...show(0, 3), ...show(0, 3)] });
    table.play(table.fullAuto('g', 'east'));
    expect(table.choices('add-target')).toEqual([table.add('front'), table.add('west')]);
    table.play(table.add('front'));
    expect(table.heard('weapon-check')).toMatchObject([{ rolls: 2 }]);
    expect(table.unused()).toEqual([]);
  });

  it('past friends that were in sight all along fire never goes', () => {
    const table = new AdvancedTable(field(`${RING}\nid: friend-east, unit: regular, at: [5, 3]\nid: beyond, unit: necromutant, at: [6, 1]`), { dice: HIT });
    table.play(table.fullAuto('g', 'front'));
    expect(table.choices('add-target')).toEqual([table.add('east'), table.add('west')]);
  });

  it('never begins behind a friend, though a plain shot may go there', () => {
    const table = new AdvancedTable(field(`
      id: g, unit: charger-carrier, at: [0, 3]
      id: friend, unit: regular, at: [3, 3]
      id: behind, unit: necromutant, at: [6, 3]
      id: beside, unit: necromutant, at: [6, 2]`, { rows: ['. . . . . . .', '. . . . . . .', '. . . . . . .', '. . . o . . .', '. . . . . . .', '. . . . . . .', '. . . . . . .'] }));
    expect(table.refusal(table.fire('g', 'behind'))).toBeUndefined();
    expect(table.refusal(table.fullAuto('g', 'behind'))).toMatch(/friend of g stands on the same bearing as behind/);
    expect(table.choices('full-auto')).toEqual([table.fullAuto('g', 'beside')]);
  });

  it('is for Charger Carriers only, with three actions left', () => {
    const table = new AdvancedTable(COLUMN);
    expect(table.refusal(table.fullAuto('r', 'side'))).toMatch(/no Charger/);
    table.of('g').actions = 2;
    expect(table.refusal(table.fullAuto('g', 'front'))).toMatch(/2 of the 3 actions/);
    expect(table.choices('full-auto')).toEqual([]);
  });

  it('outside a sweep there is nobody to add and nothing to cease', () => {
    const table = new AdvancedTable(COLUMN);
    expect(table.refusal(table.add('front'))).toMatch(/no sweep of fire/);
    expect(table.refusal(ENOUGH)).toMatch(/no sweep of fire/);
  });
});
