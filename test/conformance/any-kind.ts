/** A kind of action at random, then one of that kind: so that a shot comes up as often as one of the hundred squares to move to. */
import type { Game, Strategy } from '../../src/kernel/game.ts';
import { pick } from '../../src/kernel/rng.ts';

interface OfAKind {
  do: string;
}

/** What ends a turn, or a figure's part in the game: once in so many times that it comes up. */
const SELDOM = ['end', 'leave'];
const ONE_IN = 12;

export const anyKind: Strategy<Game<unknown, unknown, OfAKind>, unknown, OfAKind> = {
  name: 'any-kind',
  about: 'any kind of action, each as likely as the others, though seldom one that ends something',
  start: (_seat, game) => ({
    choose(view, rng) {
      const options = game.options(view);
      const kinds = [...new Set(options.map((action) => action.do))];
      const lively = kinds.filter((kind) => !SELDOM.includes(kind) || rng.below(ONE_IN) === 0);
      const kind = pick(lively.length > 0 ? lively : kinds, rng);
      return pick(options.filter((action) => action.do === kind), rng);
    },
  }),
};
