/** Whole runs as a user starts them: what a second worker brings, and the memory that many games take. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PROGRAM = new URL('../src/cli/main.js', import.meta.url).pathname;
const PEAK = new URL('./peak-memory.js', import.meta.url).href;

export interface RunFigures {
  /** From the start of the program to its end, report included. */
  seconds: number;
  /** Games a second while games were played: start and report are not in it. */
  rate: number;
  /** Most memory that the process with all its workers held at once, in MB. */
  megabytes: number;
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
    return { seconds, rate: Number(rate[1]!.replaceAll(',', '')), megabytes: Number(peak[1]) / 1024 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
