/** The lab for users of the library: experiments from their files to figures and reports, exact odds, and the statistics. */
export { CATALOGUE } from './catalogue.ts';
/** Experiment files and what stands above them (games, seed, set, strategies) -> plans. Throws a `UsageError` that names file and line. */
export { plansOf } from './experiments.ts';
/** A position file: its system and the position itself. Throws a `UsageError` that names file and line. */
export { openPositionFile } from './position-file.ts';
/** Plays a plan into a folder on worker threads; what the folder has already is kept. */
export { playOut } from './play-out.ts';
/** Plays one game of a stored run again. */
export { replayGame } from '../lab/run/replay.ts';
/** A finished run from its folder: its manifest, its failures, and every column as an array. */
export { loadRun } from '../lab/store/load.ts';
/** The figures of a run, each with its count and its interval, and the verdict. */
export { summarise, type Summary } from '../lab/summary/index.ts';
/** summary.json, charts and report.html into a folder. */
export { writeReport } from '../lab/report/index.ts';
/** The rows of a run for other programs, and into a file of theirs. */
export { extractOf, writeExport, type Extract, type ExportFormat } from '../lab/export/index.ts';
/** Two runs, `{ folder, run }` each, game by game: what differs and how surely; and where a game that changed hands first went another way. */
export { compareRuns, firstDifferences, type Comparison, type FirstDifference } from '../lab/compare/index.ts';
/** Exact odds: `odds.ask(system, system.odds(patch), { attacker, attack, defender, when })`. */
export * as odds from '../lab/odds/index.ts';
/** Intervals of shares, means and differences: numbers in, numbers with their doubt out. */
export * as statistics from '../lab/stats/index.ts';
export type { Experiment } from '../lab/experiment/experiment.ts';
export type { Overrides } from '../lab/experiment/overrides.ts';
export type { Plan } from '../lab/plan.ts';
export type { Manifest, RunData } from '../lab/run-data.ts';
export type { RunOutcome } from '../lab/run/run.ts';
