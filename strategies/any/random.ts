/** Any legal action, each as likely as the others: the floor that every other strategy must stand above. */
import type { Game, Strategy } from '../../src/kernel/game.ts';
import { pick } from '../../src/kernel/rng.ts';

const random: Strategy<Game> = {
  name: 'random',
  about: 'any legal action, each as likely as the others',
  start: (_seat, game) => ({ choose: (view, rng) => pick(game.options(view), rng) }),
};

export default random;
