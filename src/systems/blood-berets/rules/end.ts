/** A figure does no more, though it might ("Actions"). */
import type { ActionRule } from '../actions.ts';
import type { BeretsEvent } from '../events.ts';
import type { Ground } from '../ground.ts';
import type { BeretsView } from '../state.ts';
import { actor } from './acting.ts';
import { refuseByAwe } from './aura.ts';
import { move } from './move.ts';
import { changeActive } from './spend.ts';

export interface End {
  do: 'end';
}

export const end: ActionRule<End> = {
  options(ground, view) {
    return refuseEnd(ground, view) === undefined ? [{ do: 'end' }] : [];
  },

  refuse: refuseEnd,

  apply(ground, { open }, _, { tell }) {
    const event: BeretsEvent = { tell: 'ended', figure: ground.piece(open.active!.figure).id };
    tell?.(event);
    changeActive(open, { left: 0, steps: 0, turns: 0, hip: 'no' });
  },
};

/** Whoever flees from a dark aura runs as long as it leads him farther away. */
function refuseEnd(ground: Ground, view: BeretsView): string | undefined {
  const figure = actor(view);
  if (figure === null) return 'no figure of yours acts now';
  const refusal = refuseByAwe(ground, view.open, figure, 'end');
  return refusal !== undefined && move.options(ground, view).length > 0 ? refusal : undefined;
}
