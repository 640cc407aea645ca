import { describe, expect, test } from 'vitest';
import type { FireEvent } from '../../../../src/systems/legions-of-steel/events/fire.ts';
import { cover, coverStrike } from '../../../../src/systems/legions-of-steel/rules/cover.ts';
import { hold } from '../../../../src/systems/legions-of-steel/rules/hold.ts';
import { active, exposed, fates } from '../active.ts';
import { everyRoll } from '../every-roll.ts';
import { Table, type Given, type Placed } from '../table.ts';

const ROOM = `${'.'.repeat(5)}\n`.repeat(12);
const trooper: Placed = { unit: 'trooper', at: [2, 11] };
const covering = (column: number, row: number, counter = 0): Placed => ({ unit: 'nightmare', at: [column, row], facing: 'south', is: { covering: counter } });
const covers = (table: Table, id: string, at: string) => ({ do: 'cover', figure: table.number(id), at: table.figure(at).at, mode: 'single', spread: false, lift: null }) as const;
const letPass = { do: 'hold', patient: false } as const;
const shots = (table: Table) => table.told.filter((event): event is Extract<FireEvent, { tell: 'shot' }> => event.tell === 'shot');

describe('Covering fire', () => {
  test('a Nightmare that covers at 0 fires at a Trooper in view on a 4: it has fired, and covers no more', () => {
    const table = new Table({ plan: ROOM, figures: [trooper, covering(2, 1)], ...exposed('trooper', 1), dice: [3] });
    table.play(covers(table, 'nightmare', 'trooper'));
    expect([shots(table)[0]!.need, table.figure('nightmare').covering, table.figure('nightmare').fired, table.asked]).toEqual([4, null, true, null]);
    expect(table.state.open.tallies.coverShots).toEqual([0, 1]);
  });

  test.each([[0, 4], [-1, 5], [-2, 6]])('the counter says %i: a die needs %i', (counter, need) => {
    const table = new Table({ plan: ROOM, figures: [trooper, covering(2, 1, counter)], ...exposed('trooper', 1), dice: [1] });
    expect(shots(table.play(covers(table, 'nightmare', 'trooper')))[0]!.need).toBe(need);
  });

  test('two who cover are asked one after the other, each knowing how the first one fared', () => {
    const table = new Table({ plan: ROOM, figures: [trooper, covering(2, 1), covering(3, 1)], ...exposed('trooper', 1), dice: [1, 6] });
    table.play(covers(table, 'nightmare-1', 'trooper'));
    expect(cover.options(table.ground, table.view).map(({ figure }) => figure)).not.toContain(table.number('nightmare-1'));
    table.play(covers(table, 'nightmare-2', 'trooper'));
    expect([fates(table, 'trooper'), table.unrolled]).toEqual(['killed', []]);
  });

  test('nobody is asked who has nobody in front, no line, or no die that could hit', () => {
    const asked = (nightmare: Placed, plan = ROOM) => new Table({ plan, figures: [trooper, nightmare], ...exposed('trooper', 1) }).asked !== null;
    expect(asked(covering(2, 1))).toBe(true);
    expect(asked({ ...covering(2, 1), facing: 'north' })).toBe(false);
    expect(asked(covering(2, 1), ROOM.replace('.....\n.....\n.....', '.....\n.....\n#####'))).toBe(false);
    expect(asked({ ...covering(2, 1), is: { covering: null } })).toBe(false);
    expect(asked(covering(2, 1, -3))).toBe(false);
  });

  test('it goes at who acts or has come into view, and at nobody else', () => {
    const table = new Table({ plan: ROOM, figures: [trooper, { unit: 'corporal', at: [1, 10] }, covering(2, 1)], ...exposed('trooper', 1) });
    expect(table.refuse(covers(table, 'nightmare', 'corporal'))).toMatch(/who acts or has just come into view/);
    expect([...new Set(cover.options(table.ground, table.view).map(({ at }) => at))]).toEqual([table.figure('trooper').at]);
  });

  test('another one may be struck by the later dice of a spread', () => {
    const fiend: Placed = { unit: 'assault-fiend', at: [2, 8], facing: 'south', is: { covering: 0 } };
    const table = new Table({ plan: ROOM, figures: [trooper, { unit: 'corporal', at: [1, 11] }, fiend], ...exposed('trooper', 1), patch: { 'abilities.leadership': false }, dice: [6, 6] });
    table.play({ ...covers(table, 'assault-fiend', 'trooper'), spread: true });
    expect([fates(table, 'trooper', 'corporal'), table.unrolled]).toEqual(['killed killed', []]);
  });

  test('answers of any shape are judged', () => {
    const table = new Table({ plan: ROOM, figures: [trooper, covering(2, 1)], ...exposed('trooper', 1) });
    const good = covers(table, 'nightmare', 'trooper');
    for (const bad of [{ ...good, figure: 0 }, { ...good, figure: 'nightmare' }, { ...good, at: 1e9 }, { ...good, mode: null }, { do: 'cover' }, { do: 'hold' }, { do: 'hold', patient: 1 }]) {
      expect(table.refuse(bad as typeof good), JSON.stringify(bad)).toBeTypeOf('string');
    }
  });

  test('through darkness a Blaster that covers at 0 needs a 6 at ten squares, and one that covers at -1 is not even asked', () => {
    const dark = (counter: number) => {
      const seen = exposed('nightmare', 0);
      return new Table({
        plan: ROOM, phasing: 1, patch: { 'abilities.leadership': false }, dice: [5],
        figures: [{ ...trooper, is: { covering: counter } }, { unit: 'nightmare', at: [2, 1] }],
        agenda: seen.agenda, is: (battle, table) => { seen.is(battle, table); battle.darkness = [{ at: table.square(2, 1), until: 2 }]; },
      });
    };
    expect(shots(dark(0).play({ do: 'cover', figure: 0, at: 7, mode: 'single', spread: false, lift: null }))[0]!.need).toBe(6);
    expect(dark(-1).asked).toBeNull();
  });

  test('left out, nobody covers: the counters are not there, and nobody is asked', () => {
    const table = new Table({ plan: ROOM, figures: [trooper, { unit: 'nightmare', at: [2, 1], facing: 'south' }], ...exposed('trooper', 1) });
    expect(table.asked).toBeNull();
  });
});

