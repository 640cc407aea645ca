/** Lance of Pain: the victim is stunned ("Dark Symmetry"). */
import { stun } from '../rules/stun.ts';
import type { PowerCard } from './card.ts';
import { beretsInSight, refuseTarget } from './in-sight.ts';

export const lanceOfPain: PowerCard = {
  save: true,
  aims: (ground, view, figure) => beretsInSight(ground, view, figure).map((target) => ({ target })),
  refuse: refuseTarget,
  work(ground, state, _, { target }, __, chance) {
    stun(ground, state, target!, 'lance of pain', chance);
  },
};
