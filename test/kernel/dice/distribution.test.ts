import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Distribution } from '../../../src/kernel/dice/distribution.ts';

const d6 = Distribution.evenly([1, 2, 3, 4, 5, 6]);

describe('the exact odds of a roll', () => {
  it('stand in ascending order and lowest terms, whatever order they came in', () => {
    const odds = Distribution.weighted([[2, 4n], [-1, 2n], [2, 2n], [7, 0n]]);
    expect(odds.outcomes).toEqual([-1, 2]);
    expect(odds.weights).toEqual([1n, 3n]);
    expect(odds.total).toBe(4n);
  });

  it('order rows by their first number, then their second', () => {
    expect(Distribution.evenly([[1, 10], [0, 3], [1, 9]]).outcomes).toEqual([[0, 3], [1, 9], [1, 10]]);
  });

  it('do not take 1 and 11 for 11 and 1', () => {
    expect(Distribution.evenly([[1, 11], [11, 1]]).p([1, 11]).toString()).toBe('1/2');
  });

  it('need an outcome, and no negative weight', () => {
    expect(() => Distribution.evenly([])).toThrow('no outcome is possible');
    expect(() => Distribution.weighted([[1, -1n]])).toThrow('weight -1 is negative');
  });

  it('of two d6 are the table that every player knows', () => {
    const two = d6.plus(d6);
    expect(two.outcomes.map((sum) => two.p(sum).toNumber() * 36)).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
    expect(two.mean().toString()).toBe('7');
    expect(two.variance().toString()).toBe('35/6');
    expect(two.sd()).toBe(Math.sqrt(35 / 6));
    expect(two.atLeast(10).toString()).toBe('1/6');
    expect(two.where((sum) => sum % 2 === 0).toString()).toBe('1/2');
    expect(two.p(13).toString()).toBe('0');
  });

  it('in doubles are the same chances in the same order, made once', () => {
    const two = d6.plus(d6);
    expect([...two.chances]).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1].map((ways) => ways / 36));
    expect(two.chances).toBe(two.chances);
    expect(two.average((sum) => sum / 2)).toBeCloseTo(3.5, 12);
    expect(two.spread((sum) => sum / 2)).toBeCloseTo(35 / 24, 12);
    expect([1, 2, 3, 4, 12, 13].map((limit) => two.chanceBelow(limit) * 36)).toEqual([0, 0, 1, 3, 35, 36].map((ways) => expect.closeTo(ways, 9) as number));
  });

  it('of a roll that depends on another: as many d6 as a d3 says', () => {
    const d3 = Distribution.evenly([1, 2, 3]);
    const sum = d3.then((dice) => (dice === 1 ? d6 : dice === 2 ? d6.plus(d6) : d6.plus(d6).plus(d6)));
    expect(sum.mean().toString()).toBe('7'); // 2 dice on average
    expect(sum.p(1).toString()).toBe('1/18');
    expect(sum.p(18).toString()).toBe('1/648');
  });

  it('can be read off two things at once and told apart again', () => {
    const highAndLow = d6.with(d6, (a, b) => [Math.max(a, b), Math.min(a, b)] as const);
    expect(highAndLow.p([6, 6]).toString()).toBe('1/36');
    expect(highAndLow.p([6, 1]).toString()).toBe('1/18');
    expect(highAndLow.p([1, 6]).toString()).toBe('0');
    expect(highAndLow.map(([high]) => high).mean().toString()).toBe('161/36');
  });

  it('change when something is known', () => {
    expect(d6.given((pips) => pips > 4).outcomes).toEqual([5, 6]);
    expect(() => d6.given((pips) => pips > 6)).toThrow('no outcome is possible');
  });

  it('keep their mean and variance adding up, for any two independent rolls', () => {
    const odds = fc
      .array(fc.tuple(fc.integer({ min: -20, max: 20 }), fc.bigInt({ min: 1n, max: 50n })), { minLength: 1, maxLength: 8 })
      .map((entries) => Distribution.weighted(entries));
    fc.assert(
      fc.property(odds, odds, (a, b) => {
        const sum = a.plus(b);
        expect(sum.mean().equals(a.mean().plus(b.mean()))).toBe(true);
        expect(sum.variance().equals(a.variance().plus(b.variance()))).toBe(true);
        expect(a.then((first) => b.map((second) => first + second))).toEqual(sum);
        expect(sum.weights.reduce((total, weight) => total + weight, 0n)).toBe(sum.total);
      }),
    );
  });
});
