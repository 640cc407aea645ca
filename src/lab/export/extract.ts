/** The rows of a run as other programs want them: of the cells asked for, and with what each cell stands for in columns of its own. */
import { join } from 'node:path';
import { UsageError } from '../../kernel/errors.ts';
import type { Column } from '../../kernel/game.ts';
import { cellNamed } from '../cell-named.ts';
import { gamesOf } from '../cell-rows.ts';
import { isNumber } from '../rows.ts';
import type { Cell, Manifest } from '../run-data.ts';
import { GAMES, MANIFEST } from '../store/files.ts';
import { readManifest } from '../store/manifest.ts';
import { openGames } from '../store/parquet-read.ts';
import type { Block } from '../store/parquet-write.ts';
import { expectedRows, unfinished } from '../store/unfinished.ts';

export interface Extract {
  /** Those of games.parquet, then `cell.label`, `cell.<seat>` (its strategy) and `cell.<path>` (the varied value). */
  columns: readonly Column[];
  rows: number;
  /** The rows in order, some thousands at a time. */
  blocks: () => AsyncGenerator<Block>;
}

/** `cells`: indices or labels; all if there are none. Throws a `UsageError` for a folder without a finished run, or an unknown cell. */
export async function extractOf(folder: string, cells: readonly string[] = []): Promise<Extract> {
  const manifest = await readManifest(folder);
  if (manifest === undefined) throw new UsageError(`${folder}: no run is there; found no ${MANIFEST}`);
  const asked = new Set(cells.map((name) => cellNamed(manifest, name).index));
  const games = await openGames(join(folder, GAMES), manifest.columns);
  const expected = expectedRows(manifest);
  if (games === undefined || expected === null || games.rows !== expected) throw await unfinished(folder, games?.rows ?? 0, expected);
  const more = cellColumns(manifest);
  const cellAt = manifest.columns.findIndex(({ name }) => name === 'cell');
  return {
    columns: [...manifest.columns, ...more.map(({ column }) => column)],
    rows: asked.size === 0 ? expected : [...asked].reduce((sum, cell) => sum + gamesOf(manifest, cell), 0),
    async *blocks() {
      for await (const block of games.blocks()) {
        const cellOf = block.columns[cellAt] as ArrayLike<number>;
        const rows = Array.from({ length: block.rows }, (_, row) => row).filter((row) => asked.size === 0 || asked.has(cellOf[row]!));
        if (rows.length === 0) continue;
        const kept = manifest.columns.map((column, at) => {
          const values = block.columns[at]!;
          return isNumber(column) ? Float64Array.from(rows, (row) => values[row] as number) : rows.map((row) => values[row] as string);
        });
        const added = more.map(({ valueOf }) => rows.map((row) => valueOf(manifest.cells[cellOf[row]!]!)));
        yield { rows: rows.length, columns: [...kept, ...(added as (number[] | string[])[])] };
      }
    },
  };
}

interface CellColumn {
  column: Column;
  valueOf: (cell: Cell) => number | string;
}

function cellColumns({ cells, seats }: Manifest): CellColumn[] {
  const text = (name: string, about: string, valueOf: CellColumn['valueOf']): CellColumn => ({ column: { name: `cell.${name}`, kind: 'text', unit: '', about }, valueOf });
  return [
    text('label', 'what the cell stands for', ({ label }) => label),
    ...seats.map((seat, at) => text(seat, `strategy of ${seat}`, ({ strategies }) => strategies[at]!)),
    ...Object.keys(cells[0]?.varied ?? {}).map((path): CellColumn => {
      const about = `value of ${path} in this cell`;
      const values = cells.map(({ varied }) => varied[path]);
      if (!values.every((value) => typeof value === 'number')) return text(path, about, ({ varied }) => String(varied[path]));
      const kind = values.every(Number.isInteger) ? 'whole' : 'real';
      return { column: { name: `cell.${path}`, kind, unit: '', about }, valueOf: ({ varied }) => varied[path] as number };
    }),
  ];
}
