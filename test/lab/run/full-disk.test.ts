/** A disk that fills up, a folder that may not be written to: one line, and what was played is kept. */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { RunError } from '../../../src/lab/run/run-error.ts';
import { runExperiment } from '../../../src/lab/run/run.ts';
import { compile } from '../compiled.ts';
import { DUELS, LONG_DUELS, newFolder, optionsFor, planOf } from '../run-of-duels.ts';

const compiled = compile('test/lab/duel-worker.ts');
const duelWorker = compiled.fileOf('test/lab/duel-worker.ts');
afterAll(() => compiled.remove());

/** A file system of so many kB; undefined where none may be mounted. */
function smallDisk(kilobytes: number): string | undefined {
  const place = newFolder();
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', place]);
  return status === 0 ? place : undefined;
}

describe('a disk that fills up', () => {
  test.each([
    ['while games are played', 200],
    ['while they are collected', 8000],
  ])('%s', async (when, kilobytes) => {
    const place = smallDisk(kilobytes);
    if (place === undefined) return; // only where one may be mounted
    try {
      const folder = join(place, 'run');
      const options = { ...optionsFor(duelWorker, folder), chunkSize: 50 };
      const plan = await planOf(LONG_DUELS);
      const filler = join(place, 'other');
      const atEnd = (played: number, total: number) => {
        if (when === 'while they are collected' && played === total) fill(filler);
      };
      const broken = runExperiment(plan, { ...options, progress: ({ played, total }) => atEnd(played, total) });
      await expect(broken).rejects.toThrow(RunError);
      await expect(broken).rejects.toThrow(new RegExp(`^${folder}: cannot be written to: no space is left on the disk; \\d+ of 6000 games are kept in ${folder}; the same command goes on from there$`));
      expect(readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.unfinished'))).toEqual([]);

      rmSync(filler, { force: true });
      execFileSync('mount', ['-o', 'remount,size=100m', place]);
      const rest = await runExperiment(plan, options);
      expect(rest).toMatchObject({ finished: true, total: 6000 });
      expect(rest.kept).toBeGreaterThan(0);
    } finally {
      spawnSync('umount', [place]);
    }
  });
});

/** Writes until the disk is full. */
function fill(file: string): void {
  for (const size of [65536, 4096]) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' });
    } catch {
      // full
    }
  }
}

test('a folder without permission to write', async () => {
  const home = newFolder();
  const folder = join(home, 'run');
  mkdirSync(folder);
  for (const place of [home, folder]) chmodSync(place, 0o555);
  const plan = await planOf(DUELS);
  const isRoot = process.getuid!() === 0; // who may write anywhere, and asks as somebody else
  if (isRoot) process.seteuid!(65534);
  try {
    await expect(runExperiment(plan, optionsFor(duelWorker, folder))).rejects.toThrow(`${folder}: cannot be written to: no permission`);
    await expect(runExperiment(plan, optionsFor(duelWorker, join(home, 'other')))).rejects.toThrow(`${join(home, 'other')}: cannot be written to: no permission`);
  } finally {
    if (isRoot) process.seteuid!(0);
  }
  expect(readdirSync(home, { recursive: true })).toEqual(['run']);
});
