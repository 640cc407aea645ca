/** Two thousand games played at random over all missions: each ends, nothing offered is illegal, every kind of action is taken, and what must always hold holds. */
import { afterAll, expect, it } from 'vitest';
import { ACTIONS } from '../../src/systems/blood-berets/actions.ts';
import { bloodBerets } from '../../src/systems/blood-berets/index.ts';
import { playAtRandom } from '../systems/blood-berets/random-play.ts';

const GAMES = 2000;
const OPTIONS = {
  'basic rules': { 'options.rules': 'basic' },
  'advanced rules': { 'options.rules': 'advanced' },
  'advanced rules, options the other way': {
    'options.rules': 'advanced', 'options.extraOfWounded': false, 'options.scannersInCaves': true, 'options.aimKept': false, 'options.heldMayFight': false, 'options.cutOffBoards': true,
    'missions.lightning-strike.rangers': true, 'setup.board': 'drawn', 'objects.risk': 3,
  },
};
const ROUNDS = bloodBerets.missions.flatMap(({ id, roundLimit }) => Object.entries(OPTIONS).map(([options, patch]) => ({ mission: id, roundLimit, options, patch })));
const each = Math.ceil(GAMES / ROUNDS.length);
const taken = new Set<string>();

it.each(ROUNDS)(`${each} games of $mission, $options`, ({ mission, roundLimit, patch }) => {
  const { wrong, rounds, actions } = playAtRandom(mission, 0, each, patch);
  for (const kind of actions.keys()) taken.add(kind);
  expect(wrong).toEqual([]);
  expect(Math.max(...rounds)).toBeLessThanOrEqual(roundLimit);
});

afterAll(() => expect(ACTIONS.filter((kind) => !taken.has(kind))).toEqual([]));
