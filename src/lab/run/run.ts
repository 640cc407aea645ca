/** Runs a plan into a folder: what the folder has already is kept, what is missing is played. */
import { readdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { UsageError } from '../../kernel/errors.ts';
import type { Plan } from '../plan.ts';
import type { Manifest } from '../run-data.ts';
import { measureOf } from '../stopping/measure.ts';
import { Scores } from '../stopping/scores.ts';
import { collectGames, storedGames } from '../store/collect.ts';
import { asUsageError, diskReason } from '../store/disk.ts';
import { readFailures, writeFailures } from '../store/failures.ts';
import { MANIFEST, makeFolder } from '../store/files.ts';
import { differences } from '../store/identity.ts';
import { lockFolder } from '../store/lock.ts';
import { manifestOf, readManifest, writeManifest } from '../store/manifest.ts';
import { makePartsFolder, partNames, removeParts, soundParts, writePart } from '../store/parts.ts';
import { aimOf, finishedManifest, roundsOf } from './aim.ts';
import { chunkSize, chunksOf, missingRanges, type Range } from './chunks.ts';
import { noteChunk, noteStored } from './note-scores.ts';
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
  /** Games a chunk; changes nothing but the speed. Default: as many as take a second. */
  chunkSize?: number;
  progress?(progress: Progress): void;
  /** Ends the run early: chunks in flight are finished and kept. */
  signal?: AbortSignal;
}

/** In games of all cells. */
export interface Progress {
  total: number;
  /** Whether more may turn out to be needed. */
  isOpen: boolean;
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
 * With fewer games than the folder has, all that it has are kept and used: `gamesOf(manifest, cell)` says how many.
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
  const stored = await storedGames(folder, columns, cells.length);
  const aim = aimOf(asked, stored.games, await readManifest(folder));
  await writing(folder, () => writeManifest(folder, aim.manifest));

  const scores = new Scores(cells.length);
  const measure = measureOf(aim.manifest);
  noteStored(scores, stored, columns, measure);
  const found = (await readFailures(folder)).filter(({ cell, game }) => game < stored.games[cell]!);
  const note = (chunk: Chunk) => {
    for (const failure of chunk.failures) found.push({ ...failure, replay: options.replay(failure.cell, failure.game) });
    noteChunk(scores, chunk, columns, measure);
  };
  const parts = await soundParts(folder, stored.games, aim.most, note);
  const rounds = roundsOf(aim, scores);
  const reached = [...stored.games];
  const progress: Progress = { total: sum(reached), isOpen: true, kept: sum(reached), played: 0, failures: found.length };
  let games: readonly number[] | undefined;
  let left = 0;

  /** What is missing up to the next check point; undefined when every cell has stopped. */
  const nextRound = (): Range[] | undefined => {
    for (;;) {
      const next = rounds.next();
      if (next.done === true) {
        games = next.value;
        progress.isOpen = false;
        return undefined;
      }
      const missing = missingRanges(reached, next.value, parts);
      left = sum(missing.map(({ from, to }) => to - from));
      for (const [cell, wanted] of next.value.entries()) {
        progress.kept += Math.max(0, wanted - reached[cell]!);
        reached[cell] = Math.max(wanted, reached[cell]!);
      }
      progress.kept -= left;
      progress.total = progress.kept + progress.played + left;
      progress.isOpen = aim.manifest.cellGames === undefined && aim.manifest.stopping !== undefined;
      if (left > 0) return missing;
    }
  };
  const show = () => options.progress?.({ ...progress, failures: (progress.failures = found.length) });
  const keep = async (chunk: Chunk) => {
    await writePart(folder, chunk);
    note(chunk);
    progress.played += chunk.to - chunk.from;
    left -= chunk.to - chunk.from;
    show();
  };
  const begun = performance.now();
  const size = () => options.chunkSize ?? chunkSize({ played: progress.played, left, milliseconds: performance.now() - begun, workers });
  try {
    const first = nextRound();
    show();
    if (first !== undefined) {
      await makePartsFolder(folder);
      const rounds = function* (): Generator<Iterator<ChunkTask, void>, void> {
        for (let round: Range[] | undefined = first; round !== undefined; round = nextRound()) yield tasksOf(plan, chunksOf(round, size));
      };
      const players = { worker, workers: aim.manifest.stopping === undefined ? Math.min(workers, left) : workers, silence, ...(signal === undefined ? {} : { signal }) };
      await playChunks(rounds(), plan, players, keep);
      if (games === undefined && left === 0) nextRound(); // stopped by the signal with nothing left to play
      if (games !== undefined && aim.manifest.stopping !== undefined) show(); // by now it is known that no more are needed
    }
    if (games === undefined) return { ...progress, manifest: aim.manifest, finished: false, reused: false };
    const failures = found.filter(({ cell, game }) => game < games![cell]!).sort((a, b) => a.cell - b.cell || a.game - b.game);
    const reused = sum(games) === sum(stored.games);
    if (!reused) {
      await writeFailures(folder, failures);
      await collectGames(folder, plan, stored, games, await partNames(folder), failures.length);
    }
    const manifest = finishedManifest(aim.manifest, games);
    await writing(folder, () => writeManifest(folder, manifest));
    await removeParts(folder);
    return { ...progress, failures: failures.length, manifest, finished: true, reused };
  } catch (thrown) {
    throw cutShort(thrown, folder, progress);
  }
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

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
