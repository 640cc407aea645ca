/** Attack tables: the exact chances that follow from the book's numbers, by weapon, range, movement, what is in the way, grenades; and why some attacks cannot be. */
import { describe, expect, test } from 'vitest';
import { Fraction } from '../../../src/kernel/dice/fraction.ts';
import type { Aftermath, AttackOdds } from '../../../src/kernel/odds.ts';
import { cardOf, numbersOf } from '../../../src/systems/legions-of-steel/book.ts';
import { oddsIn } from '../../../src/systems/legions-of-steel/odds.ts';
import { TABLED, type Tabled } from '../../../src/systems/legions-of-steel/odds/attacks.ts';
import { bandsOf } from '../../../src/systems/legions-of-steel/odds/ranges.ts';
import { killNumber } from '../../../src/systems/legions-of-steel/rules/kill-number.ts';
import { UNITS, type Target, type Unit } from '../../../src/systems/legions-of-steel/vocabulary.ts';

const BOOK = numbersOf();
const ODDS = oddsIn(BOOK);
/** With a Plasma Projector of one die. */
const aDie = oddsIn(numbersOf({ 'weapons.plasma-projector.rof': 1 }));

/** Of an attack that there has to be. */
function odds(attacker: Unit, attack: Tabled, defender: Target, ...when: string[]): AttackOdds {
  expect(ODDS.refuse({ attacker, attack, defender, when })).toBeUndefined();
  return ODDS.of({ attacker, attack, defender, when });
}

const refused = (attacker: Target, attack: Tabled, defender: Target, ...when: string[]) => ODDS.refuse({ attacker, attack, defender, when });
const kill = ({ wounds, enough }: AttackOdds) => wounds.atLeast(enough).toString();
const hit = ({ hits }: AttackOdds) => hits.atLeast(1).toString();
const killed = (attacker: Unit, attack: Tabled, defender: Target, ...when: string[]) => kill(odds(attacker, attack, defender, ...when));

/** One outcome of each row. */
const column = (aftermath: Aftermath, outcome: string) => aftermath.rows.map(({ chances }) => chances.find((each) => each.outcome === outcome)!.chance.toString());
const row = (aftermath: Aftermath, name: string) => Object.fromEntries(aftermath.rows.find((each) => each.name === name)!.chances.map(({ outcome, chance }) => [outcome, chance.toString()]));

const HEAVY = 'heavy-weapon-trooper';

describe('Kill Number, example', () => {
  const numbers = (unit: Unit, ...ranges: number[]) => ranges.map((range) => killNumber(BOOK, cardOf(BOOK, unit).weapon, range));

  test('a Deadbolt: 4 up to 25 squares, 5 to 35, 6 to 45, 7 to 55, and no farther', () => {
    expect(numbers('nightmare', 25, 26, 36, 46, 55, 56)).toEqual([4, 5, 6, 7, 7, null]);
  });

  test('a Plasma Projector: 2 up to three squares, 3 up to five, 4 up to ten', () => {
    expect(numbers(HEAVY, 3, 4, 5, 6, 10)).toEqual([2, 3, 3, 4, 4]);
  });

  test('the ranges of a table are those of the weapon', () => {
    expect(bandsOf(cardOf(BOOK, 'nightmare').weapon)).toEqual([
      { band: 'short', from: 1, to: 25 }, { band: 'medium', from: 26, to: 35 }, { band: 'long', from: 36, to: 45 }, { band: 'extra-long', from: 46, to: 55 },
    ]);
    expect(odds('nightmare', 'fire', 'trooper').provided[0]).toMatch(/^the target is 1 to 25 squares away/);
    expect(odds('nightmare', 'fire', 'trooper', 'medium').provided[0]).toMatch(/^the target is 26 to 35 squares away/);
  });
});

