/** Writes `games.parquet`: the same rows give the same bytes, whoever played them and in what portions. */
import { createHash } from 'node:crypto';
import { closeSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { CompressionCodec } from 'hyparquet';
import { ByteWriter, ParquetWriter, type ColumnSource, type KeyValue, type SchemaElement } from 'hyparquet-writer';
import type { Column } from '../../kernel/game.ts';
import { NEVER_EMPTY, isNumber } from '../rows.ts';

/** Rows of one group: a constant, since it shows in the bytes. */
export const ROW_GROUP = 8192;

/** Keys of the file's own metadata. */
export const META = { format: 'skirmish-lab.format', columns: 'skirmish-lab.columns', checksum: 'skirmish-lab.checksum' } as const;

/** Rows by column, in the order of the columns: numbers with NaN for none, or texts. */
export interface Block {
  rows: number;
  columns: readonly (ArrayLike<number> | readonly string[])[];
}

/** Takes rows in their order; nothing is at `file` before `finish`. */
export class GamesWriter {
  private readonly columns: readonly Column[];
  private readonly file: string;
  private readonly out: HashingWriter;
  private readonly parquet: ParquetWriter;
  private readonly meta: KeyValue[];
  /** Rows that do not fill a group yet. */
  private pending: readonly Pending[];
  private rows = 0;

  /** `complete`: no game failed, no number is missing. */
  constructor(file: string, columns: readonly Column[], format: number, complete = false) {
    this.columns = columns;
    this.file = file;
    this.out = new HashingWriter(`${file}.unfinished`);
    this.meta = [
      { key: META.format, value: String(format) },
      { key: META.columns, value: JSON.stringify(columns) },
    ];
    this.parquet = new ParquetWriter({ writer: this.out, schema: schemaOf(columns, complete), statistics: false, kvMetadata: this.meta, createdBy: 'skirmish-lab' });
    this.pending = emptyGroup(columns);
  }

  /** Adds the rows of a block from `from` up to, not including, `to`. */
  add(block: Block, from = 0, to = block.rows): void {
    for (let row = from; row < to; ) {
      const end = Math.min(to, row + ROW_GROUP - this.rows);
      for (const [at, target] of this.pending.entries()) {
        const values = block.columns[at]!;
        if (values instanceof Float64Array && target instanceof Float64Array) target.set(values.subarray(row, end), this.rows);
        else for (let i = row; i < end; i++) target[this.rows + i - row] = values[i]!;
      }
      this.rows += end - row;
      row = end;
      if (this.rows === ROW_GROUP) this.writeGroup();
    }
  }

  finish(): void {
    if (this.rows > 0) this.writeGroup();
    const { bytes, checksum } = this.out;
    this.meta.push({ key: META.checksum, value: `${bytes} ${checksum()}` });
    void this.parquet.finish();
    this.out.close();
    renameSync(`${this.file}.unfinished`, this.file);
  }

  /** Instead of `finish`: nothing is left of it. */
  abandon(): void {
    this.out.drop();
    rmSync(`${this.file}.unfinished`, { force: true });
  }

  private writeGroup(): void {
    const columnData = this.columns.map((column, at): ColumnSource => ({ name: column.name, data: filled(this.pending[at]!, this.rows), codec: codecFor(column) }));
    void this.parquet.write({ columnData, rowGroupSize: ROW_GROUP });
    this.pending = emptyGroup(this.columns);
    this.rows = 0;
  }
}

type Pending = Float64Array | string[];

const emptyGroup = (columns: readonly Column[]): Pending[] => columns.map((column) => (isNumber(column) ? new Float64Array(ROW_GROUP) : []));

/** Its first rows; NaN is null in the file. */
function filled(pending: Pending, rows: number): Float64Array | string[] | (number | null)[] {
  if (!(pending instanceof Float64Array)) return pending;
  const values = pending.subarray(0, rows);
  return values.some(Number.isNaN) ? Array.from(values, (value) => (Number.isNaN(value) ? null : value)) : values;
}

/** Numbers are packed tight as they are: to compress them too takes as long as all the rest, for less than a hundredth of the file. */
const codecFor = (column: Column): CompressionCodec => (isNumber(column) ? 'UNCOMPRESSED' : 'SNAPPY');

function schemaOf(columns: readonly Column[], complete: boolean): SchemaElement[] {
  return [
    { name: 'games', num_children: columns.length },
    ...columns.map(({ name, kind }): SchemaElement => {
      if (kind === 'text' || kind === 'places') return { name, type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'REQUIRED' };
      return { name, type: kind === 'whole' ? 'INT32' : 'DOUBLE', repetition_type: complete || NEVER_EMPTY.has(name) ? 'REQUIRED' : 'OPTIONAL' };
    }),
  ];
}

/** Goes to the file after each row group; the checksum is of all that went there, which is the rows without the footer. */
class HashingWriter extends ByteWriter {
  bytes = 0;
  private isOpen = true;
  private readonly file: number;
  private readonly hash = createHash('sha256');

  constructor(file: string) {
    super();
    this.file = openSync(file, 'w');
  }

  flush(): void {
    const written = this.getBytes();
    writeFileSync(this.file, written); // all of it, where writeSync may write a part
    this.hash.update(written);
    this.bytes += written.length;
    this.index = 0;
  }

  checksum = (): string => this.hash.digest('hex');

  close(): void {
    writeFileSync(this.file, this.getBytes());
    this.drop();
  }

  drop(): void {
    if (this.isOpen) closeSync(this.file);
    this.isOpen = false;
  }
}
