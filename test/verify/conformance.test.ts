/** The conformance suite with many more games than the daily one. */
import type { System } from '../../src/kernel/game.ts';
import { bloodBerets } from '../../src/systems/blood-berets/index.ts';
import { conanRiseOfMonsters as conan } from '../../src/systems/conan-rise-of-monsters/index.ts';
import { furyOfTheClansmen } from '../../src/systems/fury-of-the-clansmen/index.ts';
import { legionsOfSteel } from '../../src/systems/legions-of-steel/index.ts';
import { warengine } from '../../src/systems/warengine/index.ts';
import commander from '../../strategies/fury-of-the-clansmen/commander.ts';
import hunter from '../../strategies/fury-of-the-clansmen/hunter.ts';
import marksman from '../../strategies/fury-of-the-clansmen/marksman.ts';
import rush from '../../strategies/fury-of-the-clansmen/rush.ts';
import random from '../../strategies/any/random.ts';
import { anyKind } from '../conformance/any-kind.ts';
import { conformance } from '../conformance/conformance.ts';
import { seeker } from '../systems/legions-of-steel/seeker.ts';
import { thrifty } from '../systems/legions-of-steel/thrifty.ts';

conformance(furyOfTheClansmen, {
  missions: ['breakthrough'],
  rules: {
    'basic rules': { 'options.rules': 'basic' },
    'advanced rules': { 'options.rules': 'advanced', 'options.brokenWeapons': true },
  },
  strategies: [random, anyKind, rush, marksman, hunter],
  games: 400,
  closeGames: 16,
  hasSecrets: false,
  optionsAreComplete: true,
});

const OTHERS = furyOfTheClansmen.missions.map(({ id }) => id).filter((id) => id !== 'breakthrough');
const short = Object.fromEntries(OTHERS.map((mission) => [`missions.${mission}.roundLimit`, 12]));
const others = {
  rules: {
    'basic rules': { ...short, 'options.rules': 'basic' },
    'advanced rules': { ...short, 'options.rules': 'advanced', 'options.brokenWeapons': true, 'missions.islands-of-darkness.firstReinforcements': 3 },
  },
  strategies: [random, anyKind, commander, hunter],
  games: 40,
  closeGames: 4,
  optionsAreComplete: true,
  missionsOnly: true,
};

conformance(furyOfTheClansmen, { ...others, missions: OTHERS.filter((id) => id !== 'gardens'), hasSecrets: false });
conformance(furyOfTheClansmen, { ...others, missions: ['gardens'], hasSecrets: true });

conformance(warengine, {
  missions: warengine.missions.map(({ id }) => id),
  rules: {
    'random forces': { ...Object.fromEntries(warengine.missions.map(({ id }) => [`missions.${id}.roundLimit`, 4])), 'forces.red': 'random', 'forces.blue': 'random', 'forces.points': 400, 'terrain.size': 36 },
  },
  strategies: [random, anyKind],
  games: 40,
  closeGames: 4,
  hasSecrets: false,
  optionsAreComplete: false,
});

conformance(conan, {
  missions: conan.missions.map(({ id }) => id),
  rules: {
    'the starter boxes': { 'table.depth': 30, 'table.edge': 8 },
    'forces drawn by lot, options the other way': {
      'forces.circle': 'random', 'forces.set': 'random', 'forces.points': 20, 'table.depth': 30, 'table.edge': 8, 'table.swamp': 1, 'table.rocks': 1,
      'options.crownOnHimself': false, 'options.firstStrikeAny': true, 'options.coverInMelee': true, 'options.tallMonsters': false,
    },
  },
  strategies: [random, anyKind],
  games: 40,
  closeGames: 4,
  hasSecrets: true,
  optionsAreComplete: false,
});

/** Tables by the advanced rules: only they know all situations. */
conformance({ ...(bloodBerets as System), odds: (patch) => bloodBerets.odds({ 'options.rules': 'advanced', ...patch }) }, {
  missions: bloodBerets.missions.map(({ id }) => id),
  rules: {
    'basic rules': { ...Object.fromEntries(bloodBerets.missions.map(({ id }) => [`missions.${id}.roundLimit`, 8])), 'options.rules': 'basic' },
    'advanced rules': { ...Object.fromEntries(bloodBerets.missions.map(({ id }) => [`missions.${id}.roundLimit`, 8])), 'options.rules': 'advanced', 'missions.lightning-strike.rangers': true, 'objects.risk': 3 },
  },
  strategies: [random, anyKind],
  games: 40,
  closeGames: 4,
  hasSecrets: true,
  optionsAreComplete: true,
});

/** Somebody keeps leadership: so there are bids that the other does not know. */
conformance(legionsOfSteel, {
  missions: legionsOfSteel.missions.map(({ id }) => id),
  rules: {
    'leaders on both sides': { 'units.nightmare.leadership': 1, 'units.assault-fiend.leadership': 2 },
    'options the other way, leaders on both sides': {
      'options.throughFigures': true, 'options.recovery': true, 'options.passing': true, 'options.firstTurnCover': true, 'options.doubleCorner': true, 'fire.doorKills': 2,
      'units.nightmare.leadership': 2, 'units.assault-fiend.leadership': 3, 'units.nightmare.kPulses': 1,
    },
  },
  strategies: [thrifty, anyKind, seeker],
  games: 27,
  closeGames: 9,
  hasSecrets: true,
  optionsAreComplete: true,
});
