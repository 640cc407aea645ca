/** Roll and keep: the worked cases of the book's dice, and the exact chances of every duel. */
import { describe, expect, it } from 'vitest';
import { stream } from '../../../src/kernel/rng.ts';
import { numbersOf } from '../../../src/systems/warengine/book.ts';
import { diceOdds } from '../../../src/systems/warengine/dice-odds.ts';
import { adjusted, keptOf, parsePool, plus, pool, poolOf, poolText, readAs, READINGS, rolledOf } from '../../../src/systems/warengine/pools.ts';
import { pips, scriptedRng } from '../../kernel/scripted-rng.ts';

const odds = diceOdds(numbersOf());
const LADDER = ['2k2', '3k2', '3k3', '4k3', '4k4', '5k4', '5k5'];

describe('dice as text and as a number', () => {
  it('reads and writes every handful', () => {
    for (const text of ['1k1', '4k3', '10k5', '31k5', '3k3u', '4k4m', '5k5h']) expect(poolText(pool(text))).toBe(text);
    expect(['3k4', '0k0', '32k1', '4k6', '3', '3k3x', 'k3', '3k-1'].map(parsePool)).toEqual(Array(8).fill(undefined));
  });

  it('adds dice: no more than five are kept, none more than are rolled, never less than one ("Attack Adjustments Chart")', () => {
    expect(poolText(plus(pool('4k3'), 1, 1))).toBe('5k4');
    expect(poolText(plus(pool('5k5'), 2, 2))).toBe('7k5');
    expect(poolText(plus(pool('2k2'), 0, 1))).toBe('2k2');
    expect(poolText(plus(pool('2k2'), -1, 0))).toBe('1k1');
    expect(poolText(plus(pool('1k1'), -3, -3))).toBe('1k1');
    expect(poolText(adjusted(pool('4k4h'), '-0k1'))).toBe('4k3h');
  });

  it('adds light cover to a defense of 4k3: 5k4', () => {
    expect(poolText(adjusted(pool('4k3'), numbersOf().defense.light))).toBe('5k4');
  });

  it('keeps the reading of faces when dice are added, and changes it without changing the dice', () => {
    for (const reading of READINGS) {
      const dice = readAs(poolOf(4, 3), reading);
      expect([rolledOf(dice), keptOf(dice)]).toEqual([4, 3]);
      expect(plus(dice, 1, 1)).toBe(poolOf(5, 4, reading));
    }
  });
});

describe('rolling', () => {
  const roll = (dice: string, ...faces: number[]): number => {
    const rng = scriptedRng(pips(...faces));
    const total = odds.roll(pool(dice), rng);
    expect(rng.unused()).toEqual([]);
    return total;
  };

  it('4k3 with 6, 4, 3 and 1 comes to 13 ("Attack")', () => {
    expect(roll('4k3', 6, 4, 3, 1)).toBe(13);
    expect(roll('4k3', 1, 3, 6, 4)).toBe(13);
  });

  it('6, 4 and 2 of an uncontrolled figure come to 11 instead of 12 ("Check Control")', () => {
    expect(roll('3k3', 6, 4, 2)).toBe(12);
    expect(roll('3k3u', 6, 4, 2)).toBe(11);
  });

  it('an Earthshaker Cannon of 5k4 with 6, 6, 5, 3 and 2 comes to 20, Lieutenant Wright’s 6, 4, 2 and 1 to 13 ("Figures with Hero Points")', () => {
    expect(roll('5k4', 6, 6, 5, 3, 2)).toBe(20);
    expect(roll('4k4', 6, 4, 2, 1)).toBe(13);
  });

  it('low dice of a medium and a heavy machine count more', () => {
    expect(roll('4k4m', 1, 1, 2, 6)).toBe(12);
    expect(roll('4k4h', 1, 2, 3, 6)).toBe(15);
  });

  it('a rout roll of 6, 2 and 2 holds the controlled and routs the uncontrolled, at ten ("Rout")', () => {
    expect(odds.forBoth(pool('3k3')).roll(scriptedRng(pips(6, 2, 2)))).toEqual([10, 9]);
    expect(odds.forBoth(pool('4k3')).roll(scriptedRng(pips(6, 1, 2, 2)))).toEqual([10, 9]);
  });

  it('comes out as often as its odds say', () => {
    const rng = stream(1, 'dice', 0);
    for (const dice of ['5k4', '3k2u', '4k4m', '6k5h']) {
      const exact = odds.odds(pool(dice));
      const throws = 20_000;
      let sum = 0;
      for (let i = 0; i < throws; i++) sum += odds.roll(pool(dice), rng);
      expect(Math.abs(sum / throws - odds.mean(pool(dice)))).toBeLessThan((4 * exact.sd()) / Math.sqrt(throws));
    }
  });
});

