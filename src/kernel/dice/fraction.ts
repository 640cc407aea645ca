/** An exact chance, such as 112/243: whole numbers of any size, in lowest terms, the denominator positive. */
export class Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;

  constructor(numerator: bigint, denominator: bigint) {
    if (denominator <= 0n) throw new RangeError(`fraction: denominator ${denominator} is not positive`);
    const shared = gcd(numerator, denominator);
    this.numerator = numerator / shared;
    this.denominator = denominator / shared;
  }

  plus(other: Fraction): Fraction {
    return new Fraction(
      this.numerator * other.denominator + other.numerator * this.denominator,
      this.denominator * other.denominator,
    );
  }

  minus(other: Fraction): Fraction {
    return new Fraction(
      this.numerator * other.denominator - other.numerator * this.denominator,
      this.denominator * other.denominator,
    );
  }

  times(other: Fraction): Fraction {
    return new Fraction(this.numerator * other.numerator, this.denominator * other.denominator);
  }

  /** Throws a `RangeError` when `other` is not above zero. */
  over(other: Fraction): Fraction {
    return new Fraction(this.numerator * other.denominator, this.denominator * other.numerator);
  }

  equals(other: Fraction): boolean {
    return this.numerator === other.numerator && this.denominator === other.denominator;
  }

  /** The nearest double, ties to even (for chances down to 1e-300): the same on every engine. */
  toNumber(): number {
    return divide(this.numerator, this.denominator);
  }

  /** N of "1 in N"; infinite for the impossible. */
  oneIn(): number {
    return this.numerator === 0n ? Infinity : divide(this.denominator, this.numerator);
  }

  /** "112/243"; a whole number without the "/1". */
  toString(): string {
    return this.denominator === 1n ? `${this.numerator}` : `${this.numerator}/${this.denominator}`;
  }
}

export function gcd(a: bigint, b: bigint): bigint {
  a = a < 0n ? -a : a;
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}

const TWO_TO_53 = 9007199254740992n;

/**
 * a / b as the nearest double. Both fit in 53 bits: one division is exactly rounded. Else: a quotient of 60 bits or
 * more whose last bit says "and something more", which `Number` rounds, and then exact halvings.
 */
export function divide(a: bigint, b: bigint): number {
  if (b < 0n) return divide(-a, -b);
  if (a < 0n) return -divide(-a, b);
  if (a < TWO_TO_53 && b < TWO_TO_53) return Number(a) / Number(b);
  let halvings = Math.max(0, 64 + bits(b) - bits(a));
  const scaled = a << BigInt(halvings);
  const quotient = scaled / b;
  let result = Number(quotient * b === scaled ? quotient : quotient | 1n);
  for (; halvings >= 32; halvings -= 32) result /= 4294967296;
  for (; halvings > 0; halvings -= 1) result /= 2;
  return result;
}

/** The length in bits, too long by three at most. */
function bits(value: bigint): number {
  return value.toString(16).length * 4;
}
