/** A figure has come to stand on a square: suppression strikes it, then the enemy may answer ("Suppression", "Covering", "Priorities of Fire"). */
import { DONE } from '../../../kernel/agenda.ts';
import type { Perform } from '../sequence.ts';
import { inPlay } from '../state.ts';
import { volleysAt } from './volleys.ts';
import { dropWay } from './way.ts';

/** Who is pushed by a forcewall does not move onto suppressed squares. */
export const performEntered: Perform<'entered'> = (ground, { open }, { figure, by }) => {
  const { at } = open.figures[figure]!;
  if (!inPlay(open.figures[figure]!)) return DONE;
  open.agenda.push({ step: 'window', at: 'exposure', seat: 1 - ground.seat(figure), exposed: [figure] });
  const left = by === 'push' ? [] : volleysAt(ground, open, figure, at);
  if (left.length > 0) {
    dropWay(open);
    open.agenda.push({ step: 'suppressed', figure, left });
  }
  return DONE;
};
