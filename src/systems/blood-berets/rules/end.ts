/** A figure does no more, though it might ("Actions"). */
import type { ActionRule } from '../actions.ts';
import type { BeretsEvent } from '../events.ts';
import { actor } from './acting.ts';
import { changeActive } from './spend.ts';

export interface End {
  do: 'end';
}

export const end: ActionRule<End> = {
  options(_, view) {
    return actor(view) === null ? [] : [{ do: 'end' }];
  },

  refuse(_, view) {
    return actor(view) === null ? 'no figure of yours acts now' : undefined;
  },

  apply(ground, { open }, _, { tell }) {
    const event: BeretsEvent = { tell: 'ended', figure: ground.piece(open.active!.figure).id };
    tell?.(event);
    changeActive(open, { left: 0, steps: 0, turns: 0, hip: 'no' });
  },
};
