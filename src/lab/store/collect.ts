/** The canonical pass: what was stored and the parts since become one file, sorted by cell and game. */
import { join } from 'node:path';
import type { Column } from '../../kernel/game.ts';
import { isNumber } from '../rows.ts';
import type { Chunk } from '../run/task.ts';
import { GAMES } from './files.ts';
import { FORMAT } from './manifest.ts';
import { GamesWriter, type Block } from './parquet-write.ts';
import { readPart, type PartName } from './parts.ts';

/** `stored`: the games 0 to `storedGames` - 1 of each cell. The parts hold the games from there on, in order, without a gap. */
export async function collectGames(
  folder: string,
  columns: readonly Column[],
  cells: number,
  stored: Block | undefined,
  parts: readonly PartName[],
): Promise<void> {
  const writer = new GamesWriter(join(folder, GAMES), columns, FORMAT);
  const storedGames = (stored?.rows ?? 0) / cells;
  try {
    for (let cell = 0; cell < cells; cell++) {
      if (stored !== undefined) writer.add(stored, cell * storedGames, (cell + 1) * storedGames);
      for (const part of parts) {
        if (part.cell !== cell) continue;
        const chunk = await readPart(part);
        if (chunk === undefined) throw new Error(`${part.file}: was damaged while the run went on; run the experiment again to replace it`);
        writer.add(blockOf(chunk, columns));
      }
    }
    writer.finish();
  } catch (thrown) {
    writer.abandon();
    throw thrown;
  }
}

function blockOf({ from, to, numbers, texts }: Chunk, columns: readonly Column[]): Block {
  const rows = to - from;
  let number = 0;
  let text = 0;
  return {
    rows,
    columns: columns.map((column) => (isNumber(column) ? numbers.subarray(number++ * rows, number * rows) : texts[text++]!)),
  };
}
