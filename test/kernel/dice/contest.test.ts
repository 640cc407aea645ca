import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chanceHigher, contest, winWithTiesRerolled } from '../../../src/kernel/dice/contest.ts';
import { Distribution } from '../../../src/kernel/dice/distribution.ts';
import { memo } from '../../../src/kernel/dice/memo.ts';

const odds = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 8 }), fc.bigInt({ min: 1n, max: 50n })), { minLength: 1, maxLength: 8 })
  .map((entries) => Distribution.weighted(entries));

describe('two rolls against each other', () => {
  it('d6 against d6: 15 wins, 6 ties, 15 losses of 36', () => {
    const d6 = Distribution.evenly([1, 2, 3, 4, 5, 6]);
    const duel = contest(d6, d6);
    expect([duel.win, duel.tie, duel.lose].map(String)).toEqual(['5/12', '1/6', '5/12']);
    expect(winWithTiesRerolled(duel).toString()).toBe('1/2');
  });

  it('agree with going through all pairs of outcomes', () => {
    fc.assert(
      fc.property(odds, odds, (mine, theirs) => {
        const difference = mine.with(theirs, (a, b) => a - b);
        const { win, tie, lose } = contest(mine, theirs);
        expect(win).toEqual(difference.atLeast(1));
        expect(tie).toEqual(difference.p(0));
        expect(lose).toEqual(difference.where((by) => by < 0));
        expect(chanceHigher(mine, theirs)).toBeCloseTo(win.toNumber(), 12);
      }),
    );
  });
});

describe('a memo', () => {
  it('makes each value once', () => {
    let made = 0;
    const square = memo((side: number) => (made++, side * side));
    expect([square(3), square(3), square(4)]).toEqual([9, 9, 16]);
    expect(made).toBe(2);
  });
});
