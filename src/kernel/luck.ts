/**
 * The ledger: what chance gave against what it owed.
 *
 * Each roll enters as f(outcome) minus the expectation of f given all that came before the roll, with f fixed
 * beforehand, and with the variance of f. Sums of such entries have mean zero whatever the players do, so they measure
 * luck and nothing else: the sum over the square root of its variance is a z-score.
 *
 * Beside that it counts how each kind of roll came out, in whole numbers, so that a run can hold its own dice against
 * their exact odds.
 */
import type { Distribution } from './dice/distribution.ts';
import type { Seat } from './game.ts';

export interface Luck {
  /**
   * Enters one roll. `channel`: what the roll was for, one of the system's luck channels. `seat`: whose gain is
   * positive. `deviation`: f(outcome) - E f, in the channel's unit. `variance`: Var f, in its square.
   */
  record(channel: string, seat: Seat, deviation: number, variance: number): void;
  /**
   * Counts how one roll came out. `roll`: what was rolled, with its dice as the rules made them, settled before it is
   * thrown ("firearm 3r+1b"): a text that the system's `chances` knows. `outcome`: a whole number from 0, such as hits.
   */
  roll(roll: string, outcome: number): void;
}

/** What a counted roll owes. */
export interface RollChances {
  /** What it is for, such as "firearm": rolls of one kind are audited together. */
  kind: string;
  /** The stream that it is rolled on. */
  purpose: string;
  /** Exactly, from the very pools that the rules roll. */
  of: Distribution;
}

export interface Account {
  rolls: number;
  deviation: number;
  variance: number;
}

export class Ledger implements Luck {
  private readonly accounts = new Map<string, Account[]>();
  private readonly rolled = new Map<string, number[]>();

  record(channel: string, seat: Seat, deviation: number, variance: number): void {
    const account = this.entry(channel, seat);
    account.rolls += 1;
    account.deviation += deviation;
    account.variance += variance;
  }

  roll(roll: string, outcome: number): void {
    if (!Number.isInteger(outcome) || outcome < 0) throw new RangeError(`luck: "${roll}" came out as ${outcome}, not a whole number from 0`);
    let counts = this.rolled.get(roll);
    if (counts === undefined) this.rolled.set(roll, (counts = []));
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }

  /** How often each roll came out how: counts by outcome, with holes for what did not come up. */
  get rolls(): ReadonlyMap<string, readonly (number | undefined)[]> {
    return this.rolled;
  }

  /** The account of a seat in a channel; zeros if nothing was entered. */
  account(channel: string, seat: Seat): Readonly<Account> {
    return this.entry(channel, seat);
  }

  private entry(channel: string, seat: Seat): Account {
    let seats = this.accounts.get(channel);
    if (seats === undefined) this.accounts.set(channel, (seats = []));
    return (seats[seat] ??= { rolls: 0, deviation: 0, variance: 0 });
  }
}

/** For players who look ahead: their imagined rolls are nobody's luck. */
export const NO_LUCK: Luck = { record() {}, roll() {} };
