/** Experiments of the fixture game that stop when they know enough, and the files that they write. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runExperiment, type Progress, type RunOptions, type RunOutcome } from '../../../src/lab/run/run.ts';
import { loadRun } from '../../../src/lab/store/load.ts';
import { summarise } from '../../../src/lab/summary/index.ts';
import { DUELS, optionsFor, planOf } from '../run-of-duels.ts';

export const PRECISE = `${DUELS}precision: { halfWidth: 0.09, maxGames: 700 }\n`;
export const PRUNED = `${DUELS.replace('[4, 3]', '[4, 2, 6]').replace('black: [random, first]', 'black: [first]')}precision: { halfWidth: 0.07, maxGames: 900 }\nprune: true\n`;
export const QUESTION = `${DUELS}question: { better: [0, 2], margin: 0.1, maxGames: 1400 }\n`;

export type Run = RunOutcome & { folder: string };

/** `worker`: the compiled file. */
export const runner = (worker: string) => async (text: string, options: Partial<RunOptions> = {}): Promise<Run> => {
  const all = { ...optionsFor(worker), ...options };
  return { ...(await runExperiment(await planOf(text), all)), folder: all.folder };
};

/** Options of a run that is stopped once so many games are played. */
export function cutAfter(games: number): Partial<RunOptions> {
  const stop = new AbortController();
  return {
    signal: stop.signal,
    progress: (now: Progress) => {
      if (now.played >= games) stop.abort();
    },
  };
}

/** Games, dice, failures, manifest and summary. */
export async function bytesOf(folder: string): Promise<Record<string, string>> {
  const files = Object.fromEntries(['games.parquet', 'dice.json', 'failures.json', 'manifest.json'].map((name) => [name, readFileSync(join(folder, name), 'latin1')]));
  return { ...files, 'summary.json': JSON.stringify(summarise(await loadRun(folder))) };
}