describe('Roll Modifiers', () => {
  test('a need of 4 with -1, 0, +1, +2: 1/3, 1/2, 2/3, 5/6, and never more, since a one misses', () => {
    const sergeant = (...when: string[]) => killed('sergeant', 'fire', 'nightmare', 'short', ...when);
    expect([sergeant('running'), sergeant('walking'), sergeant(), sergeant('leadership')]).toEqual(['1/3', '1/2', '2/3', '5/6']);
    expect(killed('sergeant', 'fire', 'nightmare', 'leadership')).toBe('5/6');
    expect(killed(HEAVY, 'order', 'nightmare', 'leadership')).toBe('35/36');
  });

  test('a need of 7 with 0, +1, +2: never, 1/6, 1/3', () => {
    const far = (...when: string[]) => odds('trooper', 'fire', 'nightmare', 'extra-long', ...when);
    expect([far('walking'), far(), far('leadership')].map(kill)).toEqual(['0', '1/6', '1/3']);
    expect(far('walking').notes).toContain('more than a die shows: none is rolled');
  });

  test('needs of 2 to 6: one die, and two by Automatic Fire', () => {
    const needs = [[HEAVY, 'point-blank-plus'], [HEAVY, 'point-blank'], [HEAVY, 'short'], [HEAVY, 'medium'], [HEAVY, 'long']] as const;
    const chances = (attack: Tabled) => needs.map(([attacker, band]) => kill(aDie.of({ attacker, attack, defender: 'nightmare', when: [band, 'walking'] })));
    expect(chances('fire')).toEqual(['5/6', '2/3', '1/2', '1/3', '1/6']);
    expect(chances('auto')).toEqual(['8/9', '3/4', '5/9', '11/36', '0']);
  });

  test('a Blaster at ten squares through darkness: stationary, covering at 0, covering at -1', () => {
    expect([killed('trooper', 'fire', 'nightmare', 'short', 'dark'), killed('trooper', 'cover', 'nightmare', 'short', 'dark'), killed('trooper', 'cover', 'nightmare', 'short', 'dark', 'walking')]).toEqual(['1/3', '1/6', '0']);
  });

  test('covering counters say 0, -1, -2 for who was stationary, walking, running; -1 by leadership', () => {
    expect(([[], ['walking'], ['running'], ['ordered']] as const).map((when) => killed('trooper', 'cover', 'nightmare', 'short', ...when))).toEqual(['1/2', '1/3', '1/6', '1/3']);
  });

  test('two who cover each other ten squares apart: a Blaster at -1 and a Deadbolt at 0', () => {
    const [commando, nightmare] = [odds('trooper', 'cover', 'nightmare', 'short', 'walking'), odds('nightmare', 'cover', 'trooper')].map(({ hits }) => hits.map((hits) => Math.min(hits, 1)));
    const both = commando!.with(nightmare!, (one, other) => [one, other] as const);
    expect(([[1, 1], [1, 0], [0, 1], [0, 0]] as const).map((falls) => both.p(falls).toString())).toEqual(['1/6', '1/6', '1/3', '1/3']);
  });

  test('past one, two and an Assault Fiend; through one and two corners', () => {
    const heavy = (...when: string[]) => odds(HEAVY, 'fire', 'nightmare', ...when).attackDice;
    expect([heavy('walking'), heavy('walking', 'past-trooper'), heavy('walking', 'past-two'), heavy('walking', 'past-fiend'), heavy('walking', 'corner'), heavy('walking', 'two-corners')])
      .toEqual(['2x2', '2x3', '2x4', '2x4', '2x3', '2x4']);
  });

  test('says why: in the order of the rules', () => {
    expect(odds('nightmare', 'cover-auto', 'trooper', 'walking', 'past-two', 'corner', 'dark').modifiers.map(({ because, dice }) => `${dice} ${because}`))
      .toEqual(['-1 covering counter', '-1 automatic fire', '-1 through a corner', '-2 past figures', '-2 darkness']);
  });
});

