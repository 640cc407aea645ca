/** Every combination of strategies and varied values is a cell. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plansOf } from '../../src/cli/experiments.ts';
import { makePlan } from '../../src/lab/plan.ts';
import { readExperiment } from '../../src/lab/experiment/read.ts';
import { ROOT } from '../cli/skirmish.ts';
import { duelCatalogue } from './duel.ts';
import { DUELS, planOf } from './run-of-duels.ts';

test('two players against one, two values: four cells, each compared with the first value of its players', async () => {
  const { cells } = await planOf(`${DUELS}set: { trap.wounds: 0 }\n`);
  expect(cells).toEqual([
    { index: 0, label: 'random / random, pistol.hitsOn=4', strategies: ['random', 'random'], varied: { 'pistol.hitsOn': 4 }, patch: { 'trap.wounds': 0, 'pistol.hitsOn': 4 }, reference: null },
    { index: 1, label: 'random / random, pistol.hitsOn=3', strategies: ['random', 'random'], varied: { 'pistol.hitsOn': 3 }, patch: { 'trap.wounds': 0, 'pistol.hitsOn': 3 }, reference: 0 },
    { index: 2, label: 'first / random, pistol.hitsOn=4', strategies: ['first', 'random'], varied: { 'pistol.hitsOn': 4 }, patch: { 'trap.wounds': 0, 'pistol.hitsOn': 4 }, reference: null },
    { index: 3, label: 'first / random, pistol.hitsOn=3', strategies: ['first', 'random'], varied: { 'pistol.hitsOn': 3 }, patch: { 'trap.wounds': 0, 'pistol.hitsOn': 3 }, reference: 2 },
  ]);
});

test('where nothing varies a cell is its players, and nothing is compared', async () => {
  const { cells } = await planOf(DUELS.replace(/vary:[^]*/, ''));
  expect(cells.map(({ label, reference }) => [label, reference])).toEqual([['random / random', null], ['first / random', null]]);
});

test('several paths that vary are combined, the last changing fastest; the reference has the first value of each', async () => {
  const { cells } = await planOf(`${DUELS.replace('[random, first]', '[random]')}  options.counters: [none, nested]\n`);
  expect(cells.map(({ label, reference }) => [label, reference])).toEqual([
    ['random / random, pistol.hitsOn=4, options.counters=none', null],
    ['random / random, pistol.hitsOn=4, options.counters=nested', 0],
    ['random / random, pistol.hitsOn=3, options.counters=none', 0],
    ['random / random, pistol.hitsOn=3, options.counters=nested', 0],
  ]);
});

test('the numbers that the mission rests on come with their values in this run', async () => {
  const { restsOn } = await planOf(`${DUELS}set: { trap.wounds: 3 }\n`);
  expect(restsOn.map(({ path, value, source }) => `${path} ${value} ${source}`)).toEqual([
    'duellist.wounds 2 printed',
    'duellist.powder 12 printed',
    'pistol.hitsOn 4, 3 varied here',
    'pistol.longRange 2 found',
    'trap.wounds 3 set here',
    'options.counters nested assumed',
  ]);
});

test('more cells than anybody wants are refused before they are made', async () => {
  const powder = Array.from({ length: 21 }, (_, value) => value).join(', ');
  const experiment = await readExperiment(`${DUELS}  duellist.powder: [${powder}]\n  turn.bid: [0,1,2,3,4,5,6,7,8,9]\n  turn.peeks: [0,1,2,3,4,5,6,7,8,9]\n  duellist.wounds: [1,2,3]\n`, 'duels.yaml', duelCatalogue);
  expect(() => makePlan(experiment, duelCatalogue)).toThrow('experiment: its strategies and what varies make 25200 cells, expected at most 10000');
});

test('a combination that the system cannot open is named', async () => {
  const duel = duelCatalogue.systems.get('duel-in-the-dark')!;
  const { UsageError } = await import('../../src/kernel/errors.ts');
  const picky = { ...duel, open: ({ patch }: { patch?: Readonly<Record<string, unknown>> }) => {
    if (patch?.['pistol.hitsOn'] === 3) throw new UsageError('duel-in-the-dark: no');
    return duel.open({ mission: 'to-the-death' });
  } };
  const catalogue = { ...duelCatalogue, systems: new Map([[duel.id, picky]]) };
  const experiment = await readExperiment(DUELS, 'duels.yaml', catalogue);
  expect(() => makePlan(experiment, catalogue)).toThrow('with pistol.hitsOn=3: duel-in-the-dark: no');
});

test('a table in inches stays one, whatever varies on it', async () => {
  const [plan] = await plansOf([join(ROOT, 'experiments/warengine/terrain.yaml')], {});
  expect(plan!.mission.field).toEqual({ columns: 48, rows: 48, inches: true });
});
