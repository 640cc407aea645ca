/** What a player thinks of beyond fire and movement, in small positions: one in which it does it, one in which it does not. Weights are said where an example hangs on one. */
import { describe, expect, it } from 'vitest';
import { CAPTAIN } from '../../../strategies/legions-of-steel/captain.ts';
import type { Doctrine } from '../../../strategies/legions-of-steel/doctrine.ts';
import { Leader } from '../../../strategies/legions-of-steel/leader.ts';
import overwatch from '../../../strategies/legions-of-steel/overwatch.ts';
import { Table, type Given, type Placed } from '../../systems/legions-of-steel/table.ts';
import { choice, type Script } from './choice.ts';

/** A captain with other weights. */
const weighing = (weights: Partial<Doctrine>): Script => ({ name: 'other', about: 'a captain with other weights', start: (seat, game) => new Leader(game, seat, { ...CAPTAIN, ...weights }) });

const HALL = Array.from({ length: 5 }, () => '.'.repeat(20)).join('\n');
const carrying = (...grenades: [forcewalls: number, pulses: number, nachtmachers: number]) => ({ is: { grenades } });
const stand = (unit: Placed['unit'], column: number, row: number, more: Partial<Placed> = carrying(0, 0, 0)): Placed => ({ unit, at: [column, row], facing: column < 8 ? 'east' : 'west', ...more });
const acting = (given: Given, as: 'stationary' | 'walking' = 'stationary') => new Table(given).play({ do: 'activate', figure: 0, as });

describe('a point of leadership for the dice of an attack', () => {
  const fires = (at: Placed['unit']) => acting({ plan: HALL, figures: [stand('sergeant', 2, 2), stand(at, 8, 2)] });

  const free = weighing({ lift: 0.3 });

  it('goes to one at an Assault Fiend, which it may kill', () => expect(choice(fires('assault-fiend'), free)).toMatchObject({ do: 'fire', lift: 0 }));
  it('does not go to one that will hit anyhow', () => expect(choice(fires('nightmare'), free)).toMatchObject({ do: 'fire', lift: null }));
  it('is kept for a step out of the way by who thinks it worth more', () => expect(choice(fires('assault-fiend'))).not.toMatchObject({ lift: 0 }));

  const covers = (activated: boolean) => {
    const others = [0, 1, 3, 4].map((row) => stand('nightmare', 19, row, { is: { activated } }));
    const met = new Table({ plan: HALL, phasing: 1, figures: [stand('sergeant', 2, 2, { is: { covering: -1 } }), stand('nightmare', 13, 2), ...others], patch: { 'leadership.move': 3, 'leadership.turn': 3 } });
    return met.play({ do: 'activate', figure: 1, as: 'walking' }, { do: 'move', to: met.square(12, 2), facing: 6 });
  };

  it('goes to covering fire once nobody else is left to act', () => expect(choice(covers(true))).toMatchObject({ do: 'cover', lift: 0 }));
  it('is kept while others are', () => expect(choice(covers(false))).toMatchObject({ do: 'cover', lift: null }));
});

describe('a point of leadership is lent', () => {
  const apart = `
################
${'#...#..........#\n'.repeat(9)}#..............#
################`;
  const assigning = (plan: string, lend = 0.5) =>
    choice(new Table({ plan, agenda: () => [{ step: 'assign', seat: 0 }], figures: [stand('sergeant', 1, 1), stand('heavy-weapon-trooper', 5, 1), stand('nightmare', 14, 1), stand('nightmare', 14, 2)] }), weighing({ lend }));

  it('to who will be in the view of enemies, and not in that of his leader', () => expect(assigning(apart)).toEqual({ do: 'assign', point: 0, to: 1 }));
  it('not where his leader sees him', () => expect(assigning(apart.replaceAll('...#...', '.......'))).toEqual({ do: 'end-assign' }));
  it('not where the danger is less than what lending waits for', () => expect(assigning(apart, 2)).toEqual({ do: 'end-assign' }));
});

describe('a K-Pulse for whose sake one walks', () => {
  const plan = `
##############
#....#.......#
#....#.......#
#............#
##############`;
  const walks = (enemies: readonly (readonly [number, number])[]) =>
    acting({ plan, figures: [stand('trooper', 2, 1, carrying(0, 1, 0)), ...enemies.map(([column, row]) => stand('nightmare', column, row, { is: { covering: 0 } }))] }, 'walking');

  it('at four who stand together behind the corner', () => {
    const met = walks([[8, 1], [9, 1], [8, 2], [9, 2]]);
    const there = choice(met);
    expect(there).toMatchObject({ do: 'move' });
    met.play(there);
    expect(choice(met)).toMatchObject({ do: 'throw', grenade: 'k-pulse' });
  });
  it('not at a single one', () => {
    const met = walks([[8, 1]]);
    const there = choice(met);
    if (there.do === 'move') met.play(there);
    expect(choice(met).do).not.toBe('throw');
  });
});

describe('what shuts the way is shot down', () => {
  const CORRIDOR = `
############
#..........#
############`;
  const walled = (plan: string, row: number) => acting({ plan, figures: [stand('trooper', 2, row), stand('nightmare', 10, row, { facing: 'east' })], is: (battle, table) => battle.forcewalls.push(table.square(5, row)), patch: { 'abilities.covering': false } });

  it('a forcewall in a corridor', () => {
    const met = walled(CORRIDOR, 1);
    expect(choice(met)).toMatchObject({ do: 'fire', at: met.square(5, 1) });
    expect(choice(met, overwatch)).toEqual({ do: 'end' });
  });
  it('not one in a hall, around which it is no farther', () => expect(choice(walled(HALL, 2))).toEqual({ do: 'end' }));
});

describe('grenades from hand to hand, where the book has it', () => {
  const patch = { 'options.recovery': true, 'options.passing': true };
  const found = (more: Partial<Given>) => acting({ plan: HALL, figures: [stand('trooper', 2, 2), stand('nightmare', 15, 0, { facing: 'east' })], is: (battle, table) => (battle.dropped = [{ at: table.square(2, 2), grenade: 'k-pulse' }]), ...more });

  it('one of the fallen is picked up where there is nothing better to do', () => {
    const alone: Partial<Given> = { patch, plan: `${'.'.repeat(20)}\n${'#'.repeat(20)}\n${'.'.repeat(20)}` };
    expect(choice(found(alone))).toEqual({ do: 'pick-up', what: 'k-pulse' });
    expect(choice(found({ patch }))).toMatchObject({ do: 'fire' });
  });

  const bend = `\n####################\n#..................#\n${'#.##################\n'.repeat(4)}####################`;
  const passing = (row: number, own: number) => choice(acting({ plan: bend, patch, figures: [stand('trooper', 1, 4, { facing: 'north', ...carrying(0, 1, 0) }), stand('trooper', 1, row, { facing: 'north', ...carrying(0, own, 0) }), stand('nightmare', 17, 1, { facing: 'east' })] }));

  it('one is passed to who is nearer to the enemy and has none', () => {
    expect(passing(3, 0)).toEqual({ do: 'hand-over', grenade: 'k-pulse', to: 1 });
    expect([passing(3, 1).do, passing(5, 0).do]).toEqual(['end', 'end']);
  });
});
