/**
 * A roll described once: `roll` makes it, `odds` says exactly how it can come out.
 *
 * Rules build their rolls from these, so the dice on the table and the table of odds cannot disagree:
 *
 *     const kill = attack.and(armor, (hits, saved) => (hits > saved ? 1 : 0));
 *     kill.roll(rng);                // 1 or 0
 *     kill.odds().p(1).toString();   // "112/243"
 */
import type { Rng } from '../rng.ts';
import { Distribution, type Outcome } from './distribution.ts';

/** A roll that may be made again and again must come to an end: more tries than any dice could need. */
const TRIES = 100_000;

export class Roll<T extends Outcome = number> {
  /** Makes the roll. */
  readonly roll: (rng: Rng) => T;
  private readonly workOut: () => Distribution<T>;
  private known: Distribution<T> | undefined;

  constructor(roll: (rng: Rng) => T, odds: () => Distribution<T>) {
    this.roll = roll;
    this.workOut = odds;
  }

  /** The exact odds, worked out when first asked for. */
  odds(): Distribution<T> {
    return (this.known ??= this.workOut());
  }

  /** `f` of the outcome. */
  map<U extends Outcome>(f: (outcome: T) => U): Roll<U> {
    return new Roll((rng) => f(this.roll(rng)), () => this.odds().map(f));
  }

  /** This roll, then one that depends on how it came out. `next` is asked once for each outcome. */
  then<U extends Outcome>(next: (outcome: T) => Roll<U>): Roll<U> {
    const nexts = new Map<number | string, Roll<U>>();
    const after = (outcome: T): Roll<U> => {
      const key = typeof outcome === 'number' ? outcome : outcome.join();
      let roll = nexts.get(key);
      if (roll === undefined) nexts.set(key, (roll = next(outcome)));
      return roll;
    };
    return new Roll(
      (rng) => after(this.roll(rng)).roll(rng),
      () => this.odds().then((outcome) => after(outcome).odds()),
    );
  }

  /** This roll and an independent one, side by side. */
  and<U extends Outcome, V extends Outcome>(other: Roll<U>, combine: (a: T, b: U) => V): Roll<V> {
    return new Roll(
      (rng) => {
        const mine = this.roll(rng);
        return combine(mine, other.roll(rng));
      },
      () => this.odds().with(other.odds(), combine),
    );
  }

  /** Rolled again and again, until the outcome is one that `holds`. */
  until(holds: (outcome: T) => boolean): Roll<T> {
    return new Roll(
      (rng) => {
        for (let tries = 0; tries < TRIES; tries++) {
          const outcome = this.roll(rng);
          if (holds(outcome)) return outcome;
        }
        throw new Error(`roll: ${TRIES} tries without an outcome that counts`);
      },
      () => this.odds().given(holds),
    );
  }
}

/** No dice: always the same. */
export function always<T extends Outcome>(outcome: T): Roll<T> {
  return new Roll(() => outcome, () => Distribution.always(outcome));
}