describe('Covering: the most opportune moment', () => {
  const given: Given = { plan: ROOM, figures: [trooper, covering(2, 1)], ...exposed('trooper', 1) };

  test('who holds may still fire when the attack is declared, before its dice', () => {
    const act = active('trooper');
    const table = new Table({ ...given, agenda: (made) => [...act.agenda(made), ...exposed('trooper', 1).agenda(made)], dice: [5] });
    table.play(letPass, { do: 'fire', at: table.figure('nightmare').at, mode: 'single', spread: false, lift: null });
    expect(table.asked).toMatchObject({ step: 'window', at: 'declaration', seat: 1 });
    table.play(covers(table, 'nightmare', 'trooper'));
    expect([fates(table, 'trooper', 'nightmare'), table.unrolled]).toEqual(['killed in-play', []]);
  });

  test('whoever falls to it has lost his attack: no die of it is rolled', () => {
    const table = new Table({ ...given, figures: [trooper, covering(2, 1), { unit: 'heavy-weapon-trooper', at: [0, 11] }], agenda: active('trooper').agenda, dice: [5] });
    table.play({ do: 'fire', at: table.figure('nightmare').at, mode: 'single', spread: false, lift: null }, covers(table, 'nightmare', 'trooper'));
    expect([fates(table, 'trooper', 'nightmare'), table.asked, table.unrolled]).toEqual(['killed in-play', null, []]);
  });

  test('of a Spread-Fire, before each further die; after one that has felled something as before a new attack', () => {
    const spreading = (dice: readonly number[]) =>
      new Table({ ...given, figures: [{ unit: 'heavy-weapon-trooper', at: [2, 11] }, covering(2, 1), covering(3, 1), { unit: 'corporal', at: [0, 11] }], ...active('heavy-weapon-trooper'), patch: { 'abilities.leadership': false }, dice })
        .play({ do: 'fire', at: 7, mode: 'single', spread: true, lift: null }, letPass);
    const missed = spreading([1, 4]).play({ do: 'aim', at: 7 });
    expect(missed.asked).toEqual({ step: 'window', at: 'spread', seat: 1, exposed: [0] });
    missed.play(covers(missed, 'nightmare-1', 'heavy-weapon-trooper'));
    expect([fates(missed, 'heavy-weapon-trooper', 'nightmare-1'), missed.unrolled]).toEqual(['killed in-play', []]);
    expect(spreading([4]).asked).toEqual({ step: 'window', at: 'declaration', seat: 1, exposed: [0] });
  });

  test('who holds until the active figure attacks or stops is asked again then, and not before', () => {
    const act = active('trooper');
    const seen = exposed('trooper', 1).agenda;
    const table = new Table({ ...given, agenda: (made) => [...act.agenda(made), { step: 'window', at: 'stop', seat: 1, exposed: [0] }, ...seen(made), ...seen(made)] });
    expect(hold.options(table.ground, table.view)).toHaveLength(2);
    table.play({ do: 'hold', patient: true });
    expect(table.asked).toMatchObject({ at: 'stop' });
    expect(table.refuse({ do: 'hold', patient: true })).toMatch(/only where the active enemy/);
    table.play(letPass, { do: 'fire', at: table.figure('nightmare').at, mode: 'single', spread: false, lift: null });
    expect(table.asked).toMatchObject({ at: 'declaration' });
    expect(table.state.open.active?.patient).toEqual([false, false]);
  });

  test('covering fire is not answered with covering fire', () => {
    const own: Placed = { ...trooper, is: { covering: 0 } };
    const table = new Table({ plan: ROOM, figures: [own, { unit: 'corporal', at: [0, 11] }, covering(2, 1)], ...exposed('corporal', 1), patch: { 'abilities.leadership': false }, dice: [1] });
    table.play(covers(table, 'nightmare', 'corporal'));
    expect([table.told.map(({ tell }) => tell), table.asked]).toEqual([['shot'], null]);
  });

  test('it breaks off the way of who moves', () => {
    const table = new Table({ ...given, agenda: (made) => [...active('trooper').agenda(made), { step: 'way', figure: 0, left: [0, 0] }, ...exposed('trooper', 1).agenda(made)], dice: [1] });
    table.play(covers(table, 'nightmare', 'trooper'));
    expect([table.asked?.step, table.figure('trooper').at]).toEqual(['acting', table.square(2, 11)]);
  });
});

