/** Whole runs as a user starts them: what a second worker brings, the memory that many games take, and what the lab costs beside the games. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { planOf } from '../src/cli/experiments.ts';
import { taskOf } from '../src/lab/run/task.ts';

const PROGRAM = new URL('../src/cli/main.js', import.meta.url).pathname;
const PLAY_ONLY = new URL('./play-only.js', import.meta.url).pathname;
const PEAK = new URL('./peak-memory.js', import.meta.url).href;

export interface RunFigures {
  /** From the start of the program to its end, report included. */
  seconds: number;
  /** Games a second while games were played: start and report are not in it. */
  rate: number;
  /** Most memory that the process with all its workers held at once, in MB. */
  megabytes: number;
  /** Seconds of processor time, of all workers together. */
  processor: number;
}

/** An experiment of so many games of Mission One, basic rules. */
export const rushGames = (games: number): string =>
  `title: Bench\nsystem: fury-of-the-clansmen\nmission: breakthrough\nseed: bench\ngames: ${games}\nset: { options.rules: basic }\nstrategies: { clan: [rush], legion: [rush] }\n`;

/** One run of an experiment in an empty folder, report included. */
export function wholeRun(experiment: string, workers: number): RunFigures {
  const folder = mkdtempSync(join(tmpdir(), 'skirmish-bench-'));
  try {
    const file = join(folder, 'bench.yaml');
    writeFileSync(file, experiment);
    const begun = performance.now();
    const { status, stderr } = spawnSync(process.execPath, ['--import', PEAK, PROGRAM, 'run', file, '--workers', String(workers), '--out', join(folder, 'run')], { encoding: 'utf8' });
    const seconds = (performance.now() - begun) / 1000;
    const peak = /peak memory (\d+) kB/.exec(stderr);
    const rate = /([\d,.]+) games\/s/.exec(stderr);
    if (status !== 0 || peak === null || rate === null) throw new Error(`bench: the run ended with ${status}: ${stderr}`);
    return { seconds, rate: Number(rate[1]!.replaceAll(',', '')), megabytes: Number(peak[1]) / 1024, processor: processorTime(stderr) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What the lab takes of a run beside its games: of all of its processor time in percent, and in seconds. */
export interface OwnPart {
  percent: number;
  seconds: number;
}

/**
 * The lab's own part of a run's processor time: of the whole run, from its start to its report, less what the same games
 * cost on as many fresh threads with nothing around them (`play-only.ts`). Most of it is start and report, the same
 * however many games there are. Several readings, in turn, from the lowest to the highest: on a busy machine one alone is
 * off by some points either way, the median is told.
 */
export async function labsParts(experiment: string, workers: number, times: number): Promise<OwnPart[]> {
  const plan = await planOf(experiment, 'bench', {});
  const bare = JSON.stringify({ tasks: plan.cells.map((cell) => taskOf(plan, cell, 0, plan.experiment.games)), threads: workers });
  const parts = Array.from({ length: times }, () => {
    const played = processorTime(spawnSync(process.execPath, ['--import', PEAK, PLAY_ONLY, bare], { encoding: 'utf8' }).stderr);
    const { processor } = wholeRun(experiment, workers);
    return { percent: 100 * (1 - played / processor), seconds: processor - played };
  });
  return parts.sort((a, b) => a.percent - b.percent);
}

function processorTime(stderr: string): number {
  const found = /processor time (\d+) us/.exec(stderr);
  if (found === null) throw new Error(`bench: no processor time: ${stderr}`);
  return Number(found[1]) / 1e6;
}
