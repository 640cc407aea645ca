/** Does as little as the rules allow: what a player is worth who is only there. Whoever loses to it has no plan at all. */
import type { Game, Strategy } from '../../src/kernel/game.ts';

/** The words of the rulebooks for doing nothing, or nothing more. */
const NOTHING = ['end', 'pass', 'wait', 'hold-back', 'hold-fire', 'enough', 'let', 'decline', 'skip', 'stop', 'done', 'stay', 'none'];

const idle: Strategy<Game> = {
  name: 'idle',
  about: 'ends its turn at once and lets everything pass; does the first legal thing where it must do something',
  start: (_seat, game) => ({
    choose(view) {
      const options = game.options(view) as { do?: unknown }[];
      return options.find((option) => NOTHING.includes(String(option.do))) ?? options[0];
    },
  }),
};

export default idle;
