/** Parts: a chunk of a running run as a file with its checksum, so that a killed run loses only what was in flight. */
import { readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Chunk } from '../run/task.ts';
import { PARTS, makeFolder, sha256, writeWhole } from './files.ts';

/** Where the games of a part are, without reading it. */
export interface PartName {
  file: string;
  cell: number;
  from: number;
  to: number;
}

const CHECKSUM = 64; // hex digits before the chunk

export async function writePart(folder: string, chunk: Chunk): Promise<void> {
  const body = serialize(chunk);
  const name = `${chunk.cell}-${chunk.from}-${chunk.to}.part`;
  await writeWhole(join(folder, PARTS, name), Buffer.concat([Buffer.from(sha256(body), 'latin1'), body]));
}

/** Undefined for a part that is damaged. */
export async function readPart({ file, cell, from, to }: PartName): Promise<Chunk | undefined> {
  const bytes = await readFile(file);
  const body = bytes.subarray(CHECKSUM);
  if (bytes.toString('latin1', 0, CHECKSUM) !== sha256(body)) return undefined;
  const chunk = deserialize(body) as Chunk;
  return chunk.cell === cell && chunk.from === from && chunk.to === to ? chunk : undefined;
}

export const makePartsFolder = (folder: string) => makeFolder(join(folder, PARTS));
export const removeParts = (folder: string) => rm(join(folder, PARTS), { recursive: true, force: true });

/** Sorted by cell and game. */
export async function partNames(folder: string): Promise<PartName[]> {
  const files = await readdir(join(folder, PARTS)).catch(() => []);
  return files.flatMap((file) => partName(folder, file) ?? []).sort((a, b) => a.cell - b.cell || a.from - b.from);
}

/**
 * The parts with games from `from` to `to` - 1 of each cell, sorted by cell and game; a part that is damaged, or has games
 * that are elsewhere already, is removed. `see` is shown each.
 */
export async function soundParts(folder: string, from: readonly number[], to: readonly number[], see: (chunk: Chunk) => void): Promise<PartName[]> {
  const sound: PartName[] = [];
  for (const part of await partNames(folder)) {
    const before = sound.at(-1);
    const begin = before?.cell === part.cell ? before.to : from[part.cell];
    const isWanted = begin !== undefined && part.from >= begin && part.to <= to[part.cell]!;
    const chunk = isWanted ? await readPart(part) : undefined;
    if (chunk === undefined) {
      await rm(part.file);
      continue;
    }
    see(chunk);
    sound.push(part);
  }
  return sound;
}

function partName(folder: string, name: string): PartName | undefined {
  const match = /^(\d+)-(\d+)-(\d+)\.part$/.exec(name);
  if (match === null) return undefined;
  const [cell, from, to] = match.slice(1).map(Number);
  return { file: join(folder, PARTS, name), cell: cell!, from: from!, to: to! };
}
