import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atOrOver, atOrUnder } from '../../../src/kernel/dice/check.ts';
import { numberedDie, symbolDie } from '../../../src/kernel/dice/die.ts';
import { count, counts, pool } from '../../../src/kernel/dice/pool.ts';
import { always, type Roll } from '../../../src/kernel/dice/roll.ts';
import { volley } from '../../../src/kernel/dice/volley.ts';
import { pips, scriptedRng } from '../scripted-rng.ts';
import { bruteForce, exactly } from './brute-force.ts';

const d4 = numberedDie(4);
const d6 = numberedDie(6);
const one = count(pool([d6, 1]), 'pips');
const flag = symbolDie('flag', 3, { star: 1, moon: 1 });

describe('a chained roll', () => {
  const sumOf = (dice: number): Roll => count(pool([d4, dice]), 'pips');

  it('rolls as many dice as the roll before it says', () => {
    const chain = one.then(sumOf);
    const rng = scriptedRng(pips(3, 4, 1, 2));
    expect(chain.roll(rng)).toBe(7);
    expect(rng.unused()).toEqual([]);
    expect(exactly(count(pool([d4, 1]), 'pips').then(sumOf))).toEqual(bruteForce(count(pool([d4, 1]), 'pips').then(sumOf)));
  });

  it('may read two symbols off one roll, and need no dice at all', () => {
    const chain = counts(pool([flag, 3]), 'star', 'moon').then(([stars, moons]) =>
      stars === 0 ? always(0) : count(pool([flag, Math.max(0, 1 + stars! - moons!)]), 'star').map((more) => 10 * stars! + more),
    );
    expect(exactly(chain)).toEqual(bruteForce(chain));
    expect(chain.roll(scriptedRng([1, 1, 2]))).toBe(0);
  });

  it('builds each second roll once, however often it is rolled', () => {
    let built = 0;
    const chain = count(pool([flag, 1]), 'star').then((stars) => (built++, sumOf(1 + stars)));
    for (let game = 0; game < 5; game++) chain.roll(scriptedRng([0, 3, 3]));
    chain.odds();
    expect(built).toBe(2);
  });

  it('has the odds of brute force, three deep', () => {
    const counting = fc.record({ sides: fc.integer({ min: 1, max: 3 }), star: fc.nat(3), more: fc.nat(1) });
    fc.assert(
      fc.property(fc.array(counting, { minLength: 2, maxLength: 3 }), ([first, ...rest]) => {
        const stars = ({ sides, star, more }: typeof first & object, dice: number): Roll =>
          count(pool([symbolDie('die', sides, { star: Math.min(star, sides) }), dice + more]), 'star');
        const chain = rest.reduce((roll, next) => roll.then((dice) => stars(next, dice)), stars(first!, 1));
        expect(exactly(chain)).toEqual(bruteForce(chain));
      }),
      { seed: 1 },
    );
  });
});

describe('two rolls side by side', () => {
  it('are rolled in order and read together', () => {
    const place = one.and(one, (column, row) => [Math.ceil(column / 2), Math.ceil(row / 2)] as const);
    expect(place.roll(scriptedRng(pips(5, 2)))).toEqual([3, 1]);
    expect(place.odds().p([2, 2]).toString()).toBe('1/9');
    expect(exactly(place)).toEqual(bruteForce(place));
  });
});

describe('a roll made again until it counts', () => {
  const difference = one.and(one, (mine, theirs) => mine - theirs);

  it('skips what does not count', () => {
    const rng = scriptedRng(pips(3, 3, 5, 5, 2, 6));
    expect(difference.until((by) => by !== 0).roll(rng)).toBe(-4);
    expect(rng.unused()).toEqual([]);
    expect(difference.until((by) => by !== 0).odds().p(1).toString()).toBe('1/6'); // 5 of 30
  });

  it('says so when nothing ever counts', () => {
    const never = always(1).until((outcome) => outcome > 1);
    expect(() => never.odds()).toThrow('no outcome is possible');
    expect(() => never.roll(scriptedRng([]))).toThrow('without an outcome that counts');
  });
});

describe('a check', () => {
  it('is made at the number itself', () => {
    expect([3, 4, 5].map((face) => atOrOver(d6, 4).roll(scriptedRng(pips(face))))).toEqual([0, 1, 1]);
    expect([3, 4, 5].map((face) => atOrUnder(d6, 4).roll(scriptedRng(pips(face))))).toEqual([1, 1, 0]);
  });

  it('cannot fail or cannot be made beyond the faces', () => {
    expect(atOrOver(d6, 7).odds().outcomes).toEqual([0]);
    expect(atOrUnder(d6, 6).odds().outcomes).toEqual([1]);
  });
});

describe('a volley', () => {
  it('stops when the target is hit often enough', () => {
    const rng = scriptedRng(pips(2, 5, 6, 6));
    expect(volley(atOrOver(d6, 4), 4, 2).roll(rng)).toEqual([3, 2]);
    expect(rng.unused()).toEqual(pips(6));
  });

  it('fires nothing at what needs no hit, or without shots', () => {
    expect(volley(atOrOver(d6, 4), 4, 0).roll(scriptedRng([]))).toEqual([0, 0]);
    expect(volley(atOrOver(d6, 4), 0, 1).odds().outcomes).toEqual([[0, 0]]);
  });

  it('has the odds of brute force', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 }), fc.integer({ min: 1, max: 5 }), (shots, enough, need) => {
        const fire = volley(atOrOver(d4, need).map((hit) => 2 * hit), shots, enough);
        expect(exactly(fire)).toEqual(bruteForce(fire));
      }),
      { seed: 1, numRuns: 40 },
    );
  });
});