describe('Covering: Larry at the door, and the Nightmare behind it', () => {
  const given: Given = {
    plan: '#.#\n#D#\n#.#\n#.#', ...active('heavy-weapon-trooper'),
    figures: [{ unit: 'heavy-weapon-trooper', at: [1, 3] }, { unit: 'nightmare', at: [1, 0], facing: 'south', is: { covering: 0 } }],
  };
  const story = (table: Table) => {
    table.play({ do: 'fire', at: 4, mode: 'single', spread: true, lift: null });
    if (table.asked?.step === 'window') table.play(covers(table, 'nightmare', 'heavy-weapon-trooper'));
    return table;
  };

  test('the door falls to the first die, the Nightmare fires before the second: it is cancelled', () => {
    const table = story(new Table({ ...given, dice: [3, 4] }));
    expect([fates(table, 'heavy-weapon-trooper', 'nightmare'), table.state.open.doors, table.unrolled]).toEqual(['killed in-play', ['destroyed'], []]);
  });

  test('it fires at 0 and always: Larry dies in 4 of 9, the Nightmare in 5 of 18, the door stands in 1 of 9', () => {
    const chances = everyRoll((combat) => {
      const table = story(new Table({ ...given, combat }));
      return `${table.state.open.doors.join()} ${fates(table, 'heavy-weapon-trooper', 'nightmare')}`;
    });
    expect(chances).toEqual({ 'closed in-play in-play': '1/9', 'destroyed killed in-play': '4/9', 'destroyed in-play killed': '5/18', 'destroyed in-play in-play': '1/6' });
  });
});