describe('Automatic Fire and Spread-Fire', () => {
  test('Romano, walking, at three squares: 3 to hit; the second falls too in 20 of 27 with a square between', () => {
    const romano = odds(HEAVY, 'auto', 'nightmare', 'walking');
    expect(romano.attackDice).toBe('4x3');
    expect(row(romano.aftermath[0]!, '1 square between')).toEqual({ 'the first falls': '80/81', 'both fall': '20/27' });
    expect(odds(HEAVY, 'auto', 'nightmare').attackDice).toBe('4x2');
  });

  test('a miss, a kill, a kill, a miss of four dice on 3, in this order: 4 of 81', () => {
    const { hits } = odds(HEAVY, 'auto', 'nightmare', 'walking');
    expect(hits.p(2).toString()).toBe('8/27'); // in six orders, all alike
    expect(hits.p(2).toNumber() / 6).toBeCloseTo(4 / 81, 12);
  });

  test('Flanagan, walking, at a door three squares off: it stands in 1 of 16', () => {
    const flanagan = odds(HEAVY, 'auto', 'door', 'walking');
    expect([flanagan.attackDice, flanagan.hits.p(0).toString(), kill(flanagan)]).toEqual(['4x4', '1/16', '15/16']);
  });

  test('Larry, walking, spreads two dice: the door, and behind it a Nightmare that covers at 0 and always fires: he dies in 4/9, it in 5/18, the door stands in 1/9', () => {
    const door = aDie.of({ attacker: HEAVY, attack: 'fire', defender: 'door', when: ['walking'] }).hits;
    const nightmare = aDie.of({ attacker: HEAVY, attack: 'fire', defender: 'nightmare', when: ['walking'] }).hits;
    const larry = odds('nightmare', 'cover', HEAVY).hits;
    const stands = door.p(0).times(door.p(0));
    expect(stands.toString()).toBe('1/9');
    expect(new Fraction(1n, 1n).minus(stands).times(larry.p(1)).toString()).toBe('4/9');
    expect(door.p(1).times(larry.p(0)).times(nightmare.p(1)).toString()).toBe('5/18');
  });

  test('a stationary Plasma Projector at an Assault Fiend three squares off: dead 8/9, one kill 8/81', () => {
    const { hits, losses, enough } = odds(HEAVY, 'auto', 'assault-fiend');
    expect([enough, hits.atLeast(2).toString(), hits.p(1).toString(), losses!.lost.p(1).toString()]).toEqual([2, '8/9', '8/81', '8/81']);
    expect(killed(HEAVY, 'auto', 'assault-fiend', 'wounded-target')).toBe('80/81');
  });

  test('a stationary Napalm-X at five squares: 26/27, and by Automatic Fire 63/64', () => {
    expect([killed('assault-fiend', 'fire', 'trooper'), killed('assault-fiend', 'auto', 'trooper')]).toEqual(['26/27', '63/64']);
  });
});

describe('Suppression', () => {
  test('a Plasma Projector, each time that a figure enters: on the square and on the way to it, at 3, 5, 10, 15, 20, 25 squares', () => {
    const bands = bandsOf(cardOf(BOOK, HEAVY).weapon).map(({ band }) => band);
    expect(bands.map((band) => killed(HEAVY, 'suppression', 'nightmare', band))).toEqual(['35/36', '8/9', '3/4', '5/9', '11/36', '0']);
    expect(bands.map((band) => killed(HEAVY, 'suppression-secondary', 'nightmare', band))).toEqual(['8/9', '3/4', '5/9', '11/36', '0', '0']);
  });

  test('one die on each of two squares; friends too', () => {
    expect([killed(HEAVY, 'suppression', 'nightmare', 'one-die'), killed(HEAVY, 'suppression', 'trooper')]).toEqual(['5/6', '35/36']);
    expect(refused('nightmare', 'suppression', 'trooper', 'one-die')).toMatch(/one die anyway/);
  });

  test('Estevez, blocked by a forcewall three or four squares off: it stands in 1/9, 1/4', () => {
    const stands = (...when: string[]) => odds(HEAVY, 'suppression', 'forcewall', ...when).hits.p(0).toString();
    expect([stands(), stands('point-blank')]).toEqual(['1/9', '1/4']);
    expect(refused(HEAVY, 'suppression-secondary', 'forcewall')).toMatch(/Blocked Suppression/);
  });
});

test('Hand to Hand Combat: a hit plain, covering, in darkness: 35/36, 8/9, 3/4', () => {
  expect([killed('assault-fiend', 'hand-to-hand', 'trooper'), killed('assault-fiend', 'cover-hand-to-hand', 'trooper'), killed('assault-fiend', 'hand-to-hand', 'trooper', 'dark')]).toEqual(['35/36', '8/9', '3/4']);
  expect(refused('nightmare', 'hand-to-hand', 'trooper')).toMatch(/cannot damage anybody/);
  expect(refused('assault-fiend', 'hand-to-hand', 'trooper', 'running')).toMatch(/no movement modifier/);
  expect(refused('assault-fiend', 'cover-hand-to-hand', 'trooper', 'walking')).toMatch(/no movement modifier/);
});

