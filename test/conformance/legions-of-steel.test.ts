/** All missions as they stand, and with options the other way and leaders on both sides; short games. What both sides choose unseen is secret, until both have. */
import { legionsOfSteel } from '../../src/systems/legions-of-steel/index.ts';
import { anyKind } from './any-kind.ts';
import { seeker } from '../systems/legions-of-steel/seeker.ts';
import { thrifty } from '../systems/legions-of-steel/thrifty.ts';
import { conformance, type Settings } from './conformance.ts';

const short = Object.fromEntries(legionsOfSteel.missions.map(({ id }) => [`missions.${id}.roundLimit`, 3]));
const settings: Settings = {
  missions: legionsOfSteel.missions.map(({ id }) => id),
  strategies: [seeker, anyKind],
  games: 2,
  closeGames: 1,
  hasSecrets: true,
  optionsAreComplete: true,
};

/** The odds of a few figures; at night of all. */
const few = { ...legionsOfSteel, units: ['sergeant', 'heavy-weapon-trooper', 'nightmare', 'assault-fiend', 'door'] };

conformance(few, {
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
