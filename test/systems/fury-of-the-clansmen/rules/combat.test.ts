import { describe, expect, it } from 'vitest';
import { openChance, type Chance } from '../../../../src/kernel/chance.ts';
import { Ledger } from '../../../../src/kernel/luck.ts';
import { pool, sizeOf, type Pool } from '../../../../src/systems/fury-of-the-clansmen/pools.ts';
import { meanHits, rollArmor, rollAttack, rollHits, varianceOfHits } from '../../../../src/systems/fury-of-the-clansmen/rules/combat.ts';
import { scriptedRng } from '../../../kernel/scripted-rng.ts';
import { BOOK } from '../field.ts';

const CLAN = 0;

function attack(dice: number[], attackDice: Pool, armorDice: Pool) {
  const rng = scriptedRng(dice);
  const luck = new Ledger();
  const chance: Chance = { dice: { stream: () => rng, startRound() {} }, luck, tell: null };
  const hits = rollAttack(BOOK, 'firearm', attackDice, armorDice, CLAN, chance);
  const saved = rollArmor(BOOK, hits, armorDice, CLAN, chance);
  expect(rng.unused()).toEqual([]);
  return { hits, saved, luck };
}

describe('Combat Execution', () => {
  it('example: 3b shows two hits, 3w and 1b show three', () => {
    // faces: a black die hits on the first four of six, a white one on the first two
    const { hits, saved } = attack([0, 3, 4, /* armor */ 0, 1, 2, 3], pool('3b'), pool('3w+1b'));
    expect([hits, saved]).toEqual([2, 3]);
  });

  it('example: 3r+1b shows four hits, 3w+3r show three', () => {
    const { hits, saved } = attack([0, 1, 2, 3, /* armor */ 1, 2, 5, 0, 2, 3], pool('3r+1b'), pool('3w+3r'));
    expect([hits, saved]).toEqual([4, 3]);
  });

  it('leadership rolls hits like any other: on average two with 3b, one with 3w', () => {
    expect([meanHits(pool('3b'), BOOK), meanHits(pool('3w'), BOOK)]).toEqual([2, 1]);
    expect([varianceOfHits(pool('3b'), BOOK), varianceOfHits(pool('3w'), BOOK)]).toEqual([2 / 3, 2 / 3]);
    const luck = new Ledger();
    expect(rollHits('leadership', pool('3w'), BOOK, { dice: { stream: () => scriptedRng([1, 2, 0]), startRound() {} }, luck, tell: null })).toBe(2);
    expect([...luck.rolls]).toEqual([['leadership 3w', [undefined, undefined, 1]]]);
  });
});

describe('Luck of an attack, in kills', () => {
  it('attack and armor together are the kill or its lack, less its chance', () => {
    const { luck } = attack([0, 3, 4, 0, 1, 2, 3], pool('3b'), pool('3w+1b'));
    const rolls = ['attack', 'armor'].map((channel) => luck.account(channel, CLAN));
    expect(rolls.map(({ rolls: count }) => count)).toEqual([1, 1]);
    expect(rolls[0]!.deviation + rolls[1]!.deviation).toBeCloseTo(0 - 112 / 243, 12);
    // two hits: killed if the armor shows none or one, 8/27 * 1/3 + (8/27 * 2/3 + 12/27 * 1/3) = 36/81
    expect(rolls[0]!.deviation).toBeCloseTo(36 / 81 - 112 / 243, 12);
    expect(rolls[1]!.deviation).toBeCloseTo(0 - 36 / 81, 12);
    expect(rolls[1]!.variance).toBeCloseTo((36 / 81) * (45 / 81), 12);
  });

  it('means nothing on average: over every fall of the dice it sums to zero, and its square to its variance', () => {
    const [attackDice, armorDice] = [pool('1r+1b'), pool('1w+1r')];
    const dice = sizeOf(attackDice) + sizeOf(armorDice);
    const sums = { attack: 0, armor: 0, attackSquare: 0, armorSquare: 0, attackVariance: 0, armorVariance: 0 };
    const falls = 6 * 6 * 6 * 6;
    for (let fall = 0; fall < falls; fall++) {
      const faces = Array.from({ length: dice }, (_, die) => Math.floor(fall / [1, 6, 36, 216][die]!) % 6);
      const { luck } = attack(faces, attackDice, armorDice);
      for (const channel of ['attack', 'armor'] as const) {
        const { deviation, variance } = luck.account(channel, CLAN);
        sums[channel] += deviation / falls;
        sums[`${channel}Square`] += (deviation * deviation) / falls;
        sums[`${channel}Variance`] += variance / falls;
      }
    }
    expect(sums.attack).toBeCloseTo(0, 12);
    expect(sums.armor).toBeCloseTo(0, 12);
    expect(sums.attackSquare).toBeCloseTo(sums.attackVariance, 12);
    expect(sums.armorSquare).toBeCloseTo(sums.armorVariance, 12);
    expect(sums.attackVariance).toBeGreaterThan(0.01);
  });

  it('rolled ten thousand times, a kill comes as often as its exact odds', () => {
    const chance = openChance(1995, 0);
    let kills = 0;
    for (let i = 0; i < 10_000; i++) {
      const hits = rollAttack(BOOK, 'firearm', pool('3r+1b'), pool('3w+3r'), CLAN, chance);
      if (hits > rollArmor(BOOK, hits, pool('3w+3r'), CLAN, chance)) kills += 1;
    }
    const expected = 10_000 * (97 / 324);
    expect(Math.abs(kills - expected)).toBeLessThan(4 * Math.sqrt(expected * (1 - 97 / 324)));
    const { deviation, variance } = chance.luck.account('attack', CLAN);
    expect(Math.abs(deviation) / Math.sqrt(variance)).toBeLessThan(4);
  });
});
