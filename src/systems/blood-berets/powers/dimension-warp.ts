/** Dimension Warp: the victim is gone for a turn and comes back wounded, or does not come back at all; `rules/warp.ts` ("Dark Symmetry"). */
import { warp } from '../rules/warp.ts';
import type { PowerCard } from './card.ts';
import { beretsInSight, refuseTarget } from './in-sight.ts';

export const dimensionWarp: PowerCard = {
  save: true,
  aims: (ground, view, figure) => beretsInSight(ground, view, figure).map((target) => ({ target })),
  refuse: refuseTarget,
  work(ground, state, _, { target }, __, chance) {
    warp(ground, state, target!, chance);
  },
};
