/** What the lab costs of a run beside its games. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mean, sampleStandardDeviation } from 'simple-statistics';
import { planOf } from '../src/cli/experiments.ts';
import { taskOf } from '../src/lab/run/task.ts';
import { ERROR, studentPoint } from '../src/lab/stats/index.ts';
import { clockedCopy } from './clocked-copy.ts';

const PEAK = new URL('./peak-memory.js', import.meta.url).href;

/** Of a run's processor time in percent, with its error of 95 %, and in seconds. */
export interface OwnPart {
  percent: number;
  error: number;
  seconds: number;
}

/** Processor time in seconds. */
interface Reading {
  /** Of the whole process. */
  all: number;
  /** Of its threads while they played. */
  playing: number;
}

/**
 * The lab's own part of a run's processor time: of a whole run, from its start to its report, what is not there where as
 * many fresh threads play the same games with nothing around them (`play-only.ts`). Most of it is start and report, the
 * same however many games there are.
 *
 * Two runs are hard to compare: a machine takes a tenth more or less for the same games, from minute to minute, which is
 * more than all that is asked for. So the games are left out of both: what the run took beside its games, less what the
 * others took beside theirs, which is the engine's: loading, compiling, collecting garbage. Several readings in turn; the
 * mean of what they say.
 */
export async function ownPart(experiment: string, workers: number, times: number): Promise<OwnPart> {
  const plan = await planOf(experiment, 'bench', {});
  const tasks = plan.cells.map((cell) => taskOf(plan, cell, 0, plan.experiment.games));
  const copy = clockedCopy();
  const folder = mkdtempSync(join(tmpdir(), 'skirmish-bench-'));
  try {
    const file = join(folder, 'bench.yaml');
    writeFileSync(file, experiment);
    const parts = Array.from({ length: times }, () => {
      const bare = read(folder, tasks, [copy.playOnly, JSON.stringify({ tasks, threads: workers })]);
      const whole = read(folder, tasks, [copy.program, 'run', file, '--workers', String(workers), '--out', join(folder, 'run')]);
      const seconds = beside(whole) - beside(bare);
      return { percent: (100 * seconds) / whole.all, seconds };
    });
    const percents = parts.map(({ percent }) => percent);
    const error = (studentPoint(times - 1, ERROR) * sampleStandardDeviation(percents)) / Math.sqrt(times);
    return { percent: mean(percents), error, seconds: mean(parts.map(({ seconds }) => seconds)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
    copy.remove();
  }
}

const beside = ({ all, playing }: Reading): number => all - playing;

/** Throws unless each thread said how long it played, and all games were played. */
function read(folder: string, tasks: readonly { from: number; to: number }[], command: readonly string[]): Reading {
  const clocks = join(folder, 'clocks');
  rmSync(clocks, { recursive: true, force: true });
  rmSync(join(folder, 'run'), { recursive: true, force: true });
  mkdirSync(clocks);
  const { status, stderr } = spawnSync(process.execPath, ['--import', PEAK, ...command], { encoding: 'utf8', env: { ...process.env, SKIRMISH_CLOCK: clocks } });
  const all = /processor time (\d+) us/.exec(stderr);
  if (status !== 0 || all === null) throw new Error(`bench: the run ended with ${status}: ${stderr}`);
  const told = readdirSync(clocks).map((name) => readFileSync(join(clocks, name), 'utf8')).filter((text) => text !== '');
  const threads = told.map((text) => JSON.parse(text) as { games: number; seconds: number });
  const expected = tasks.reduce((sum, { from, to }) => sum + to - from, 0);
  const games = threads.reduce((sum, each) => sum + each.games, 0);
  if (games !== expected) throw new Error(`bench: ${games} games were timed, expected ${expected}`);
  return { all: Number(all[1]) / 1e6, playing: threads.reduce((sum, { seconds }) => sum + seconds, 0) };
}
