/** Writes an extract to a file, whole or not at all. */
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { asUsageError } from '../store/disk.ts';
import { writeWhole } from '../store/files.ts';
import { FORMAT } from '../store/manifest.ts';
import { GamesWriter } from '../store/parquet-write.ts';
import { asCsv, asJson } from './as-text.ts';
import type { Extract } from './extract.ts';

export const EXPORT_FORMATS = ['csv', 'json', 'parquet', 'arrow'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Throws a `UsageError` where the file cannot be written. */
export async function writeExport(extract: Extract, format: ExportFormat, file: string): Promise<void> {
  try {
    if (format === 'parquet') await writeParquet(extract, file);
    else if (format === 'arrow') await writeWhole(file, await (await import('./as-arrow.ts')).asArrow(extract));
    else await writeText(format === 'csv' ? asCsv(extract) : asJson(extract), file);
  } catch (thrown) {
    throw asUsageError(thrown, (reason) => `${file}: cannot be written: ${reason}`);
  }
}

async function writeParquet({ columns, blocks }: Extract, file: string): Promise<void> {
  const writer = new GamesWriter(file, columns, FORMAT);
  try {
    for await (const block of blocks()) writer.add(block);
    writer.finish();
  } catch (thrown) {
    writer.abandon();
    throw thrown;
  }
}

async function writeText(text: AsyncGenerator<string>, file: string): Promise<void> {
  const unfinished = `${file}.unfinished`;
  try {
    await pipeline(Readable.from(text), createWriteStream(unfinished));
    await rename(unfinished, file);
  } catch (thrown) {
    await rm(unfinished, { force: true }).catch(() => {});
    throw thrown;
  }
}
