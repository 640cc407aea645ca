/** What the command line changes in an experiment is judged as the file is, and placed by its option. */
import { expect, test } from 'vitest';
import { applyOverrides, type Overrides } from '../../../src/lab/experiment/overrides.ts';
import { readExperiment } from '../../../src/lab/experiment/read.ts';
import { duelCatalogue } from '../duel.ts';
import { DUELS } from '../run-of-duels.ts';

const changed = async (overrides: Overrides) => applyOverrides(await readExperiment(`${DUELS}set: { trap.wounds: 2 }\n`, 'duels.yaml', duelCatalogue), overrides, duelCatalogue);

test('games, seed, the book and the players can be changed', async () => {
  const experiment = await changed({ games: 5, seed: 'again', set: { 'options.counters': 'once' }, strategies: { white: ['first'] } });
  expect(experiment).toMatchObject({
    games: 5,
    seed: 'again',
    set: { 'trap.wounds': 2, 'options.counters': 'once' },
    strategies: { black: [{ name: 'random' }, { name: 'first' }], white: [{ name: 'first' }] },
  });
});

test('nothing given changes nothing', async () => {
  expect(await changed({})).toEqual(await readExperiment(`${DUELS}set: { trap.wounds: 2 }\n`, 'duels.yaml', duelCatalogue));
});

test('what is wrong is said for each option', async () => {
  const overrides = {
    games: 0,
    seed: 1.5,
    set: { 'trap.wounds': 99, 'trap.wound': 1, 'pistol.hitsOn': 3 },
    strategies: { black: ['first', 'frist'], grey: ['random'] },
  };
  const message = await changed(overrides).then(() => 'accepted', (error: Error) => error.message);
  expect(message.split('\n')).toEqual([
    '--games 0: found 0, expected a whole number from 1 to 1000000000',
    '--seed 1.5: found 1.5, expected a whole number or a text',
    '--set trap.wounds=99: trap.wounds cannot be 99; expected a whole number from 0 to 3',
    '--set trap.wound=1: unknown path "trap.wound"; did you mean "trap.wounds"?',
    '--set pistol.hitsOn=3: pistol.hitsOn is in "vary" as well; expected in one of the two',
    '--strategy grey=random: unknown seat "grey"; there is black, white',
    '--strategy black=frist: unknown strategy "frist"; did you mean "first"?',
  ]);
});

test('an empty seed is no seed', async () => {
  await expect(changed({ seed: '' })).rejects.toThrow('--seed : found "", expected a whole number or a text');
});
