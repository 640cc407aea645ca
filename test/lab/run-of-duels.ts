/** Runs of the fixture game for tests: an experiment as text, played into a temporary folder. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readExperiment } from '../../src/lab/experiment/read.ts';
import { makePlan, type Plan } from '../../src/lab/plan.ts';
import type { RunOptions } from '../../src/lab/run/run.ts';
import { duelCatalogue } from './duel.ts';

export const DUELS = `title: Who sees in the dark
system: duel-in-the-dark
mission: to-the-death
seed: 7
games: 40
strategies:
  black: [random, first]
  white: [random]
vary:
  pistol.hitsOn: [4, 3]
`;

export const planOf = async (text: string, file = 'duels.yaml'): Promise<Plan> => makePlan(await readExperiment(text, file, duelCatalogue), duelCatalogue);

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'duels-'));

export const optionsFor = (filename: string, folder = join(newFolder(), 'run')): RunOptions => ({
  folder,
  worker: { filename },
  code: 'code',
  version: '0.0.0',
  workers: 2,
  replay: (cell, game) => `replay ${cell} ${game}`,
});

/** Long enough to be killed in the middle. */
export const LONG_DUELS = DUELS.replace('games: 40', 'games: 1500');
