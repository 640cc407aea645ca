/** A figure with its doubt: how often, from how many games, and between which bounds at 95 % confidence. */
export interface Interval {
  /** Games behind the figure. */
  n: number;
  /** NaN where there is no game. */
  estimate: number;
  low: number;
  high: number;
}

export const CONFIDENCE = 0.95;

/** How often an interval may miss the truth, unless a caller asks for more. */
export const ERROR = 0.05;

/** The 97.5 % point of the normal distribution (R: qnorm(0.975)), as a literal: simple-statistics' probit is right to three digits only. */
export const Z = 1.959963984540054;

/** No game, no knowledge. */
export const NOTHING_KNOWN: Interval = { n: 0, estimate: NaN, low: NaN, high: NaN };

/** The games of one cell that count for a figure, in game order. */
export interface Sample {
  values: ArrayLike<number>;
  /** For each value the unit that it belongs to: games with equal numbers share a set-up or luck and are not independent. */
  units: ArrayLike<number>;
}
