import { describe, expect, it } from 'vitest';
import { ask, oddsTable } from '../../../src/lab/odds/index.ts';
import { furyOfTheClansmen } from '../../../src/systems/fury-of-the-clansmen/index.ts';
import { poolText } from '../../../src/systems/fury-of-the-clansmen/pools.ts';
import { isBlast, isClose } from '../../../src/systems/fury-of-the-clansmen/rules/bonus-rows.ts';
import { canSee } from '../../../src/systems/fury-of-the-clansmen/rules/sight.ts';
import type { Attack } from '../../../src/systems/fury-of-the-clansmen/vocabulary.ts';
import { at, fieldOf } from './field.ts';
import { layOut } from './odds-boards.ts';

const oddsOf = (patch: Record<string, unknown> = {}) => furyOfTheClansmen.odds({ 'options.rules': 'advanced', ...patch });
const odds = oddsOf();
const asked = (attacker: string, attack: string, defender: string, ...when: string[]) => ask(furyOfTheClansmen, odds, { attacker, attack, defender, when });
const fraction = (...question: Parameters<typeof asked>) => asked(...question).fraction;
const refusal = (...question: Parameters<typeof asked>) => () => asked(...question);

describe('Attack tables', () => {
  it('the book’s examples: Chieftain against Necromutant on rubble, Centurion on rubble against Regular in the jungle', () => {
    expect(asked('chieftain', 'close', 'necromutant', 'rubble-target')).toMatchObject({
      attackDice: '3b',
      armorDice: '3w+1b',
      kill: 112 / 243,
      fraction: '112/243',
      modifiers: [{ because: 'target on top of rubble, attacked from below', side: 'armor', dice: '1b' }],
    });
    expect(fraction('centurion', 'firearm', 'regular', 'rubble-attacker', 'jungle-target')).toBe('97/324');
    expect(fraction('centurion', 'firearm', 'regular', 'rubble-attacker', 'jungle-target', 'walls-1')).toBe('269/1296');
  });

  it('the book’s example of a spread: a Necromutant at four Clansmen, each with a black die more', () => {
    expect(asked('necromutant', 'spread', 'regular')).toMatchObject({ attackDice: '3w', armorDice: '3r+1b', fraction: '7/72', cost: 2 });
  });

  it('without terrain: the six chances of the balance table', () => {
    const chances = [
      asked('regular', 'firearm', 'necromutant'),
      asked('chieftain', 'close', 'necromutant'),
      asked('regular', 'firearm', 'centurion'),
      asked('chieftain', 'close', 'centurion'),
      asked('necromutant', 'firearm', 'regular'),
      asked('regular', 'close', 'necromutant'),
    ].map(({ kill }) => kill.toFixed(3));
    expect(chances).toEqual(['0.509', '0.680', '0.344', '0.509', '0.199', '0.332']);
  });

  it('aiming is worth it for the weak at the strong, not for the strong at the weak', () => {
    const twice = (kill: number) => 1 - (1 - kill) ** 2;
    const [weak, weakAimed] = [asked('necromutant', 'firearm', 'regular').kill, asked('necromutant', 'firearm', 'regular', 'aim').kill];
    const [strong, strongAimed] = [asked('regular', 'firearm', 'necromutant').kill, asked('regular', 'firearm', 'necromutant', 'aim').kill];
    expect([weakAimed, twice(weak)].map((kill) => kill.toFixed(3))).toEqual(['0.394', '0.359']);
    expect([strongAimed, twice(strong)].map((kill) => kill.toFixed(3))).toEqual(['0.704', '0.759']);
  });

  it('a charge is deadlier than two Close Attacks, and those than an aimed one', () => {
    const plain = asked('necromutant', 'close', 'regular').kill;
    const chances = [asked('necromutant', 'charge', 'regular').kill, 1 - (1 - plain) ** 2, asked('necromutant', 'close', 'regular', 'aim').kill];
    expect(chances.map((kill) => kill.toFixed(3))).toEqual(['0.628', '0.569', '0.552']);
  });

  it('each attack takes the actions of the book; a snap shot comes out of turn', () => {
    const costs = [
      asked('regular', 'close', 'necromutant'),
      asked('regular', 'close', 'necromutant', 'aim'),
      asked('regular', 'firearm', 'necromutant', 'aim'),
      asked('regular', 'burst', 'necromutant'),
      asked('charger-carrier', 'spread', 'necromutant'),
      asked('charger-carrier', 'full-auto', 'necromutant'),
      asked('regular', 'snap', 'necromutant'),
      asked('necromutant', 'charge', 'regular'),
      asked('chieftain', 'brainbuster-centre', 'necromutant'),
    ].map(({ cost }) => cost);
    expect(costs).toEqual([1, 2, 2, 2, 2, 3, 0, 3, 1]);
    expect(ask(furyOfTheClansmen, oddsOf({ 'actions.burst': 3 }), { attacker: 'regular', attack: 'burst', defender: 'necromutant', when: [] }).cost).toBe(3);
  });

  it('a variant of the book has its own table', () => {
    const variant = oddsOf({ 'units.necromutant.firearm': '3r' });
    expect(ask(furyOfTheClansmen, variant, { attacker: 'necromutant', attack: 'firearm', defender: 'regular', when: [] }).kill.toFixed(3)).toBe('0.344');
  });
});

