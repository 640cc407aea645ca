/** Rows as an Arrow IPC file, with the dictionary of its columns: in the file's own metadata, and each column's in its field. */
import { Column as ArrowColumn, Endianness, Table, Version, columnFromArray, field, float64, int32, tableToIPC, utf8, type Batch, type DataType, type Field } from '@uwdata/flechette';
import type { Column } from '../../kernel/game.ts';
import { isNumber } from '../rows.ts';
import { META } from '../store/parquet-write.ts';
import type { Extract } from './extract.ts';

export async function asArrow({ columns, blocks }: Extract): Promise<Uint8Array> {
  const batches = columns.map((): Batch<unknown>[] => []);
  for await (const block of blocks()) {
    for (const [at, column] of columns.entries()) {
      const values = Array.from<number | string>(block.columns[at]!);
      const nullable = isNumber(column) ? values.map((value) => (Number.isNaN(value) ? null : value)) : values;
      batches[at]!.push(...columnFromArray(nullable, typeOf(column)).data);
    }
  }
  const fields = columns.map((column): Field => field(column.name, typeOf(column), true, new Map(Object.entries({ unit: column.unit, about: column.about }))));
  const schema = { version: Version.V5, endianness: Endianness.Little, fields, metadata: new Map([[META.columns, JSON.stringify(columns)]]), dictionaryTypes: new Map() } as const;
  const table = new Table(schema, batches.map((data, at) => new ArrowColumn(data, typeOf(columns[at]!))));
  const bytes = tableToIPC(table, { format: 'file' });
  if (bytes === null) throw new Error('export: no Arrow file was made');
  return bytes;
}

function typeOf({ kind }: Column): DataType {
  if (kind === 'whole') return int32();
  return kind === 'real' ? float64() : utf8();
}
