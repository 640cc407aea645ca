/** Blindness: for two of its own turns the victim creeps and does nothing else; cybernetic eyes go on seeing ("Dark Symmetry"). */
import type { BeretsEvent } from '../events.ts';
import { bears } from '../rules/gear.ts';
import { loseAim } from '../rules/spend.ts';
import type { PowerCard } from './card.ts';
import { beretsInSight, refuseTarget } from './in-sight.ts';

export const blindness: PowerCard = {
  save: true,

  aims(ground, view, figure) {
    return beretsInSight(ground, view, figure).filter((target) => !bears(view.open.figures[target]!, 'cybernetic-eye')).map((target) => ({ target }));
  },

  refuse(ground, view, figure, aim) {
    const refusal = refuseTarget(ground, view, figure, aim);
    if (refusal !== undefined) return refusal;
    return bears(view.open.figures[aim.target!]!, 'cybernetic-eye') ? `${ground.piece(aim.target!).id} has a cybernetic eye and cannot be blinded ("Dark Symmetry")` : undefined;
  },

  work(ground, { open }, _, { target }, __, { tell }) {
    open.figures[target!]!.blind = ground.book.powers.blind;
    loseAim(open, target!);
    tell?.({ tell: 'blinded', figure: ground.piece(target!).id } satisfies BeretsEvent);
  },
};
