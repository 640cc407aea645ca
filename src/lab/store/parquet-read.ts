/** Reads `games.parquet`, or says what is wrong with it. */
import { parquetMetadata, parquetRead, type FileMetaData } from 'hyparquet';
import { UsageError } from '../../kernel/errors.ts';
import type { Column } from '../../kernel/game.ts';
import { isNumber } from '../rows.ts';
import { readIfThere, sha256 } from './files.ts';
import { FORMAT } from './manifest.ts';
import { META, type Block } from './parquet-write.ts';

/** Undefined where there is no such file. Throws a `UsageError` for one that is damaged, of another version or with other columns. */
export async function readGames(file: string, columns: readonly Column[]): Promise<Block | undefined> {
  const bytes = await readIfThere(file);
  if (bytes === undefined) return undefined;
  const content = new Uint8Array(bytes); // a buffer of its own, from its beginning, as hyparquet wants it
  const damaged = new UsageError(`${file}: damaged; remove it and run the experiment again`);
  let metadata: FileMetaData;
  try {
    metadata = parquetMetadata(content);
  } catch {
    throw damaged;
  }
  const meta = new Map(metadata.key_value_metadata?.map(({ key, value }) => [key, value]));
  const format = meta.get(META.format);
  if (format !== undefined && format !== String(FORMAT)) {
    throw new UsageError(`${file}: found format ${format}, expected ${FORMAT}: written by another version of skirmish-lab`);
  }
  const [length, checksum] = meta.get(META.checksum)?.split(' ') ?? [];
  if (checksum !== sha256(content.subarray(0, Number(length)))) throw damaged;
  if (meta.get(META.columns) !== JSON.stringify(columns)) {
    throw new UsageError(`${file}: its columns are not those of manifest.json; remove it and run the experiment again`);
  }
  return decode(content.buffer, metadata, columns);
}

async function decode(file: ArrayBuffer, metadata: FileMetaData, columns: readonly Column[]): Promise<Block> {
  const rows = Number(metadata.num_rows);
  const block = { rows, columns: columns.map((column) => (isNumber(column) ? new Float64Array(rows) : new Array<string>(rows))) };
  const targets = new Map(columns.map(({ name }, at) => [name, block.columns[at]!]));
  await parquetRead({
    file,
    metadata,
    onChunk({ columnName, columnData, rowStart }) {
      const target = targets.get(columnName)!;
      for (let i = 0; i < columnData.length; i++) target[rowStart + i] = (columnData[i] as number | string | null) ?? NaN;
    },
  });
  return block;
}
