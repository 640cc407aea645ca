/**
 * The exact odds of a roll: every outcome with its weight, a whole number of any size, over one total.
 *
 * An outcome is a whole number (hits, pips, wounds), or a row of them where a rule reads several things off the same
 * dice (swords and sigils). Outcomes stand in ascending order, rows by their first number, then their second; none
 * has weight zero; weights and total are in lowest terms. Nothing here changes once made.
 */
import { Fraction, divide, gcd } from './fraction.ts';

/** `readonly []` adds nothing but that `[1, 0]` is inferred as a pair and not as a list of any length. */
export type Outcome = number | readonly number[] | readonly [];

export class Distribution<T extends Outcome = number> {
  readonly outcomes: readonly T[];
  readonly weights: readonly bigint[];
  readonly total: bigint;
  private floats: Float64Array | undefined;

  private constructor(tally: Tally<T>) {
    const entries = tally.entries().sort((a, b) => compare(a.outcome, b.outcome));
    let shared = 0n;
    let total = 0n;
    for (const { weight } of entries) {
      total += weight;
      if (shared !== 1n) shared = gcd(weight, shared);
    }
    if (total === 0n) throw new RangeError('distribution: no outcome is possible');
    this.outcomes = entries.map(({ outcome }) => outcome);
    this.weights = entries.map(({ weight }) => weight / shared);
    this.total = total / shared;
  }

  /** Outcomes with their weights, in any order; equal outcomes are put together, weight zero is left out. */
  static weighted<T extends Outcome>(entries: Iterable<readonly [T, bigint]>): Distribution<T> {
    const tally = new Tally<T>();
    for (const [outcome, weight] of entries) tally.add(outcome, weight);
    return new Distribution(tally);
  }

  static always<T extends Outcome>(outcome: T): Distribution<T> {
    return Distribution.weighted([[outcome, 1n]]);
  }

  /** Each entry of the list as likely as the others: the faces of a die. */
  static evenly<T extends Outcome>(outcomes: readonly T[]): Distribution<T> {
    return Distribution.weighted(outcomes.map((outcome) => [outcome, 1n] as const));
  }

  /** The chance of each outcome, in the order of `outcomes`, rounded to doubles. Made once. */
  get chances(): Float64Array {
    return (this.floats ??= Float64Array.from(this.weights, (weight) => divide(weight, this.total)));
  }

  /** The chance of exactly this outcome. */
  p(outcome: T): Fraction {
    return this.where((other) => compare(other, outcome) === 0);
  }

  /** The chance of an outcome for which `holds` is true. */
  where(holds: (outcome: T) => boolean): Fraction {
    let weight = 0n;
    for (let i = 0; i < this.outcomes.length; i++) if (holds(this.outcomes[i]!)) weight += this.weights[i]!;
    return new Fraction(weight, this.total);
  }

  atLeast(this: Distribution, least: number): Fraction {
    return this.where((outcome) => outcome >= least);
  }

  mean(this: Distribution): Fraction {
    let sum = 0n;
    for (let i = 0; i < this.outcomes.length; i++) sum += BigInt(this.outcomes[i]!) * this.weights[i]!;
    return new Fraction(sum, this.total);
  }

  variance(this: Distribution): Fraction {
    const mean = this.mean();
    return this.map((outcome) => outcome * outcome).mean().minus(mean.times(mean));
  }

  sd(this: Distribution): number {
    return Math.sqrt(this.variance().toNumber());
  }

  /** The mean of any figure `f` of the outcome, in doubles: for speed, and for figures that are not whole. */
  average(f: (outcome: T) => number): number {
    const chances = this.chances;
    let sum = 0;
    for (let i = 0; i < chances.length; i++) sum += chances[i]! * f(this.outcomes[i]!);
    return sum;
  }

  /** The variance of any figure `f` of the outcome, in doubles, as the ledger of luck wants it. */
  spread(f: (outcome: T) => number): number {
    const mean = this.average(f);
    return this.average((outcome) => (f(outcome) - mean) * (f(outcome) - mean));
  }

  /** The chance of less than `limit`, in doubles: that an armor roll falls short of the hits. */
  chanceBelow(this: Distribution, limit: number): number {
    const chances = this.chances;
    let chance = 0;
    for (let i = 0; i < chances.length && this.outcomes[i]! < limit; i++) chance += chances[i]!;
    return chance;
  }

  /** The odds of `f` of the outcome. */
  map<U extends Outcome>(f: (outcome: T) => U): Distribution<U> {
    const tally = new Tally<U>();
    for (let i = 0; i < this.outcomes.length; i++) tally.add(f(this.outcomes[i]!), this.weights[i]!);
    return new Distribution(tally);
  }

  /** The odds of what `combine` makes of this and an independent roll. */
  with<U extends Outcome, V extends Outcome>(other: Distribution<U>, combine: (a: T, b: U) => V): Distribution<V> {
    const tally = new Tally<V>();
    for (let i = 0; i < this.outcomes.length; i++) {
      for (let j = 0; j < other.outcomes.length; j++) {
        tally.add(combine(this.outcomes[i]!, other.outcomes[j]!), this.weights[i]! * other.weights[j]!);
      }
    }
    return new Distribution(tally);
  }

  /** The odds of this and an independent roll added up. */
  plus(this: Distribution, other: Distribution): Distribution {
    return this.with(other, (a, b) => a + b);
  }

  /** The odds of a second roll that depends on how this one came out. */
  then<U extends Outcome>(next: (outcome: T) => Distribution<U>): Distribution<U> {
    const nexts = this.outcomes.map(next);
    const total = nexts.reduce((common, { total }) => (common / gcd(common, total)) * total, 1n);
    const tally = new Tally<U>();
    nexts.forEach((odds, i) => {
      const scale = this.weights[i]! * (total / odds.total);
      for (let j = 0; j < odds.outcomes.length; j++) tally.add(odds.outcomes[j]!, scale * odds.weights[j]!);
    });
    return new Distribution(tally);
  }

  /** The odds when it is known that `holds`, as when other outcomes are rolled again. */
  given(holds: (outcome: T) => boolean): Distribution<T> {
    const tally = new Tally<T>();
    for (let i = 0; i < this.outcomes.length; i++) {
      if (holds(this.outcomes[i]!)) tally.add(this.outcomes[i]!, this.weights[i]!);
    }
    return new Distribution(tally);
  }
}

/** Weights by outcome, while a distribution is being added up. */
class Tally<T extends Outcome> {
  private readonly byKey = new Map<number | string, { outcome: T; weight: bigint }>();

  add(outcome: T, weight: bigint): void {
    if (weight < 0n) throw new RangeError(`distribution: weight ${weight} is negative`);
    if (weight === 0n) return;
    const key = typeof outcome === 'number' ? outcome : outcome.join();
    const entry = this.byKey.get(key);
    if (entry === undefined) this.byKey.set(key, { outcome, weight });
    else entry.weight += weight;
  }

  entries(): { outcome: T; weight: bigint }[] {
    return [...this.byKey.values()];
  }
}

function compare(a: Outcome, b: Outcome): number {
  if (typeof a === 'number') return typeof b === 'number' ? a - b : -1;
  if (typeof b === 'number') return 1;
  for (let i = 0; i < a.length && i < b.length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return a.length - b.length;
}
