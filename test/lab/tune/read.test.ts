/** What is tried, and what is refused before anything is played. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { plansOf } from '../../../src/cli/experiments.ts';
import type { Overrides } from '../../../src/lab/experiment/overrides.ts';
import type { AskedTuning } from '../../../src/lab/tune/index.ts';
import { ROOT } from '../../cli/skirmish.ts';

const FILE = join(ROOT, 'experiments/fury-of-the-clansmen/without-aim.yaml');
const planOf = async (asked: Partial<AskedTuning>, overrides: Overrides = {}) =>
  (await plansOf([FILE], { strategies: { clan: ['rush'], legion: ['rush'] }, ...overrides, tune: { path: 'bonuses.aim', figure: 'clan.win', target: 0.5, ...asked } }))[0]!;
const valuesOf = async (asked: Partial<AskedTuning>) => Object.values((await planOf(asked)).experiment.vary)[0];

describe('values', () => {
  test('those that the book lists, dice by the hits that they show on average', async () => {
    expect(await valuesOf({})).toEqual(['1b', '3w', '2b', '3b']);
  });

  test('those that are named: words as they stand, numbers by size', async () => {
    expect(await valuesOf({ values: ['3b', '1w+1r', '2w'] })).toEqual(['3b', '1w+1r', '2w']);
    expect(await valuesOf({ path: 'dice.red.hits', values: [4, 2, 3] })).toEqual([2, 3, 4]);
  });

  test('a range of numbers, both ends among them, without crumbs of arithmetic', async () => {
    expect(await valuesOf({ path: 'board.density', from: 0.1, to: 0.4, step: 0.1 })).toEqual([0.1, 0.2, 0.3, 0.4]);
  });
});

test('what else the file varies stays at its first value; games begin with a hundred and end where the nearest is known', async () => {
  const { experiment, stopping, cells } = await planOf({});
  expect(experiment.set).toEqual({ 'abilities.aim': true });
  expect(experiment.tuning).toEqual({ path: 'bonuses.aim', figure: 'clan.win', target: 0.5, margin: 0.05 });
  expect(stopping).toEqual({ kind: 'tune', leastGames: 100, mostGames: 5000, figure: 'clan.win', target: 0.5, margin: 0.05, most: 1 });
  expect(cells).toHaveLength(4);
});

test('a figure without a most cannot be watched while it is played: each value has the same number of games', async () => {
  const { experiment, stopping } = await planOf({ figure: 'losses.regular', target: 3, games: 50 });
  expect([experiment.games, stopping]).toEqual([50, undefined]);
});

test.each<[string, Partial<AskedTuning>, string]>([
  ['a path that is none', { path: 'bonuses.aimm' }, '--vary bonuses.aimm: unknown path "bonuses.aimm"; did you mean "bonuses.aim"?'],
  ['a figure that is none', { figure: 'clan.wins' }, '--target clan.wins=0.5: unknown figure "clan.wins"; did you mean "clan.win"?'],
  ['a share in percents', { target: 50 }, '--target clan.win=50: found 50, expected a share from 0 to 1, such as 0.5'],
  ['more rounds than there can be', { figure: 'rounds', target: 900 }, '--target rounds=900: found 900, expected a number of rounds from 0 to '],
  ['a value outside of the domain', { values: ['3b', '3x'] }, '--values: bonuses.aim cannot be "3x"; expected dice such as 3r+1b'],
  ['one value only', { values: ['3b'] }, '--values: found only 3b; expected at least two values to choose from'],
  ['the same twice, in two ways of writing it', { values: ['1r+1b', '1b+1r'] }, '--values: found "1r+1b" twice; expected each value once'],
  ['a number with no other values in the book', { path: 'units.centurion.actions' }, '--vary units.centurion.actions: the book lists no other values to try; give them with --values, such as --values 3,..., or with --from, --to and --step.'],
  ['a range of dice', { from: 1, to: 3, step: 1 }, '--from, --to, --step: bonuses.aim is no number (dice such as 3r+1b'],
  ['a range without a step', { path: 'board.density', from: 0.5, to: 1 }, '--step: missing; expected --from, --to and --step together'],
  ['a range that goes down', { path: 'board.density', from: 1, to: 0.5, step: 0.1 }, '--to 0.5: expected more than --from 1'],
  ['a range beyond the domain', { path: 'board.density', from: 1, to: 3, step: 1 }, '--from, --to, --step: board.density cannot be 3; expected a number from 0 to 2'],
  ['values and a range', { values: ['3b', '2b'], from: 1 }, '--values: found beside --from, --to or --step; expected one or the other'],
  ['fewer games at most than at first', { games: 200, maxGames: 100 }, '--max-games 100: expected at least the 200 of --games'],
])('%s', async (_, asked, message) => {
  await expect(planOf(asked)).rejects.toThrow(message);
});

test('the number itself cannot be set as well', async () => {
  await expect(planOf({}, { set: { 'bonuses.aim': '3b' } })).rejects.toThrow('--set bonuses.aim=3b: this is the number that --vary tries; expected in one of the two');
});
