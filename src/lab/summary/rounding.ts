/** Figures as stored: few digits, so that a file is the same byte for byte on every machine. */
import type { Interval } from '../stats/index.ts';
import { DIGITS } from './constants.ts';
import type { Bounded, Figure } from './summary.ts';

const SCALE = Number(`1e${DIGITS}`);

export function figure(value: number): Figure {
  return Number.isFinite(value) ? Math.round(value * SCALE) / SCALE + 0 : null; // + 0: no negative zero
}

export function bounded({ n, estimate, low, high }: Interval): Bounded {
  return { n, estimate: figure(estimate), low: figure(low), high: figure(high) };
}
