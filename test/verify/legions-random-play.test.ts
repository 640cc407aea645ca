/** A thousand games played at random over all missions: each ends, nothing offered is illegal, nearly every kind of action is taken, and what must always hold holds. */
import { afterAll, expect, it } from 'vitest';
import { ACTIONS } from '../../src/systems/legions-of-steel/actions.ts';
import { legionsOfSteel } from '../../src/systems/legions-of-steel/index.ts';
import { playAtRandom } from '../systems/legions-of-steel/random-play.ts';

const GAMES = 1000;
const OPTIONS = {
  'as it stands': {},
  'options the other way': { 'options.throughFigures': true, 'options.recovery': true, 'options.passing': true, 'options.firstTurnCover': true, 'options.doubleCorner': true, 'fire.doorKills': 2, 'grenades.pulseWalls': false },
  'leaders on both sides, every grenade': {
    'units.nightmare.leadership': 1, 'units.assault-fiend.leadership': 2, 'units.nightmare.forcewalls': 1, 'units.nightmare.kPulses': 1, 'units.heavy-weapon-trooper.forcewalls': 1, 'units.trooper.nachtmachers': 1,
  },
};
const ROUNDS = legionsOfSteel.missions.flatMap(({ id, roundLimit }) => Object.entries(OPTIONS).map(([options, patch]) => ({ mission: id, roundLimit, options, patch })));
const each = Math.ceil(GAMES / ROUNDS.length);
const taken = new Set<string>();

it.each(ROUNDS)(`${each} games of $mission, $options`, ({ mission, roundLimit, patch }) => {
  const { wrong, rounds, actions } = playAtRandom(mission, 0, each, patch);
  for (const kind of actions.keys()) taken.add(kind);
  expect(wrong).toEqual([]);
  expect(Math.max(...rounds)).toBeLessThanOrEqual(roundLimit);
});

/** So rare that a thousand games may go by without: `every-action.test.ts` has them. */
const RARE = new Set(['cover-strike', 'order-strike', 'lift']);

afterAll(() => expect(ACTIONS.filter((kind) => !taken.has(kind) && !RARE.has(kind))).toEqual([]));
