/** Coloured dice that hit on two, three or four faces of six; attack dice against armor dice. */
import { describe, expect, it } from 'vitest';
import { contest } from '../../../src/kernel/dice/contest.ts';
import { symbolDie } from '../../../src/kernel/dice/die.ts';
import { count, pool } from '../../../src/kernel/dice/pool.ts';
import type { Roll } from '../../../src/kernel/dice/roll.ts';
import { scriptedRng } from '../scripted-rng.ts';
import { bruteForce, exactly } from './brute-force.ts';

const white = symbolDie('white', 6, { hit: 2 });
const red = symbolDie('red', 6, { hit: 3 });
const black = symbolDie('black', 6, { hit: 4 });

const hits = (w: number, r: number, b: number): Roll => count(pool([white, w], [red, r], [black, b]), 'hit');
const kill = (attack: Roll, armor: Roll): string => contest(attack.odds(), armor.odds()).win.toString();

describe('Fury of the Clansmen', () => {
  it('three black dice against three white and one black kill in 112 of 243', () => {
    expect(kill(hits(0, 0, 3), hits(3, 0, 1))).toBe('112/243');
  });

  it('3r+1b against 3r+3w kill in 97 of 324, and in 269 of 1296 with one red armor die more', () => {
    expect(kill(hits(0, 3, 1), hits(3, 3, 0))).toBe('97/324');
    expect(kill(hits(0, 3, 1), hits(3, 4, 0))).toBe('269/1296');
  });

  it('single attacks without terrain have the kill chances of the balance table', () => {
    const w3 = hits(3, 0, 0);
    const r3 = hits(0, 3, 0);
    const b3 = hits(0, 0, 3);
    const table = [[r3, w3], [b3, w3], [r3, r3], [b3, r3], [w3, r3], [w3, w3]] as const;
    const chances = table.map(([attack, armor]) => contest(attack.odds(), armor.odds()).win.toNumber().toFixed(3));
    expect(chances).toEqual(['0.509', '0.680', '0.344', '0.509', '0.199', '0.332']);
  });

  it('two black dice both hit in 4 of 9, three in 8 of 27', () => {
    expect(hits(0, 0, 2).odds().p(2).toString()).toBe('4/9');
    expect(hits(0, 0, 3).odds().p(3).toString()).toBe('8/27');
  });

  it('four failure rolls: ammunition runs out at the first triple, the weapon explodes at the third', () => {
    const triple = hits(0, 0, 3).map((shown) => (shown === 3 ? 1 : 0));
    const triples = triple.and(triple, (a, b) => a + b).and(triple, (a, b) => a + b).and(triple, (a, b) => a + b);
    expect(triples.odds().atLeast(1).toNumber()).toBeCloseTo(0.7548, 4);
    expect(triples.odds().atLeast(3).toString()).toBe('14336/177147');
  });

  it('a spread of 3w at armor of 3r+1b kills in 7 of 72', () => {
    expect(kill(hits(3, 0, 0), hits(0, 3, 1))).toBe('7/72');
  });

  it('one description of attack and armor has the odds of all 7776 falls of five dice', () => {
    const attack = hits(0, 1, 1).and(hits(2, 1, 0), (shown, saved) => (shown > saved ? 1 : 0));
    expect(exactly(attack)).toEqual(bruteForce(attack));
    const rng = scriptedRng([2, 3, 2, 0, 5]); // red and black hit; white misses, white hits, red misses
    expect(attack.roll(rng)).toBe(1);
    expect(rng.unused()).toEqual([]);
  });
});
