/**
 * The ledger: what chance gave against what it owed.
 *
 * Each roll enters as f(outcome) minus the expectation of f given all that came before the roll, with f fixed
 * beforehand, and with the variance of f. Sums of such entries have mean zero whatever the players do, so they measure
 * luck and nothing else: the sum over the square root of its variance is a z-score.
 */
import type { Seat } from './game.ts';

export interface Luck {
  /**
   * Enters one roll. `channel`: what the roll was for, one of the system's luck channels. `seat`: whose gain is
   * positive. `deviation`: f(outcome) - E f, in the channel's unit. `variance`: Var f, in its square.
   */
  record(channel: string, seat: Seat, deviation: number, variance: number): void;
}

export interface Account {
  rolls: number;
  deviation: number;
  variance: number;
}

export class Ledger implements Luck {
  private readonly accounts = new Map<string, Account[]>();

  record(channel: string, seat: Seat, deviation: number, variance: number): void {
    const account = this.entry(channel, seat);
    account.rolls += 1;
    account.deviation += deviation;
    account.variance += variance;
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
export const NO_LUCK: Luck = { record() {} };
