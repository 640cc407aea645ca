/** Dark Aura: until the turn ends, Blood Berets who see the Nepharite may be awed; what it does to them: `rules/aura.ts` ("Dark Symmetry"). */
import type { PowerCard } from './card.ts';
import { ON_ITSELF } from './itself.ts';

export const darkAura: PowerCard = {
  ...ON_ITSELF,
  work(_, { open }, figure, __, perfect) {
    open.figures[figure]!.aura = perfect ? 'perfect' : 'plain';
  },
};