describe('exact chances', () => {
  const kill = (attack: string, defense: string): string => odds.killChance(pool(attack), pool(defense)).toFixed(4).slice(1);

  it('of a kill, attacks down and defenses across', () => {
    expect(LADDER.map((attack) => LADDER.map((defense) => kill(attack, defense)).join(' '))).toEqual([
      '.4437 .2758 .1520 .0665 .0359 .0124 .0061',
      '.6188 .4369 .2534 .1208 .0680 .0247 .0127',
      '.7785 .6534 .4536 .2922 .1917 .0967 .0607',
      '.8930 .8157 .6222 .4514 .3127 .1743 .1145',
      '.9392 .8909 .7428 .6045 .4595 .3060 .2204',
      '.9772 .9564 .8606 .7621 .6195 .4589 .3478',
      '.9879 .9760 .9093 .8381 .7181 .5779 .4637',
    ]);
  });

  it('are those of every face counted out: 3k3 and 4k4 against 4k4 and 5k4 of a medium and a heavy machine', () => {
    const faces = { m: [2, 2, 3, 4, 5, 6], h: [3, 3, 3, 4, 5, 6], '': [1, 2, 3, 4, 5, 6] };
    for (const [attack, defense, type] of [['3k3', '4k4', 'm'], ['3k3', '5k4', 'm'], ['4k4', '4k4', 'h'], ['4k4', '5k4', 'h']] as const) {
      const higher = countedOut(attack, faces[''], defense, faces[type]);
      expect(odds.killChance(pool(attack), pool(`${defense}${type}`))).toBeCloseTo(higher, 12);
    }
  });

  it('of a medium machine that did not move, 5k4, and of a heavy one of 5k5', () => {
    const against = (defense: string): string[] => ['3k3', '4k4', '5k5'].map((attack) => kill(attack, defense));
    expect(against('5k4m')).toEqual(['.0779', '.2854', '.5649']);
    expect(against('5k4h')).toEqual(['.0340', '.2118', '.5051']);
    expect(against('5k5h')).toEqual(['.0028', '.0633', '.2622']);
  });

  it('of uncontrolled attackers', () => {
    expect([kill('3k3u', '3k3'), kill('4k4u', '4k4')]).toEqual(['.4047', '.4027']);
  });

  it('of holding in a Rout, controlled and uncontrolled', () => {
    const holds = (dice: string): string => ['', 'u'].map((reading) => odds.chanceAtLeast(pool(dice + reading), 10).toFixed(4).slice(1)).join('/');
    expect(LADDER.map(holds)).toEqual(['.1667/.1111', '.3565/.2593', '.6250/.5833', '.8248/.8032', '.9028/.8935', '.9669/.9644', '.9838/.9832']);
  });

  it('of more or fewer points: no defense of 2k2 holds against 13, no attack of 2k2 kills with 11 fewer', () => {
    expect(odds.chanceHigher(pool('1k1'), pool('2k2'), 12)).toBeCloseTo(1, 12);
    expect(odds.chanceHigher(pool('2k2'), pool('1k1'), -11)).toBe(0);
    expect(odds.chanceHigher(pool('3k3'), pool('3k3'), 1)).toBeCloseTo(1 - odds.chanceHigher(pool('3k3'), pool('3k3'), 0), 12);
  });

  it('follow the book: sixes of the uncontrolled as ones', () => {
    const patched = diceOdds(numbersOf({ 'dice.uncontrolled.six': 1 }));
    expect(patched.mean(pool('1k1u'))).toBeCloseTo(16 / 6, 12);
    expect(odds.mean(pool('1k1u'))).toBeCloseTo(20 / 6, 12);
  });
});

/** All throws of both sides, one by one. */
function countedOut(attack: string, attackFaces: readonly number[], defense: string, defenseFaces: readonly number[]): number {
  const mine = totals(attack, attackFaces);
  const theirs = totals(defense, defenseFaces);
  let higher = 0;
  for (const a of mine) for (const d of theirs) if (a > d) higher += 1;
  return higher / mine.length / theirs.length;
}

function totals(dice: string, faces: readonly number[]): number[] {
  const [rolled, kept] = dice.split('k').map(Number) as [number, number];
  let throws: number[][] = [[]];
  for (let i = 0; i < rolled; i++) throws = throws.flatMap((thrown) => faces.map((face) => [...thrown, face]));
  return throws.map((thrown) => thrown.sort((a, b) => b - a).slice(0, kept).reduce((sum, face) => sum + face, 0));
}
