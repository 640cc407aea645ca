/** All missions as they stand, and with options the other way and leaders on both sides; short games. What both sides choose unseen is secret, until both have. */
import type { Game, Strategy } from '../../src/kernel/game.ts';
import { pick } from '../../src/kernel/rng.ts';
import type { LegionsAction } from '../../src/systems/legions-of-steel/actions.ts';
import { legionsOfSteel } from '../../src/systems/legions-of-steel/index.ts';
import { anyKind } from './any-kind.ts';
import { seeker } from '../systems/legions-of-steel/seeker.ts';
import { conformance, type Settings } from './conformance.ts';

const short = Object.fromEntries(legionsOfSteel.missions.map(({ id }) => [`missions.${id}.roundLimit`, 3]));
/** At random, but leadership is kept: so there is some left over to bid with. */
const thrifty: Strategy<Game> = {
  name: 'thrifty',
  about: 'at random, but spends leadership on initiative alone',
  start: (_, game) => ({
    choose(view, rng) {
      const options = game.options(view) as LegionsAction[];
      const kept = options.filter(({ do: kind }) => kind !== 'assign' && !kind.startsWith('order-'));
      return pick(kept, rng);
    },
  }),
};

const settings: Settings = {
  missions: legionsOfSteel.missions.map(({ id }) => id),
  strategies: [seeker, anyKind],
  games: 3,
  closeGames: 1,
  hasSecrets: true,
  optionsAreComplete: true,
};

conformance(legionsOfSteel, {
  ...settings,
  strategies: [thrifty, anyKind],
  rules: {
    'options the other way, leaders on both sides': {
      ...short, 'options.throughFigures': true, 'options.recovery': true, 'options.passing': true, 'options.firstTurnCover': true, 'options.doubleCorner': true,
      'units.nightmare.leadership': 1, 'units.assault-fiend.leadership': 2,
    },
  },
});

/** Nobody but the commandos bids, and in games as short as these no two happen to cover each other at the same time. */
conformance(legionsOfSteel, { ...settings, missionsOnly: true, hasSecrets: false, rules: { 'as it stands': short } });
