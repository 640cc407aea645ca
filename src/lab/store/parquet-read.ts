/** Reads `games.parquet`, or says what is wrong with it. */
import { parquetMetadata, parquetRead, type FileMetaData } from 'hyparquet';
import { UsageError } from '../../kernel/errors.ts';
import type { Column } from '../../kernel/game.ts';
import { isNumber } from '../rows.ts';
import { readIfThere, sha256 } from './files.ts';
import { FORMAT } from './manifest.ts';
import { META, type Block } from './parquet-write.ts';

export interface Games {
  rows: number;
  /** The rows in order, a row group at a time. */
  blocks: () => AsyncGenerator<Block>;
}

/** Undefined where there is no such file. Throws a `UsageError` for one that is damaged, of another version or with other columns. */
export async function openGames(file: string, columns: readonly Column[]): Promise<Games | undefined> {
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
  const inSchema = metadata.schema.slice(1).map(({ name }) => name);
  if (JSON.stringify(inSchema) !== JSON.stringify(columns.map(({ name }) => name))) throw damaged;
  const rows = Number(metadata.num_rows);
  return {
    rows,
    async *blocks() {
      let from = 0;
      for (const group of metadata.row_groups) {
        const to = from + Number(group.num_rows);
        yield await decode(content.buffer, metadata, columns, from, to).catch(() => { throw damaged; });
        from = to;
      }
    },
  };
}

/** All of it in memory; otherwise as `openGames`. */
export async function readGames(file: string, columns: readonly Column[]): Promise<Block | undefined> {
  const games = await openGames(file, columns);
  if (games === undefined) return undefined;
  const whole = emptyBlock(games.rows, columns);
  let row = 0;
  for await (const block of games.blocks()) {
    for (const [at, values] of block.columns.entries()) {
      const target = whole.columns[at]!;
      if (values instanceof Float64Array && target instanceof Float64Array) target.set(values, row);
      else for (let i = 0; i < block.rows; i++) target[row + i] = values[i]!;
    }
    row += block.rows;
  }
  return whole;
}

const emptyBlock = (rows: number, columns: readonly Column[]) => ({
  rows,
  columns: columns.map((column) => (isNumber(column) ? new Float64Array(rows) : new Array<string>(rows))),
});

async function decode(file: ArrayBuffer, metadata: FileMetaData, columns: readonly Column[], from: number, to: number): Promise<Block> {
  const block = emptyBlock(to - from, columns);
  const targets = new Map(columns.map(({ name }, at) => [name, block.columns[at]!]));
  await parquetRead({
    file,
    metadata,
    rowStart: from,
    rowEnd: to,
    onChunk({ columnName, columnData, rowStart }) {
      const target = targets.get(columnName)!;
      for (let i = 0; i < columnData.length; i++) target[rowStart - from + i] = (columnData[i] as number | string | null) ?? NaN;
    },
  });
  return block;
}
