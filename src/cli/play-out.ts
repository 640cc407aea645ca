/** Plays a plan into a folder, by worker threads of ours and in sight of the user. */
import type { Plan } from '../lab/plan.ts';
import { refuseOthers, runExperiment, type RunOutcome } from '../lab/run/run.ts';
import { manifestOf } from '../lab/store/manifest.ts';
import { codeOf } from './code.ts';
import { replayCommand } from './how-started.ts';
import { watchProgress } from './progress.ts';
import { packageFile, version } from './version.ts';

/** Throws a `UsageError` if the folder cannot take this run: so that of several runs none is played in vain. */
export async function checkFolder(plan: Plan, folder: string): Promise<void> {
  await refuseOthers(folder, manifestOf(plan, folder, codeOf(plan.system.id), version()));
}

export interface PlayOut {
  workers?: number;
  /** No sight of the progress. */
  quiet?: boolean;
  signal?: AbortSignal;
  /** Seconds that a decision may take before its game is given up. */
  patience?: number;
}

export async function playOut(plan: Plan, folder: string, { workers, quiet, signal, patience }: PlayOut): Promise<RunOutcome> {
  const sight = await watchProgress(plan.experiment.title, quiet === true);
  try {
    return await runExperiment(plan, {
      folder,
      worker: { filename: packageFile('dist/src/cli/worker.js').href },
      code: codeOf(plan.system.id),
      version: version(),
      replay: (cell, game) => replayCommand(folder, cell, game, 'npx skirmish'),
      progress: (progress) => sight.show(progress),
      ...(workers === undefined ? {} : { workers }),
      ...(patience === undefined ? {} : { silence: patience * 1000 }),
      ...(signal === undefined ? {} : { signal }),
    });
  } finally {
    sight.end();
  }
}
