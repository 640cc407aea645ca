/** One process at a time plays into a folder. A lock whose process has ended is recognised and taken over. */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { UsageError } from '../../kernel/errors.ts';
import { LOCK } from './files.ts';

interface Holder {
  pid: number;
  /** When the process began, where the system tells: a number can be given again. */
  began: string | null;
  host: string;
}

/** Folders that this very process plays into. */
const ours = new Set<string>();

/** Gives the way to unlock. Throws a `UsageError` if another run holds the folder. */
export async function lockFolder(folder: string): Promise<() => void> {
  const file = resolve(folder, LOCK);
  if (ours.has(file)) throw new UsageError(`${folder}: this process plays into it already`);
  const text = JSON.stringify({ pid: process.pid, began: beganAt(process.pid), host: hostname() } satisfies Holder);
  ours.add(file);
  try {
    while (!create(file, text)) await removeStale(file, folder);
  } catch (thrown) {
    ours.delete(file);
    throw thrown;
  }
  return () => {
    ours.delete(file);
    rmSync(file, { force: true });
  };
}

function create(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw thrown;
  }
}

/** It is moved before it is removed, so that of two who find it only one takes it, and not a lock made since. */
async function removeStale(file: string, folder: string): Promise<void> {
  const found = await textOf(file);
  if (found === undefined) return;
  const holder = asHolder(found);
  if (holder !== undefined && isAtWork(holder)) {
    const elsewhere = holder.host === hostname() ? '' : ` on ${holder.host}`;
    throw new UsageError(`${folder}: process ${holder.pid}${elsewhere} plays into it; wait for its end or name another folder${elsewhere === '' ? '' : `; if it has ended, remove ${file}`}`);
  }
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return; // somebody else took it
  }
  if (readFileSync(aside, 'utf8') === found) rmSync(aside);
  else renameSync(aside, file);
}

/** A lock is empty for the moment between its making and its filling. */
async function textOf(file: string): Promise<string | undefined> {
  try {
    const text = readFileSync(file, 'utf8');
    if (text !== '') return text;
    await wait(200);
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function asHolder(text: string): Holder | undefined {
  try {
    const holder = JSON.parse(text) as Holder;
    return Number.isInteger(holder.pid) && holder.pid > 0 ? holder : undefined;
  } catch {
    return undefined;
  }
}

/** Of a process on another machine nobody here can tell. */
function isAtWork({ pid, began, host }: Holder): boolean {
  if (host !== hostname()) return true;
  if (pid === process.pid) return false; // not one of ours: a number given again
  try {
    process.kill(pid, 0);
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return began === null || began === beganAt(pid);
}

/** The 22nd word of Linux's /proc/<pid>/stat; the second, the program's name in brackets, may hold blanks. */
function beganAt(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
