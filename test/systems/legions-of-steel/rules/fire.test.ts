import { describe, expect, test } from 'vitest';
import { fire } from '../../../../src/systems/legions-of-steel/rules/fire.ts';
import { hits } from '../../../../src/systems/legions-of-steel/dice-odds.ts';
import type { FireEvent } from '../../../../src/systems/legions-of-steel/events/fire.ts';
import { active, fates } from '../active.ts';
import { everyRoll } from '../every-roll.ts';
import { Table, type Given, type Placed } from '../table.ts';

const HALL = `${'.'.repeat(7)}\n`.repeat(30);
const trooper: Placed = { unit: 'trooper', at: [3, 29] };
const nightmare = (row: number, column = 3): Placed => ({ unit: 'nightmare', at: [column, row], facing: 'south' });
const attack = (table: Table, column: number, row: number) => ({ do: 'fire', at: table.square(column, row), mode: 'single', spread: false, lift: null }) as const;
type Told = Extract<FireEvent, { tell: 'shot' }>;
const shots = (table: Table) => table.told.filter((event): event is Told => event.tell === 'shot');

/** The chance of at least one hit of the attack that was told. */
function atLeastOne(given: Given, act: (table: Table) => void): string {
  const table = new Table({ ...given, combat: { below: () => 0 } });
  act(table);
  const [shot] = shots(table);
  return shot!.need > 6 ? '0' : hits(shot!.dice, shot!.need).odds().atLeast(1).toString();
}

describe('Fire Ranged Weapon', () => {
  test('a walking Trooper needs 4 at 15 squares: the Nightmare falls on a 4, and he has fired', () => {
    const table = new Table({ plan: HALL, figures: [trooper, nightmare(14)], ...active('trooper'), dice: [4] });
    table.play(attack(table, 3, 14));
    expect([fates(table, 'nightmare'), table.figure('trooper').fired, table.unrolled]).toEqual(['killed', true, []]);
    expect(table.state.open.tallies).toMatchObject({ shots: [1, 0], killsByFire: [1, 0], autos: [0, 0] });
  });

  test('the same dice miss a square farther, where he needs 5', () => {
    const table = new Table({ plan: HALL, figures: [trooper, nightmare(13)], ...active('trooper'), dice: [4] });
    table.play(attack(table, 3, 13));
    expect([fates(table, 'nightmare'), shots(table)[0]!.need]).toEqual(['in-play', 5]);
  });

  test('stationary +1, walking 0, running -1', () => {
    const needs = (['stationary', 'walking', 'running'] as const).map((as) => {
      const table = new Table({ plan: HALL, figures: [trooper, nightmare(14)], ...active('trooper', as), dice: [1] });
      return shots(table.play(attack(table, 3, 14)))[0]!.need;
    });
    expect(needs).toEqual([3, 4, 5]);
  });

  test('a figure has one fire action', () => {
    const table = new Table({ plan: HALL, figures: [trooper, nightmare(14)], ...active('trooper'), dice: [1] });
    table.play(attack(table, 3, 14));
    expect(table.refuse(attack(table, 3, 14))).toMatch(/has used its fire action/);
    expect(fire.options(table.ground, table.view)).toEqual([]);
  });

  test('only forwards, in the line of fire, and as far as the weapon reaches', () => {
    const plan = ['...#...', '.......', '.......', '.......', '.......'].join('\n');
    const table = new Table({
      plan, ...active('trooper'),
      figures: [{ unit: 'trooper', at: [3, 2] }, { unit: 'corporal', at: [3, 1] }, { unit: 'nightmare', at: [2, 4] }, { unit: 'nightmare', at: [0, 2] }, { unit: 'nightmare', at: [1, 0] }],
    });
    const why = (column: number, row: number) => table.refuse(attack(table, column, row));
    expect([why(2, 4), why(0, 2), why(3, 1), why(3, 0), why(6, 0)].every((reason) => /no enemy, closed door or forcewall/.test(reason!))).toBe(true);
    expect(why(1, 0)).toBeUndefined();
    expect([...new Set(fire.options(table.ground, table.view).map(({ at }) => at))]).toEqual([table.square(1, 0)]);
  });

  test('answers of any shape are judged, not tripped over', () => {
    const table = new Table({ plan: HALL, figures: [trooper, nightmare(14)], ...active('trooper') });
    const good = attack(table, 3, 14);
    const bad = [{ ...good, at: -1 }, { ...good, at: 2.5 }, { ...good, at: 'door' }, { ...good, mode: 'burst' }, { ...good, spread: 1 }, { ...good, lift: 0 }, { do: 'fire' }];
    for (const action of bad) expect(table.refuse(action as typeof good), JSON.stringify(action)).toBeTypeOf('string');
    expect(table.refuse(good)).toBeUndefined();
  });

  test('a leader adds 1 with a point of his own, which is spent', () => {
    const table = new Table({ plan: HALL, figures: [{ unit: 'sergeant', at: [3, 29] }, nightmare(14)], ...active('sergeant'), dice: [3] });
    table.play({ ...attack(table, 3, 14), lift: 0 });
    expect([fates(table, 'nightmare'), table.state.open.leadership.map(({ fate }) => fate)]).toEqual(['killed', ['spent', 'ready']]);
    expect(table.state.open.tallies.lifts).toEqual([1, 0]);
  });
});