describe('the whole table', () => {
  const { answers, refused } = oddsTable(furyOfTheClansmen, odds, { when: 'every' });
  const count = (attack: Attack) => answers.filter((answer) => answer.attack === attack).length;

  it('has every attack that can happen, once', () => {
    // Fire at a distance: 4 kinds of attacker's ground by 6 of the target's, but not both in the tower; behind one wall neither at a foxhole
    // but from the tower; behind 2, 3 or 4 with neither of them high or in a hole.
    const lines = 23 + 20 + 3 * 3;
    // Regular and Charger at two kinds of Legionnaire, two of those at three kinds of Clansman
    const shooters = 4 + 6;
    expect([count('firearm'), count('burst'), count('spread')]).toEqual([shooters * lines * 2, shooters * lines, shooters * lines]);
    expect([count('full-auto'), count('snap')]).toEqual([2 * lines, 2 * lines]);
    // Hand to hand: open, rubble or foxhole each, or both in the tower; aimed or not. A charge: up or not, at open, rubble or foxhole.
    expect([count('close'), count('charge')]).toEqual([12 * 10 * 2, 3 * 2 * 3]);
    // At friend and foe: open, rubble, tower, foxhole, jungle; beside the blast not in a foxhole, but behind a wall or not
    expect([count('brainbuster-centre'), count('brainbuster-adjacent')]).toEqual([5 * 5, 5 * 4 * 2]);
    expect(answers.length + refused).toBe(9 * 5 * 5 * (2 * 4 * 6 * 5));
    expect(new Set(answers.map(({ attacker, attack, defender, when }) => [attacker, attack, defender, ...when].join())).size).toBe(answers.length);
  });

  it('has the dice of the rules, with both where they can see or reach each other', () => {
    for (const answer of answers) {
      const { field, from, to, dice } = layOut(answer);
      const name = `${answer.attacker}, ${answer.attack}, at ${answer.defender}, ${answer.when.join()}`;
      const attack = answer.attack as Attack;
      if (!isBlast(attack)) expect(isClose(attack) ? field.adjacent(from, to) : canSee(field, from, to), name).toBe(true);
      if (answer.attackDice !== 'none') expect([answer.attackDice, answer.armorDice, answer.kill], name).toEqual([poolText(dice.attack), poolText(dice.armor), dice.kill]);
    }
  });

  it('leaves nothing to certainty but a Brainbuster in a foxhole', () => {
    const certain = answers.filter(({ kill }) => kill <= 0 || kill >= 1);
    expect(certain.map(({ attack, when, kill }) => [attack, ...when, kill].join())).toEqual(Array.from({ length: 5 }, () => 'brainbuster-centre,foxhole-target,1'));
  });

  it('of the basic game has neither aim nor foxholes nor the seven advanced attacks', () => {
    const basic = oddsTable(furyOfTheClansmen, oddsOf({ 'options.rules': 'basic' }), { when: 'every' }).answers;
    expect([...new Set(basic.map(({ attack }) => attack))]).toEqual(['close', 'firearm']);
    expect([...new Set(basic.flatMap(({ when }) => when))].sort()).toEqual(['building-target', 'jungle-target', 'rubble-attacker', 'rubble-target', 'tower', 'tower-target', 'walls-1', 'walls-2', 'walls-3', 'walls-4']);
  });
});

