/** The canonical pass: what was stored and the parts since become one file, sorted by cell and game, and the rolls of all their sum. */
import { join } from 'node:path';
import type { Column } from '../../kernel/game.ts';
import { CellTally, type RolledDice } from '../dice/tally.ts';
import type { Plan } from '../plan.ts';
import { isNumber } from '../rows.ts';
import type { Chunk } from '../run/task.ts';
import { prepareDice, readDice, settleDice } from './dice.ts';
import { GAMES } from './files.ts';
import { FORMAT } from './manifest.ts';
import { GamesWriter, type Block } from './parquet-write.ts';
import { readPart, type PartName } from './parts.ts';

/** `stored`: the games 0 to `storedGames` - 1 of each cell. The parts hold the games from there on, in order, without a gap. */
export async function collectGames(
  folder: string,
  { columns, cells, system }: Pick<Plan, 'columns' | 'cells' | 'system'>,
  stored: Block | undefined,
  parts: readonly PartName[],
): Promise<void> {
  const writer = new GamesWriter(join(folder, GAMES), columns, FORMAT);
  const storedGames = (stored?.rows ?? 0) / cells.length;
  const storedDice = await readDice(folder, stored?.rows ?? 0);
  const dice: RolledDice[][] = [];
  let rows = 0;
  const add = (block: Block, from = 0, to = block.rows) => {
    writer.add(block, from, to);
    rows += to - from;
  };
  try {
    for (const { index: cell, patch } of cells) {
      const tally = new CellTally(storedDice?.cells[cell]);
      if (stored !== undefined) add(stored, cell * storedGames, (cell + 1) * storedGames);
      for (const part of parts) {
        if (part.cell !== cell) continue;
        const chunk = await readPart(part);
        if (chunk === undefined) throw new Error(`${part.file}: was damaged while the run went on; run the experiment again to replace it`);
        add(blockOf(chunk, columns));
        tally.addGames(chunk.rolls);
      }
      dice.push(system.chances === undefined ? [] : tally.rolled(system.chances(patch)));
    }
    const isCounted = stored === undefined || storedDice !== undefined; // else they could not be told apart
    if (isCounted) await prepareDice(folder, { rows, cells: dice });
    writer.finish();
    if (isCounted) await settleDice(folder);
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
