/** The same rows give the same file, in whatever portions they come. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parquetMetadata } from 'hyparquet';
import { expect, test } from 'vitest';
import type { Column } from '../../../src/kernel/game.ts';
import { readGames } from '../../../src/lab/store/parquet-read.ts';
import { GamesWriter, ROW_GROUP, type Block } from '../../../src/lab/store/parquet-write.ts';
import { newFolder } from '../run-of-duels.ts';

const COLUMNS: Column[] = [
  { name: 'game', kind: 'whole', unit: '', about: '' },
  { name: 'losses', kind: 'whole', unit: 'figures', about: '' },
  { name: 'luck', kind: 'real', unit: 'kills', about: '' },
  { name: 'grade', kind: 'text', unit: '', about: '' },
  { name: 'deaths', kind: 'places', unit: '', about: '' },
];
const ROWS = 2 * ROW_GROUP + 100;
const row = Array.from({ length: ROWS }, (_, at) => at);
const BLOCK: Block = {
  rows: ROWS,
  columns: [
    row,
    Float64Array.from(row, (at) => (at % 7 === 3 ? NaN : (at * 31) % 11 - 5)),
    Float64Array.from(row, (at) => (at % 7 === 3 ? NaN : at / 3 - 100)),
    row.map((at) => ['', 'won', 'łódź → 5'][at % 3]!),
    row.map((at) => `regular@${at % 24},${at % 5}`),
  ],
};

function written(portions: readonly number[]): string {
  const file = join(newFolder(), 'games.parquet');
  const writer = new GamesWriter(file, COLUMNS, 1);
  portions.forEach((from, at) => writer.add(BLOCK, from, portions[at + 1]));
  writer.finish();
  return file;
}

test('comes back as it was, over several row groups', async () => {
  const file = written([0]);
  const read = await readGames(file, COLUMNS);
  expect(read!.rows).toBe(ROWS);
  expect(read!.columns.map((column) => Array.from<number | string>(column))).toEqual(BLOCK.columns.map((column) => Array.from<number | string>(column)));
  expect(parquetMetadata(new Uint8Array(readFileSync(file)).buffer).row_groups.map(({ num_rows }) => Number(num_rows))).toEqual([ROW_GROUP, ROW_GROUP, 100]);
});

test('portions do not show in the bytes', () => {
  const whole = readFileSync(written([0]));
  expect(readFileSync(written([0, 1, 5000, ROW_GROUP, ROW_GROUP + 1, 2 * ROW_GROUP + 99])).equals(whole)).toBe(true);
});

test('no rows are a file too', async () => {
  const file = join(newFolder(), 'games.parquet');
  new GamesWriter(file, COLUMNS, 1).finish();
  expect(await readGames(file, COLUMNS)).toMatchObject({ rows: 0 });
});
