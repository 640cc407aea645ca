/** What counts as fair, and how fine the stored figures are. */

/** Decimals of every stored figure. */
export const DIGITS = 6;

/** A score of the first seat between these is fair: 50 % with five points of grace either way. */
export const BAND = { low: 0.45, high: 0.55 } as const;
