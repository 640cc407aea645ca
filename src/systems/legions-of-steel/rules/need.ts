/** What a die has to show after roll modifiers ("Roll Modifiers"). */

/** A one is always a miss. */
const LEAST = 2;
/** More than a die has: no roll can do it. */
export const HOPELESS = 7;

/** 2 to 6, or more: hopeless. */
export function needOf(kill: number, modifier: number): number {
  return Math.max(LEAST, kill - modifier);
}
