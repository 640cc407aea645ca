/** One process at a time plays into a folder; the lock of a process that is gone stops nobody. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { UsageError } from '../../../src/kernel/errors.ts';
import { LOCK } from '../../../src/lab/store/files.ts';
import { lockFolder } from '../../../src/lab/store/lock.ts';
import { newFolder } from '../run-of-duels.ts';

const heldBy = (holder: object | string) => {
  const folder = newFolder();
  writeFileSync(join(folder, LOCK), typeof holder === 'string' ? holder : JSON.stringify(holder));
  return folder;
};

test('a lock is refused to a second run of the same process, until it is given back', async () => {
  const folder = newFolder();
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(UsageError);
  unlock();
  expect(readdirSync(folder)).toEqual([]);
  (await lockFolder(folder))();
});

test('a process that is at work keeps others out, and is named', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const folder = heldBy({ pid: other.pid, began: null, host: hostname() });
  await expect(lockFolder(folder)).rejects.toThrow(`${folder}: process ${other.pid} plays into it; wait for its end or name another folder`);
  const ended = once(other, 'exit');
  other.kill('SIGKILL');
  await ended;
  (await lockFolder(folder))();
  expect(existsSync(join(folder, LOCK))).toBe(false);
});

const gone = spawnSync(process.execPath, ['-e', '']).pid;

test.each([
  ['a process that is gone', { pid: gone, began: null, host: hostname() }],
  ['a process whose number is now another\'s', { pid: process.ppid, began: '1', host: hostname() }],
  ['a process whose number is now ours', { pid: process.pid, began: '1', host: hostname() }],
  ['nobody: it is empty', ''],
  ['nobody: it is damaged', '{"pid":'],
])('a lock of %s is taken over', async (_whose, holder) => {
  const folder = heldBy(holder);
  const unlock = await lockFolder(folder);
  expect(JSON.parse(readFileSync(join(folder, LOCK), 'utf8'))).toMatchObject({ pid: process.pid, host: hostname() });
  unlock();
  expect(readdirSync(folder)).toEqual([]);
});

test('of a process on another machine nobody can tell: the user is told what to do', async () => {
  const folder = heldBy({ pid: 1, began: null, host: 'elsewhere' });
  await expect(lockFolder(folder)).rejects.toThrow(`process 1 on elsewhere plays into it; wait for its end or name another folder; if it has ended, remove ${join(folder, LOCK)}`);
});

test('of several that find the same stale lock, one gets it', async () => {
  const folder = heldBy({ pid: gone, began: null, host: hostname() });
  const tries = await Promise.allSettled(Array.from({ length: 5 }, () => lockFolder(folder)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
