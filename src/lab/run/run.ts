/** Runs a plan into a folder: what the folder has already is kept, what is missing is played. */
import { readdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { UsageError } from '../../kernel/errors.ts';
import type { Plan } from '../plan.ts';
import type { Manifest } from '../run-data.ts';
import { collectGames } from '../store/collect.ts';
import { asUsageError, diskReason } from '../store/disk.ts';
import { readFailures, writeFailures } from '../store/failures.ts';
import { GAMES, MANIFEST, makeFolder } from '../store/files.ts';
import { differences } from '../store/identity.ts';
import { lockFolder } from '../store/lock.ts';
import { manifestOf, readManifest, writeManifest } from '../store/manifest.ts';
import { readGames } from '../store/parquet-read.ts';
import { makePartsFolder, partNames, removeParts, soundParts, writePart } from '../store/parts.ts';
import { chunkSize, chunksOf, missingRanges, type Range } from './chunks.ts';
import { playChunks } from './play-chunks.ts';
import type { WorkerFile } from './pool.ts';
import { RunError } from './run-error.ts';
import { taskOf, type Chunk, type ChunkTask } from './task.ts';

const A_MINUTE = 60_000;

export interface RunOptions {
  folder: string;
  worker: WorkerFile;
  /** Fingerprint of all code that has a say in the rows: `codeHash`. */
  code: string;
  /** Of skirmish-lab. */
  version: string;
  /** The command that plays a game again. */
  replay(cell: number, game: number): string;
  /** Default: as many as there are cores. */
  workers?: number;
  /** A worker that shows no sign of life for so many ms is ended, and its game set apart. Default: a minute. */
  silence?: number;
  /** Games a chunk; changes nothing but the speed. Default: as many as take half a second. */
  chunkSize?: number;
  progress?(progress: Progress): void;
  /** Ends the run early: chunks in flight are finished and kept. */
  signal?: AbortSignal;
}

/** In games of all cells. */
export interface Progress {
  total: number;
  /** Found in the folder, from an earlier run. */
  kept: number;
  /** Played now. */
  played: number;
  /** Of the kept and the played. */
  failures: number;
}

export interface RunOutcome extends Progress {
  manifest: Manifest;
  /** False if the signal ended it early: the same run goes on from there. */
  finished: boolean;
  /** All of it was there. */
  reused: boolean;
}

/**
 * With fewer games than the folder has, all that it has are kept and used: `manifest.games` says how many.
 * Throws a `UsageError`, and writes nothing, if the folder holds anything else; a `RunError` if workers or the disk fail.
 */
export async function runExperiment(plan: Plan, options: RunOptions): Promise<RunOutcome> {
  const { folder } = options;
  const asked = manifestOf(plan, folder, options.code, options.version);
  await refuseOthers(folder, asked);
  const unlock = await writing(folder, async () => {
    await makeFolder(folder);
    return lockFolder(folder);
  });
  try {
    await refuseOthers(folder, asked); // who held the lock before us may have left another
    return await runLocked(plan, asked, options);
  } finally {
    unlock();
  }
}

async function runLocked(plan: Plan, asked: Manifest, options: RunOptions): Promise<RunOutcome> {
  const { folder, worker, workers = availableParallelism(), silence = A_MINUTE, signal } = options;
  const { cells, columns } = plan;
  const stored = await readGames(join(folder, GAMES), columns);
  const storedGames = (stored?.rows ?? 0) / cells.length;
  const games = Math.max(asked.games, storedGames);
  const manifest = { ...asked, games };
  await writing(folder, () => writeManifest(folder, manifest));

  const failures = (await readFailures(folder)).filter(({ game }) => game < storedGames);
  const note = (chunk: Chunk) => {
    for (const failure of chunk.failures) failures.push({ ...failure, replay: options.replay(failure.cell, failure.game) });
  };
  const parts = await soundParts(folder, storedGames, games, note);
  const missing = missingRanges(cells.length, storedGames, games, parts);
  const count = (ranges: readonly { from: number; to: number }[]) => ranges.reduce((sum, { from, to }) => sum + to - from, 0);
  const total = games * cells.length;
  const progress: Progress = { total, kept: total - count(missing), played: 0, failures: failures.length };
  options.progress?.({ ...progress });

  const keep = async (chunk: Chunk) => {
    await writePart(folder, chunk);
    note(chunk);
    progress.played += chunk.to - chunk.from;
    progress.failures = failures.length;
    options.progress?.({ ...progress });
  };
  const toPlay = count(missing);
  const begun = performance.now();
  const size = () => options.chunkSize ?? chunkSize({ played: progress.played, left: toPlay - progress.played, milliseconds: performance.now() - begun, workers });
  let finished = false;
  try {
    if (toPlay > 0) {
      await makePartsFolder(folder);
      await playChunks(tasksOf(plan, chunksOf(missing, size)), plan, { worker, workers: Math.min(workers, toPlay), silence, ...(signal === undefined ? {} : { signal }) }, keep);
    }
    finished = progress.kept + progress.played === total;
    if (finished && games > storedGames) {
      failures.sort((a, b) => a.cell - b.cell || a.game - b.game);
      await writeFailures(folder, failures);
      await collectGames(folder, plan, stored, await partNames(folder));
    }
    if (finished) await removeParts(folder);
  } catch (thrown) {
    throw cutShort(thrown, folder, progress);
  }
  return { ...progress, manifest, finished, reused: games === storedGames };
}

function* tasksOf(plan: Plan, chunks: Iterable<Range>): Generator<ChunkTask, void> {
  for (const { cell, from, to } of chunks) yield taskOf(plan, plan.cells[cell]!, from, to);
}

/** Whatever ended it, what has been played is kept. */
function cutShort(thrown: unknown, folder: string, { kept, played, total }: Progress): RunError {
  const goOn = `${kept + played} of ${total} games are kept in ${folder}; the same command goes on from there`;
  const reason = diskReason(thrown);
  if (reason !== undefined) return new RunError(`${folder}: cannot be written to: ${reason}; ${goOn}`, { cause: thrown });
  return new RunError(`${thrown instanceof Error ? thrown.message : String(thrown)}\n${goOn}`, { cause: thrown });
}

async function writing<T>(folder: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (thrown) {
    throw asUsageError(thrown, (reason) => `${folder}: cannot be written to: ${reason}`);
  }
}

/** Throws a `UsageError` if the folder holds anything but this run. */
export async function refuseOthers(folder: string, asked: Manifest): Promise<void> {
  const there = await readManifest(folder);
  if (there === undefined) {
    const others = (await readdir(folder).catch(() => [])).filter((name) => !name.startsWith('.'));
    if (others.length > 0) throw new UsageError(`${folder}: holds ${others.slice(0, 3).join(', ')}${others.length > 3 ? ', ...' : ''} but no ${MANIFEST}; expected a new or empty folder, or one of this experiment`);
    return;
  }
  const differ = differences(there, asked);
  if (differ.length > 0) throw new UsageError(`${folder}: holds another experiment: ${differ.join('; ')}. Name another folder, or remove this one`);
}