describe('Automatic Fire', () => {
  test('twice the dice at -1: a stationary Plasma Projector at three squares kills an Assault Fiend in 8 of 9, wounds it in 8 of 81', () => {
    const story = everyRoll((combat) => {
      const table = new Table({ plan: '.\n.\n.\n.', figures: [{ unit: 'heavy-weapon-trooper', at: [0, 3] }, { unit: 'assault-fiend', at: [0, 0] }], ...active('heavy-weapon-trooper', 'stationary'), combat });
      table.play({ ...attack(table, 0, 0), mode: 'auto' });
      return `${table.figure('assault-fiend').kills} of 2`;
    });
    expect(story).toEqual({ '0 of 2': '1/81', '1 of 2': '8/81', '2 of 2': '8/9' });
  });

  test('a stationary Napalm-X at five squares: three dice or six', () => {
    const given: Given = { plan: HALL, phasing: 1, figures: [{ unit: 'assault-fiend', at: [3, 29] }, { unit: 'trooper', at: [3, 24] }], ...active('assault-fiend', 'stationary') };
    expect(atLeastOne(given, (table) => table.play(attack(table, 3, 24)))).toBe('26/27');
    expect(atLeastOne(given, (table) => table.play({ ...attack(table, 3, 24), mode: 'auto' }))).toBe('63/64');
  });

  test('left out, it is refused', () => {
    const table = new Table({ plan: HALL, figures: [trooper, nightmare(14)], ...active('trooper'), patch: { 'abilities.automatic-fire': false } });
    expect(table.refuse({ ...attack(table, 3, 14), mode: 'auto' })).toMatch(/abilities.automatic-fire/);
    expect(fire.options(table.ground, table.view)).toHaveLength(1);
  });
});

test('Through Corner: -1 for each', () => {
  const corners = (plan: string) => {
    const table = new Table({ plan, figures: [{ unit: 'trooper', at: [0, 3] }, { unit: 'nightmare', at: [3, 0] }], ...active('trooper'), dice: [1] });
    return shots(table.play(attack(table, 3, 0)))[0]!.need;
  };
  expect([corners('....\n....\n....\n....'), corners('....\n....\n#...\n....'), corners('....\n...#\n#...\n....')]).toEqual([3, 4, 5]);
});

test('Nachtmacher: a stationary Trooper fires ten squares into the dark on a 5', () => {
  const act = active('trooper', 'stationary');
  const given: Given = { plan: HALL, figures: [trooper, nightmare(19)], agenda: act.agenda, is: (battle, table) => { act.is(battle, table); battle.darkness = [{ at: table.square(3, 19), until: 2 }]; } };
  expect(atLeastOne(given, (table) => table.play(attack(table, 3, 19)))).toBe('1/3');
});

describe('Hand to Hand Combat', () => {
  const fiend = (as: 'running' | 'stationary', is: Given['is'] = () => {}): Given => {
    const act = active('assault-fiend', as);
    return { plan: HALL, phasing: 1, figures: [{ unit: 'assault-fiend', at: [3, 29] }, { unit: 'trooper', at: [3, 28] }], agenda: act.agenda, is: (battle, table) => { act.is(battle, table); is(battle, table); } };
  };
  const strikes = (table: Table) => table.play({ do: 'strike', at: table.square(3, 28), lift: null });

  test('two dice on 2, however it moves; darkness hinders', () => {
    expect(atLeastOne(fiend('stationary'), strikes)).toBe('35/36');
    expect(atLeastOne(fiend('running'), strikes)).toBe('35/36');
    expect(atLeastOne(fiend('stationary', (battle, table) => (battle.darkness = [{ at: table.square(3, 28), until: 2 }])), strikes)).toBe('3/4');
  });

  test('the square ahead only, and by an Assault Fiend only', () => {
    const table = new Table({ ...fiend('stationary'), figures: [{ unit: 'assault-fiend', at: [3, 29] }, { unit: 'trooper', at: [4, 28] }] });
    expect(table.refuse({ do: 'strike', at: table.square(4, 28), lift: null })).toMatch(/the square ahead/);
    const commando = new Table({ plan: HALL, figures: [trooper, nightmare(28)], ...active('trooper') });
    expect(commando.refuse({ do: 'strike', at: commando.square(3, 28), lift: null })).toMatch(/cannot damage anybody/);
  });
});

test('a target that is gone when the dice are due: an automatic miss, and nothing is rolled', () => {
  const table = new Table({
    plan: HALL, figures: [trooper, nightmare(14)],
    agenda: (made) => [{ step: 'shot', shot: { occasion: 'cover', by: 0, hands: false, mode: 'auto', spread: true, at: made.square(3, 20), target: 1, dice: 2, stance: 0, lifted: false } }],
  });
  expect([table.told.map(({ tell }) => tell), table.asked]).toEqual([['automatic-miss'], null]);
});
