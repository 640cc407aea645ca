/** The attack tables of WarEngine: the book's worked cases, what cannot be, and dice that come out as the tables say. */
import { describe, expect, it } from 'vitest';
import type { System } from '../../../src/kernel/game.ts';
import { stream } from '../../../src/kernel/rng.ts';
import { ask, oddsTable, type Answer } from '../../../src/lab/odds/index.ts';
import { BOOK, numbersOf, PROFILES } from '../../../src/systems/warengine/book.ts';
import { diceNotation } from '../../../src/systems/warengine/dice-notation.ts';
import { diceOdds } from '../../../src/systems/warengine/dice-odds.ts';
import { oddsIn } from '../../../src/systems/warengine/odds.ts';
import { ATTACKS } from '../../../src/systems/warengine/odds/attacks.ts';
import { killsAmong } from '../../../src/systems/warengine/odds/aftermath.ts';
import { pool } from '../../../src/systems/warengine/pools.ts';

/** Of a system, all that a question to its tables needs. */
const room = { id: 'warengine', units: PROFILES, attacks: ATTACKS, book: BOOK } as unknown as System;

function asked(words: string, patch: Readonly<Record<string, unknown>> = {}): Answer {
  const [attacker, attack, defender, ...when] = words.split(' ') as [string, string, string];
  return ask(room, oddsIn(numbersOf(patch)), { attacker, attack, defender, when });
}

const dice = (words: string): string => {
  const { attackDice, armorDice } = asked(words);
  return `${attackDice} against ${armorDice}`;
};

describe('worked cases', () => {
  it('a Gang Leader and three Gangers on Vertucci: 6k4 ("Massed Attacks")', () => {
    expect(dice('gang-leader close vertucci massed-4')).toBe('6k4 against 5k4');
    expect(asked('gang-leader close vertucci massed-4').modifiers.map(({ dice }) => dice)).toEqual(['+1k1', '+1k1', '+1k0']);
  });

  it('four shotguns on Vertucci: 6k5; the leader’s club is no ranged weapon', () => {
    expect(dice('juve-ganger shotgun vertucci massed-4')).toBe('6k5 against 5k4');
    expect(() => asked('juve-leader ranged vertucci massed-5')).toThrow('juve-leader has no ranged weapon; it has club');
  });

  it('a charge, a charge on a machine, and one bonus for both ("Charging")', () => {
    expect(dice('thug close street-ganger charge')).toBe('3k3 against 2k2');
    expect(dice('thug close thugnaught charge')).toBe('3k2 against 5k5h');
    expect(dice('thug close street-ganger charge massed-2')).toBe('4k4 against 2k2');
  });

  it('cover and standing still, heavy cover without it ("Defense Adjustments Chart")', () => {
    expect(dice('wright rifle dogboy light-cover')).toBe('4k3 against 5k4');
    expect(dice('wright rifle dogboy did-not-move-attacker did-not-move-target light-cover')).toBe('5k3 against 6k4');
    expect(dice('wright rifle dogboy did-not-move-target entrenching-cover')).toBe('4k3 against 7k5');
    expect(dice('wright rifle dogboy heavy-cover')).toBe('4k3 against 6k5');
    expect(() => asked('wright rifle dogboy did-not-move-target heavy-cover')).toThrow('may not be combined with heavy cover');
  });

  it('Lieutenant Wright’s ten hero points against an Earthshaker Cannon ("Figures with Hero Points")', () => {
    const { kill, aftermath } = asked('green-alien-warrior earthshaker-cannon wright hero-points');
    const odds = diceOdds(numbersOf());
    const overcome = [0, 2, 4, 6, 8, 10].map((points) => odds.odds(pool('5k4')).average((attack) => odds.chanceBelow(pool('4k4'), attack - points)));
    expect(kill).toBeCloseTo(overcome[5]!, 12);
    const [row] = aftermath[0]!.rows;
    expect(row!.chances.map(({ outcome }) => outcome)).toEqual(['0', '2', '4', '6', '8', '10']);
    row!.chances.forEach(({ chance }, index) => expect(chance.toNumber()).toBeCloseTo(overcome[index]!, 12));
  });

  it('hero points on both sides: six more for the attacker is six less for the defender', () => {
    const odds = diceOdds(numbersOf());
    expect(asked('vertucci pistol dogboy hero-points').kill).toBe(odds.duel(pool('3k3'), pool('4k3')).kill);
  });

  it('Dogboy’s plasma on three Thugs: one attack roll, three defenses ("Area Effect Weapons")', () => {
    const { aftermath } = asked('dogboy plasma-gun thug');
    const chances = aftermath[0]!.rows.map(({ name, chances }) => [name, ...chances.map(({ chance }) => chance.toNumber())]);
    expect(chances).toEqual([['2 hit', ...among(2, '3k3', '2k2')], ['3 hit', ...among(3, '3k3', '2k2')]]);
  });

  it('a combat of five shot at with 3k3: three of them are affected ("Firing into Close Combat")', () => {
    const { aftermath, kill } = asked('juve-ganger shotgun alien-blade into-combat');
    const [affected, killed] = aftermath[0]!.rows.find(({ name }) => name === 'of 5 in the combat')!.chances;
    expect(affected!.chance.toString()).toBe('3/5');
    expect(killed!.chance.toNumber()).toBeCloseTo(0.6 * kill, 12);
  });

  it('the best weapon of a kind where none is named', () => {
    expect(asked('arizona-smith close thug').notes[0]).toBe('with the bullwhip');
    expect(asked('dogboy ranged thug unseen-secondary').notes[0]).toBe('with the plasma-gun');
  });
});

