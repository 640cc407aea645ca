/** The lab for users of the library: experiments from their files to figures and reports. */
export { CATALOGUE } from './catalogue.ts';
export { plansOf } from './experiments.ts';
export { playOut } from './play-out.ts';
export { replayGame } from '../lab/run/replay.ts';
export { loadRun } from '../lab/store/load.ts';
export { summarise, type Summary } from '../lab/summary/index.ts';
export { writeReport } from '../lab/report/index.ts';
export type { Experiment } from '../lab/experiment/experiment.ts';
export type { Overrides } from '../lab/experiment/overrides.ts';
export type { Plan } from '../lab/plan.ts';
export type { Manifest, RunData } from '../lab/run-data.ts';
export type { RunOutcome } from '../lab/run/run.ts';
