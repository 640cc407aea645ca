import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Fraction } from '../../../src/kernel/dice/fraction.ts';

const fraction = fc
  .tuple(fc.bigInt({ min: -1000n, max: 1000n }), fc.bigInt({ min: 1n, max: 1000n }))
  .map(([numerator, denominator]) => new Fraction(numerator, denominator));

describe('an exact chance', () => {
  it('is printed in lowest terms', () => {
    expect(new Fraction(224n, 486n).toString()).toBe('112/243');
    expect(new Fraction(6n, 6n).toString()).toBe('1');
    expect(new Fraction(0n, 6n).toString()).toBe('0');
    expect(new Fraction(-2n, 6n).toString()).toBe('-1/3');
  });

  it('knows "1 in N"', () => {
    expect(new Fraction(1n, 216n).oneIn()).toBe(216);
    expect(new Fraction(2n, 5n).oneIn()).toBe(2.5);
    expect(new Fraction(0n, 1n).oneIn()).toBe(Infinity);
  });

  it('refuses a denominator that is not positive, and so division by zero', () => {
    expect(() => new Fraction(1n, 0n)).toThrow('denominator 0 is not positive');
    expect(() => new Fraction(1n, 2n).over(new Fraction(0n, 1n))).toThrow('denominator 0 is not positive');
  });

  it('obeys the laws of arithmetic', () => {
    fc.assert(
      fc.property(fraction, fraction, fraction, (a, b, c) => {
        expect(a.plus(b).minus(b).equals(a)).toBe(true);
        expect(a.times(b.plus(c)).equals(a.times(b).plus(a.times(c)))).toBe(true);
        if (b.numerator > 0n) expect(a.times(b).over(b).equals(a)).toBe(true);
      }),
    );
  });

  it('becomes the double that is written in decimals, however large its terms', () => {
    expect(new Fraction(1n, 3n).toNumber()).toBe(1 / 3);
    expect(new Fraction(-1n, 3n).toNumber()).toBe(-1 / 3);
    const tenTo40 = BigInt(`1${'0'.repeat(40)}`);
    fc.assert(
      fc.property(fc.bigInt({ min: -tenTo40, max: tenTo40 }), (digits) => {
        // Reading decimals is exactly rounded by the language, so it is an oracle for division by a power of ten.
        expect(new Fraction(digits, tenTo40).toNumber()).toBe(Number(`${digits}e-40`));
        if (digits > 0n) expect(new Fraction(digits, 1n).toNumber()).toBe(Number(digits));
      }),
    );
  });

  it('is rounded to the even neighbour halfway between two doubles, and by the least excess otherwise', () => {
    const even = 9007199254740992n; // 2^53: from here on doubles are two apart
    const far = BigInt(`1${'0'.repeat(40)}`);
    expect(new Fraction(even + 1n, 1n).toNumber()).toBe(Number(even));
    expect(new Fraction(even + 3n, 1n).toNumber()).toBe(Number(even + 4n));
    expect(new Fraction((even + 1n) * far + 1n, far).toNumber()).toBe(Number(even + 2n));
    expect(new Fraction((even + 1n) * far - 1n, far).toNumber()).toBe(Number(even));
  });
});