describe('Grenades', () => {
  const thrown = (...when: string[]) => odds('trooper', 'k-pulse', 'nightmare', ...when).aftermath[0]!;

  test('a stationary throw ahead, one to eight squares: sure, 5/6, 5/6, 2/3, 1/2, 1/3, 1/6, never', () => {
    expect(column(thrown(), 'on target')).toEqual(['1', '5/6', '5/6', '2/3', '1/2', '1/3', '1/6', '0']);
  });

  test('walking, running; eight squares are too far for who runs', () => {
    expect(column(thrown('walking'), 'on target')).toEqual(['1', '5/6', '2/3', '1/2', '1/3', '1/6', '0', '0']);
    expect(column(thrown('running'), 'on target')).toEqual(['1', '2/3', '1/2', '1/3', '1/6', '0', '0']);
  });

  test('behind one\'s back, stationary: 5/6, 2/3, 1/3, never, and not farther', () => {
    expect(column(thrown('rear-arc'), 'on target')).toEqual(['5/6', '2/3', '1/3', '0']);
  });

  test('Kowolchuk: four squares to the side, displaced: walking 1/6, with leadership 1/3; stationary 1/3; running it can only miss', () => {
    const kowolchuk = (...when: string[]) => row(thrown('side-arc', 'displaced', ...when), '4')['on target'];
    expect([kowolchuk('walking'), kowolchuk('walking', 'leadership'), kowolchuk(), kowolchuk('running'), kowolchuk('ordered')]).toEqual(['1/6', '1/3', '1/3', '0', '1/6']);
  });

  test('a K-Pulse: 4, 5, 6 by range; an Assault Fiend by a 6 and in its square alone', () => {
    const pulse = (target: Unit) => [[], ['burst-1'], ['burst-2']].map((when) => hit(odds('trooper', 'k-pulse', target, ...when)));
    expect(pulse('nightmare')).toEqual(['1/2', '1/3', '1/6']);
    expect(pulse('trooper')).toEqual(['1/2', '1/3', '1/6']);
    expect(pulse('assault-fiend')).toEqual(['1/6', '0', '0']);
    expect(odds('trooper', 'k-pulse', 'assault-fiend').modifiers).toEqual([{ because: 'target: assault-fiend', side: 'attack', dice: '-2' }]);
  });

  test('thrown four squares in the open, stationary: a kill at a Nightmare 23/54, at a Fiend 19/162', () => {
    expect([row(thrown(), '4')['a kill'], row(odds('trooper', 'k-pulse', 'assault-fiend').aftermath[0]!, '4')['a kill']]).toEqual(['23/54', '19/162']);
  });

  test('its thrower dies: two squares off 25/162, three 1/324, four never', () => {
    expect(['2', '3', '4'].map((range) => row(thrown(), range)['a kill at the thrower'])).toEqual(['25/162', '1/324', '0']);
  });

  test('where it lands that misses: in the open, in a corridor, beside a wall, with a wall beyond', () => {
    const lands = (...when: string[]) => odds('trooper', 'k-pulse', 'nightmare', ...when).aftermath[1]!.rows[0]!.chances.map(({ outcome, chance }) => `${outcome} ${chance.toString()}`).join(', ');
    expect(lands()).toBe('there 1/9, beyond 1/9, short 1/9, beside 2/9, across a corner 4/9');
    expect(lands('corridor')).toBe('there 1/3, beyond 1/3, short 1/3, beside 0, across a corner 0');
    expect(lands('wall-beside')).toBe('there 2/9, beyond 2/9, short 2/9, beside 1/9, across a corner 2/9');
    expect(lands('wall-beyond')).toBe('there 4/9, beyond 0, short 1/9, beside 2/9, across a corner 2/9');
  });

  test('a forcewall crushes: in the open 1/9, beside a wall 2/9, in a corridor 1/3, with somebody behind 2/3, boxed in always', () => {
    expect([[], ['wall-beside'], ['corridor'], ['dead-end'], ['boxed-in']].map((when) => killed('trooper', 'forcewall-push', 'nightmare', ...when))).toEqual(['1/9', '2/9', '1/3', '2/3', '1']);
    expect(killed('sergeant', 'forcewall-push', 'assault-fiend', 'corridor')).toBe('1/3');
    expect(row(odds('trooper', 'forcewall-push', 'nightmare').aftermath[0]!, '4')).toEqual({ 'on target': '2/3', 'lands there': '19/27', crushed: '19/243' });
  });

  test('a Nachtmacher is only thrown', () => {
    const dark = odds('nightmare', 'nachtmacher', 'trooper');
    expect([kill(dark), row(dark.aftermath[0]!, '4')]).toEqual(['0', { 'on target': '2/3', 'lands there': '19/27' }]);
  });
});

