/** An example of a strategy of one's own: fires whenever somebody is in sight. */
import type { fury, Strategy } from 'skirmish-lab';

const triggerHappy: Strategy<fury.FuryGame, fury.FuryView, fury.FuryAction> = {
  name: 'trigger-happy',
  about: 'fires whenever somebody is in sight, else does anything legal',
  start: (_seat, game) => ({
    choose(view, rng) {
      const options = game.options(view);
      return options.find((option) => option.do === 'fire') ?? options[rng.below(options.length)]!;
    },
  }),
};

export default triggerHappy;