describe('what an attack takes for granted', () => {
  const provided = (...question: Parameters<typeof asked>) => asked(...question).provided;
  const sees = (board: string) => {
    const field = fieldOf(board);
    return canSee(field, at(field, 0), at(field, field.width - 1));
  };

  it('with a figure on rubble: where the wall and the doorway are', () => {
    expect(provided('regular', 'firearm', 'necromutant', 'rubble-attacker', 'building-target')).toEqual([expect.stringMatching(/right next to the doorway/)]);
    expect([sees('R . b'), sees('R . b b')]).toEqual([true, false]);
    expect(provided('regular', 'firearm', 'necromutant', 'rubble-target', 'walls-1')).toEqual([expect.stringMatching(/wall is right next to the target/)]);
    expect(provided('regular', 'firearm', 'necromutant', 'building-target', 'walls-1')).toEqual([]);
  });

  it('from the tower all is in sight, out of a foxhole only a wall right next to the target is seen over', () => {
    expect(provided('regular', 'firearm', 'necromutant', 'tower', 'building-target')).toEqual([]);
    expect(sees('T . b b')).toBe(true);
    expect(provided('regular', 'firearm', 'necromutant', 'foxhole-attacker', 'walls-1')).toEqual([expect.stringMatching(/would hide it from a foxhole/)]);
    expect([sees('o . .:.'), sees('o .:. .'), sees('o:. . .')]).toEqual([true, false, false]);
  });

  it('a Brainbuster has to land there, and a charge to end there', () => {
    expect(provided('chieftain', 'brainbuster-centre', 'necromutant')).toEqual(["it lands in the target's space"]);
    expect(provided('chieftain', 'brainbuster-adjacent', 'necromutant', 'tower-target')).toEqual([expect.stringMatching(/in the tower too/)]);
    expect(provided('necromutant', 'charge', 'regular', 'rubble-attacker')).toEqual(['the run ends on the rubble']);
  });
});

