/** A player who keeps leadership, so that there is some left over to bid with: random ones spend it all. */
import type { Strategy } from '../../../src/kernel/game.ts';
import { pick } from '../../../src/kernel/rng.ts';
import type { LegionsAction } from '../../../src/systems/legions-of-steel/actions.ts';
import type { LegionsGame } from '../../../src/systems/legions-of-steel/game.ts';
import type { LegionsView } from '../../../src/systems/legions-of-steel/state.ts';

export const thrifty: Strategy<LegionsGame, LegionsView, LegionsAction> = {
  name: 'thrifty',
  about: 'at random, but spends leadership on initiative alone',
  start: (_, game) => ({
    choose: (view, rng) => pick(game.options(view).filter(({ do: kind }) => kind !== 'assign' && !kind.startsWith('order-')), rng),
  }),
};