/** At least 1, 2, ... kills, counted from the odds of the attack. */
function among(count: number, attack: string, defense: string): number[] {
  const kills = killsAmong(numbersOf(), count, pool(attack), pool(defense));
  return Array.from({ length: count }, (_, index) => kills.atLeast(index + 1).toNumber());
}

describe('several of an area effect', () => {
  it('is the binomial of each attack roll', () => {
    const odds = diceOdds(numbersOf());
    const both = odds.odds(pool('3k3')).average((total) => {
      const kill = odds.chanceBelow(pool('2k2'), total);
      return kill * kill;
    });
    expect(among(2, '3k3', '2k2')[1]).toBeCloseTo(both, 12);
  });
});

describe('what cannot be', () => {
  it.each([
    ['thug ranged thug', 'thug has no ranged weapon; it has club'],
    ['spike plasma-gun thug', 'spike has no plasma-gun; it has magneto-hurler'],
    ['thug close thug light-cover', 'nothing lies between touching bases ("Cover")'],
    ['thug close thug entrenching-cover', 'options.trenchInContact'],
    ['thug close thug did-not-move-attacker', 'close combat counts as movement'],
    ['thug close thug did-not-move-target', 'close combat counts as movement'],
    ['thug close thug into-combat', '"Firing into Close Combat"'],
    ['spike ranged thug charge', 'only a close attack gets its bonus'],
    ['spike ranged thug unseen-secondary', 'magneto-hurler is no weapon with an Explosive Area Effect'],
    ['thugnaught close thug uncontrolled-attacker', 'thugnaught is always controlled'],
    ['thug close thug hero-points', 'neither thug nor thug has any'],
    ['juve-ganger ranged thug did-not-move-target into-combat', 'cannot both be: each says what the target\'s move is'],
  ])('%s', (words, why) => {
    expect(() => asked(words)).toThrow(why);
  });

  it('a bullwhip reaches over two inches: cover and standing still count, out of contact', () => {
    expect(asked('arizona-smith bullwhip thug light-cover did-not-move-attacker').provided).toEqual(['the two are not in base contact']);
  });

  it.each([
    ['thug close thug charge', { 'abilities.charge': false }],
    ['thug close thug massed-2', { 'abilities.massed-attacks': false }],
    ['thug close thug massed-2', { 'abilities.reserve-attacks': false }],
    ['spike ranged thug did-not-move-target', { 'abilities.did-not-move': false }],
    ['spike ranged thug hero-points', { 'abilities.hero-points': false }],
    ['dogboy ranged thug unseen-secondary', { 'abilities.area-effects': false }],
  ])('%s where %o', (words, patch) => {
    expect(asked(words).kill).toBeGreaterThan(0);
    expect(() => asked(words, patch)).toThrow(/abilities|no weapon with/);
  });

  it('a trench counts in contact where the option says so', () => {
    expect(asked('thug close thug entrenching-cover', { 'options.trenchInContact': true }).armorDice).toBe('4k4');
  });
});

describe('the whole table', () => {
  it('rolls as it says: every attack and situation of four attackers on four targets', () => {
    const odds = oddsIn(numbersOf());
    const rolled = diceOdds(numbersOf());
    const rng = stream(5, 'odds', 0);
    const pairs = new Map<string, Answer>();
    for (const attacker of ['thug', 'dogboy', 'green-alien-warrior', 'arizona-smith']) {
      for (const defender of ['thug', 'wright', 'stalker', 'thugnaught']) {
        for (const answer of oddsTable(room, odds, { attacker, defender, when: 'every' }).answers) {
          if (!answer.when.includes('hero-points')) pairs.set(`${answer.attackDice} ${answer.armorDice}`, answer);
        }
      }
    }
    expect(pairs.size).toBeGreaterThan(150);
    const throws = 400;
    let squares = 0;
    for (const { attackDice, armorDice, kill } of pairs.values()) {
      let kills = 0;
      for (let i = 0; i < throws; i++) if (rolled.roll(pool(attackDice), rng) > rolled.roll(pool(armorDice), rng)) kills += 1;
      const z = (kills - throws * kill) / Math.sqrt(throws * Math.max(kill * (1 - kill), 1 / throws));
      expect(Math.abs(z)).toBeLessThan(5);
      squares += z * z;
    }
    expect(squares / pairs.size).toBeLessThan(1.5);
  });
});

describe('dice as players write them', () => {
  const notation = diceNotation(numbersOf());

  it('4k3 against 3k3', () => {
    expect(notation.contest('4k3', '3k3').win.toNumber().toFixed(4)).toBe('0.6222');
    expect(notation.odds('3k3u').mean().toString()).toBe('10');
  });

  it('says what it expects', () => {
    expect(() => notation.odds('3r')).toThrow('"3r" names no dice; expected those rolled and those kept such as 4k3');
  });
});