describe('what cannot be', () => {
  test('says why', () => {
    const cases: readonly [RegExp, Parameters<typeof refused>][] = [
      [/both are commandos/, ['trooper', 'fire', 'sergeant']],
      [/attacks nobody/, ['door', 'fire', 'trooper']],
      [/nobody on that side has leadership/, ['nightmare', 'order', 'trooper']],
      [/nobody on that side has leadership/, ['nightmare', 'fire', 'trooper', 'leadership']],
      [/has no k-pulse grenade/, [HEAVY, 'k-pulse', 'nightmare']],
      [/does nothing to door/, ['trooper', 'k-pulse', 'door']],
      [/not at forcewall/, ['trooper', 'cover', 'forcewall']],
      [/has no such range/, ['nightmare', 'fire', 'trooper', 'point-blank']],
      [/order or order-auto/, ['trooper', 'fire', 'nightmare', 'ordered']],
      [/gone at its first kill/, ['trooper', 'fire', 'nightmare', 'wounded-target']],
      [/no movement modifier/, ['trooper', 'suppression', 'nightmare', 'walking']],
      [/only grenades are thrown/, ['trooper', 'fire', 'nightmare', 'rear-arc']],
    ];
    for (const [why, query] of cases) expect(refused(...query)).toMatch(why);
  });

  test('without an ability there are none of its attacks', () => {
    const cases: readonly [string, Tabled, Unit, Target, string[]][] = [
      ['automatic-fire', 'auto', 'trooper', 'nightmare', []], ['automatic-fire', 'order-auto', 'trooper', 'nightmare', []], ['covering', 'cover', 'trooper', 'nightmare', []],
      ['suppression', 'suppression', 'trooper', 'nightmare', []], ['leadership', 'order', 'trooper', 'nightmare', []], ['leadership', 'fire', 'trooper', 'nightmare', ['leadership']],
      ['hand-to-hand', 'hand-to-hand', 'assault-fiend', 'trooper', []], ['k-pulse', 'k-pulse', 'trooper', 'nightmare', []], ['forcewall', 'forcewall-push', 'trooper', 'nightmare', []],
      ['forcewall', 'fire', 'trooper', 'forcewall', []], ['nachtmacher', 'fire', 'trooper', 'nightmare', ['dark']], ['displaced-throwing', 'k-pulse', 'trooper', 'nightmare', ['displaced']],
    ];
    for (const [ability, attack, attacker, defender, when] of cases) {
      expect(refused(attacker, attack, defender, ...when)).toBeUndefined();
      expect(oddsIn(numbersOf({ [`abilities.${ability}`]: false })).refuse({ attacker, attack, defender, when })).toMatch(`abilities.${ability}=false`);
    }
    expect(oddsIn(numbersOf({ 'abilities.spread-fire': false })).of({ attacker: HEAVY, attack: 'fire', defender: 'nightmare', when: [] }).aftermath).toEqual([]);
  });
});

test('more leadership never hurts, more in the way never helps', () => {
  const mean = (query: Parameters<typeof ODDS.of>[0]) => (ODDS.refuse(query) === undefined ? ODDS.of(query).hits.mean().toNumber() : null);
  let compared = 0;
  for (const attack of TABLED) for (const attacker of UNITS) for (const defender of UNITS) {
    const plain = mean({ attacker, attack, defender, when: [] });
    const helped = mean({ attacker, attack, defender, when: ['leadership'] });
    if (plain === null) continue;
    if (helped !== null) expect(helped).toBeGreaterThanOrEqual(plain);
    for (const hindrance of ['corner', 'past-fiend', 'dark', 'running']) {
      const hindered = mean({ attacker, attack, defender, when: [hindrance] });
      if (hindered === null) continue;
      expect(hindered).toBeLessThanOrEqual(plain);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(100);
});

test('a book with other numbers has other tables', () => {
  const patched = (patch: Record<string, unknown>, attacker: Unit, attack: Tabled, defender: Target) => kill(oddsIn(numbersOf(patch)).of({ attacker, attack, defender, when: [] }));
  expect(patched({ 'kill.short': 5 }, 'nightmare', 'fire', 'trooper')).toBe('1/2');
  expect(patched({ 'modifiers.automaticFire': -2 }, 'nightmare', 'auto', 'trooper')).toBe('5/9');
  expect(patched({ 'grenades.pulse.target': 6 }, 'trooper', 'k-pulse', 'nightmare')).toBe('1/6');
  expect(patched({ 'fire.doorKills': 2 }, HEAVY, 'fire', 'door')).toBe('25/36');
  const sturdy = oddsIn(numbersOf({ 'fire.doorKills': 2 })).of({ attacker: HEAVY, attack: 'fire', defender: 'door', when: ['wounded-target'] });
  expect([kill(sturdy), sturdy.enough]).toEqual(['35/36', 1]);
});