describe('what cannot be is refused, with the reason', () => {
  it('whoever has not the dice, the weapon or an enemy', () => {
    expect(refusal('chieftain', 'firearm', 'necromutant')).toThrow(/a chieftain has no dice for a firearm attack/);
    expect(refusal('chieftain', 'burst', 'necromutant', 'rubble-attacker')).toThrow(/a chieftain has no dice for a burst attack/);
    expect(refusal('chieftain', 'close', 'regular')).toThrow(/both are of the clan/);
    expect(refusal('regular', 'full-auto', 'necromutant')).toThrow(/only a Charger Carrier fires Full Auto/);
    expect(refusal('charger-carrier', 'snap', 'necromutant')).toThrow(/only a Regular goes on Snap Alert/);
    expect(refusal('centurion', 'charge', 'regular')).toThrow(/only a Necromutant/);
    expect(refusal('centurion', 'brainbuster-centre', 'regular')).toThrow(/only a Chieftain carries Brainbusters/);
  });

  it('a Charger Carrier may fire bursts and spreads too, and a Brainbuster hits friends', () => {
    expect(asked('charger-carrier', 'spread', 'necromutant').attackDice).toBe('3b');
    expect(asked('chieftain', 'brainbuster-adjacent', 'regular').attackDice).toBe('3r');
  });

  it('in the basic rules, and where a designer leaves something out, with what to set', () => {
    const under = (patch: Record<string, unknown>, attack: string, ...when: string[]) => () => ask(furyOfTheClansmen, oddsOf(patch), { attacker: 'regular', attack, defender: 'necromutant', when });
    expect(under({ 'options.rules': 'basic' }, 'burst')).toThrow('odds: burst: not in the basic rules ("Advanced Rules"); options.rules=advanced has it');
    expect(under({ 'options.rules': 'basic' }, 'firearm', 'aim')).toThrow(/aim: not in the basic rules/);
    expect(under({ 'options.rules': 'basic' }, 'firearm', 'foxhole-target')).toThrow(/foxhole-target: not in the basic rules/);
    expect(under({ 'abilities.spread': false }, 'spread')).toThrow('odds: spread: left out by abilities.spread=false');
    expect(under({ 'abilities.foxholes': false }, 'firearm', 'foxhole-attacker')).toThrow(/left out by abilities.foxholes=false/);
  });

  it('aiming with anything but a Close or Firearm Attack', () => {
    expect(refusal('regular', 'burst', 'necromutant', 'aim')).toThrow(/not with Auto Fire/);
    expect(refusal('regular', 'snap', 'necromutant', 'aim')).toThrow(/not on Snap Alert/);
    expect(refusal('necromutant', 'charge', 'regular', 'aim')).toThrow(/a charge is no aimed attack/);
    expect(refusal('chieftain', 'brainbuster-centre', 'necromutant', 'aim')).toThrow(/lands more surely and hits no harder/);
  });

  it('two grounds at once, and more walls than count', () => {
    expect(refusal('regular', 'firearm', 'necromutant', 'jungle-target', 'rubble-target')).toThrow(/rubble-target and jungle-target cannot both be: each says what the target's ground is/);
    expect(refusal('regular', 'firearm', 'necromutant', 'walls-1', 'walls-2')).toThrow(/walls-1 and walls-2 cannot both be/);
    expect(refusal('regular', 'firearm', 'necromutant', 'rubble-attacker', 'walls-2')).toThrow(/at most walls-1/);
    expect(refusal('regular', 'firearm', 'necromutant', 'tower-target', 'walls-4')).toThrow(/at most walls-1/);
    expect(refusal('regular', 'firearm', 'necromutant', 'foxhole-attacker', 'walls-2')).toThrow(/at most walls-1/);
  });

  it('a foxhole behind a ruined wall, but from the tower', () => {
    for (const attacker of [[], ['rubble-attacker'], ['foxhole-attacker']]) expect(refusal('regular', 'firearm', 'necromutant', ...attacker, 'foxhole-target', 'walls-1')).toThrow(/walls-1: a ruined wall hides a figure in a foxhole, or does not count/);
    expect(asked('regular', 'firearm', 'necromutant', 'tower', 'foxhole-target', 'walls-1').armorDice).toBe('6w+1r');
  });

  it('cover in a Close Attack; the tower in one, unless both are up there', () => {
    for (const cover of ['walls-1', 'jungle-target', 'building-target']) expect(refusal('regular', 'close', 'necromutant', 'rubble-attacker', cover)).toThrow(`${cover}: of no account in a close attack`);
    expect(refusal('regular', 'close', 'necromutant', 'tower')).toThrow(/tower: in the tower one fights hand to hand only with those who are up there too/);
    expect(refusal('regular', 'firearm', 'necromutant', 'tower', 'tower-target')).toThrow(/may only be Close Attacked/);
    expect(asked('regular', 'close', 'necromutant', 'tower', 'tower-target').modifiers).toEqual([]);
  });

  it('a charge out of a foxhole, or up the tower', () => {
    expect(refusal('necromutant', 'charge', 'regular', 'foxhole-attacker')).toThrow(/out of a foxhole one crawls/);
    expect(refusal('necromutant', 'charge', 'regular', 'tower', 'tower-target')).toThrow(/4 steps does not get up the tower, which takes 8/);
    expect(asked('necromutant', 'charge', 'regular', 'foxhole-target')).toMatchObject({ attackDice: '3w+3r+1b', armorDice: '3w+3r' });
  });

  it('what a Brainbuster does not care about', () => {
    for (const ground of ['rubble-attacker', 'tower', 'foxhole-attacker']) expect(refusal('chieftain', 'brainbuster-centre', 'necromutant', ground)).toThrow(`${ground}: of no account`);
    expect(refusal('chieftain', 'brainbuster-adjacent', 'necromutant', 'building-target')).toThrow(/of no account against a Brainbuster/);
    expect(refusal('chieftain', 'brainbuster-adjacent', 'necromutant', 'foxhole-target')).toThrow(/of no account against a Brainbuster that lands next to it/);
    expect(refusal('chieftain', 'brainbuster-centre', 'necromutant', 'walls-1')).toThrow(/no wall between/);
    expect(refusal('chieftain', 'brainbuster-adjacent', 'necromutant', 'walls-2')).toThrow(/at most walls-1/);
  });
});

describe('what an attack brings about beside wounds', () => {
  const rowsOf = (patch: Record<string, unknown>, attacker: string, attack: string, defender: string) =>
    ask(furyOfTheClansmen, oddsOf(patch), { attacker, attack, defender, when: [] }).aftermath.flatMap(({ rows }) => rows.map(({ name, chances }) => [name, ...chances.map(({ outcome, chance }) => `${outcome} ${chance.toString()}`)].join('; ')));

  it('a spread: out of ammo at the first triple hit, exploding at the third; with four enemies 14336 in 177147', () => {
    expect(rowsOf({}, 'necromutant', 'spread', 'regular')).toEqual([
      '1 enemy; out of ammo 8/27; explodes 0',
      '2 enemies; out of ammo 368/729; explodes 0',
      '3 enemies; out of ammo 12824/19683; explodes 512/19683',
      '4 enemies; out of ammo 401120/531441; explodes 14336/177147',
    ]);
  });

  it('a burst is one roll; a Charger only runs dry', () => {
    expect(rowsOf({}, 'regular', 'burst', 'necromutant')).toEqual(['1 enemy; out of ammo 8/27; explodes 0']);
    expect(rowsOf({}, 'charger-carrier', 'full-auto', 'necromutant').at(-1)).toBe('4 enemies; out of ammo 401120/531441');
  });

  it('by the optional rule a weapon breaks at the second triple hit', () => {
    // 2 of 2 rolls: 8/27 squared
    expect(rowsOf({ 'options.brokenWeapons': true }, 'necromutant', 'spread', 'regular')[1]).toBe('2 enemies; out of ammo 368/729; broken 64/729; explodes 0');
  });

  it('a snap shot: the alert is lost in 8 of 27', () => {
    expect(rowsOf({}, 'regular', 'snap', 'necromutant')).toEqual(['each shot; lost 8/27']);
  });

  it('a Brainbuster: on target in 4/9, aimed 2/3; blind 1/9, aimed 1/3', () => {
    expect(rowsOf({}, 'chieftain', 'brainbuster-centre', 'necromutant')).toEqual([
      'clear throw, actions: 1; on target 4/9; up to 1 square off 4/9; up to 2 off 1/9',
      'clear, aimed, actions: 2; on target 2/3; up to 1 square off 1/3; up to 2 off 0',
      'blind throw, actions: 1; on target 1/9; up to 1 square off 4/9; up to 2 off 4/9',
      'blind, aimed, actions: 2; on target 1/3; up to 1 square off 2/3; up to 2 off 0',
    ]);
    expect(rowsOf({ 'abilities.aim': false }, 'chieftain', 'brainbuster-adjacent', 'necromutant')).toHaveLength(2);
  });

  it('a plain attack: nothing', () => {
    expect(rowsOf({}, 'regular', 'firearm', 'necromutant')).toEqual([]);
    expect(rowsOf({}, 'necromutant', 'charge', 'regular')).toEqual([]);
  });
});
