/** The final phase: either player may use what leadership is left, until both have passed in a row ("Final Phase"). */
import { DONE, WAIT } from '../../../kernel/agenda.ts';
import type { Perform } from '../sequence.ts';
import { anyReady } from './points.ts';

/** Who has no points passes by itself. */
export const performFinal: Perform<'final'> = (ground, { open }, { seat, passed }) => {
  if (anyReady(ground, open, seat)) return WAIT;
  if (!passed) open.agenda.push({ step: 'final', seat: 1 - seat, passed: true });
  return DONE;
};