describe('Covering and leadership', () => {
  /** The Sergeant has come to an intersection, fifteen squares from a Nightmare that covers at -1. */
  const osbourne: Given = {
    plan: `${'#.#\n'.repeat(15)}..#`, ...exposed('sergeant', 1),
    figures: [{ unit: 'sergeant', at: [1, 15], facing: 'north' }, { unit: 'nightmare', at: [1, 0], facing: 'south', is: { covering: -1 } }],
  };

  test('Sergeant Osbourne steps out of the line of fire: it misses by itself and has fired, one point is left', () => {
    const table = new Table(osbourne);
    table.play(covers(table, 'nightmare', 'sergeant'));
    expect(table.asked).toMatchObject({ step: 'window', at: 'declaration', seat: 0, exposed: [] });
    table.play({ do: 'order-move', figure: 0, to: table.square(0, 15), points: [0] });
    expect([table.told.at(-1)!.tell, table.figure('nightmare').covering, table.figure('nightmare').fired, table.figure('sergeant').fate]).toEqual(['automatic-miss', null, true, 'in-play']);
    expect(table.state.open.leadership.map(({ fate }) => fate)).toEqual(['spent', 'ready']);
  });

  test('had he stayed, it would have hit him in 1 of 3', () => {
    const chances = everyRoll((combat) => {
      const table = new Table({ ...osbourne, combat });
      table.play(covers(table, 'nightmare', 'sergeant'));
      if (table.asked !== null) table.play(letPass);
      return fates(table, 'sergeant');
    });
    expect(chances.killed).toBe('1/3');
  });

  test('a covering Corporal is told to step into view of a Nightmare that covers: both choose at once', () => {
    const plan = '..#..\n..#..\n.....\n..#..';
    const table = new Table({
      plan, phasing: 1, agenda: () => [{ step: 'final', seat: 0, passed: true }], dice: [1, 6],
      figures: [{ unit: 'sergeant', at: [0, 0] }, { unit: 'corporal', at: [0, 1], facing: 'east', is: { covering: 0 } }, { unit: 'nightmare', at: [4, 2], facing: 'west', is: { covering: 0 } }],
    });
    table.play({ do: 'order-move', figure: 1, to: table.square(0, 2), points: [2] });
    expect(table.asked).toMatchObject({ step: 'mutual', pair: [1, 2], seat: 0 });
    table.play({ do: 'cover', figure: 1, at: table.square(4, 2), mode: 'single', spread: false, lift: null });
    table.play({ do: 'cover', figure: 2, at: table.square(0, 2), mode: 'single', spread: false, lift: null });
    expect([table.figure('corporal').fate, table.figure('nightmare').fate, table.unrolled]).toEqual(['killed', 'in-play', []]);
  });

  test('who is told to cover does not fire at idle enemies in view', () => {
    const table = new Table({
      plan: ROOM, phasing: 1, agenda: () => [{ step: 'final', seat: 0, passed: true }],
      figures: [{ unit: 'sergeant', at: [0, 11] }, { unit: 'trooper', at: [2, 11], is: { fired: true } }, { unit: 'nightmare', at: [2, 1], facing: 'north' }],
    });
    table.play({ do: 'order-cover', figure: 1, points: [0, 1] });
    expect([table.figure('trooper').covering, table.figure('trooper').fired, table.asked]).toEqual([-1, true, null]);
  });
});

describe('Covering Hand to Hand Combat', () => {
  const given: Given = { plan: ROOM, figures: [{ unit: 'trooper', at: [2, 9] }, { unit: 'assault-fiend', at: [2, 8], facing: 'south', is: { covering: -2 } }], ...exposed('trooper', 1) };

  test('it is at -1 whatever the counter says', () => {
    const table = new Table({ ...given, dice: [2, 3] });
    expect(coverStrike.options(table.ground, table.view)).toEqual([{ do: 'cover-strike', figure: 1, at: table.square(2, 9), lift: null }]);
    table.play({ do: 'cover-strike', figure: 1, at: table.square(2, 9), lift: null });
    expect([shots(table)[0]!.need, shots(table)[0]!.hits, table.figure('assault-fiend').fired]).toEqual([3, 1, true]);
    expect(table.state.open.tallies.killsByHand).toEqual([0, 1]);
  });

  test('it is asked for that alone, where its weapon could not hit', () => {
    const hopeless: Given = { ...given, patch: { 'kill.short': 12 } };
    expect(new Table(hopeless).asked).not.toBeNull();
    expect(new Table({ ...hopeless, patch: { 'kill.short': 12, 'abilities.hand-to-hand': false } }).asked).toBeNull();
  });
});
