/** Time Death: another full round of actions at once; it is tried once only ("Dark Symmetry"). */
import type { BeretsEvent } from '../events.ts';
import { changeActive } from '../rules/spend.ts';
import type { PowerCard } from './card.ts';
import { ON_ITSELF } from './itself.ts';

export const timeDeath: PowerCard = {
  ...ON_ITSELF,
  once: true,
  work(ground, { open }, figure, _, __, { tell }) {
    changeActive(open, { left: open.active!.left + ground.actions(open, figure) });
    tell?.({ tell: 'time-death', figure: ground.piece(figure).id } satisfies BeretsEvent);
  },
};
