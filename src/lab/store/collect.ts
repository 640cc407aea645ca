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
import { readGames } from './parquet-read.ts';
import { GamesWriter, type Block } from './parquet-write.ts';
import { readPart, type PartName } from './parts.ts';

/** Rows that are stored already: of each cell its first games. */
export interface Stored {
  block: Block | undefined;
  /** One a cell. */
  games: readonly number[];
}

/** The parts hold the games of each cell after those that are stored, in order and without a gap; of them all up to `games` are taken; `failed`: how many of those failed. */
export async function collectGames(
  folder: string,
  { columns, cells, system }: Pick<Plan, 'columns' | 'cells' | 'system'>,
  stored: Stored,
  games: readonly number[],
  parts: readonly PartName[],
  failed: number,
): Promise<void> {
  const writer = new GamesWriter(join(folder, GAMES), columns, FORMAT, failed === 0 && isComplete(stored, columns));
  const storedRows = stored.block?.rows ?? 0;
  const storedDice = await readDice(folder, storedRows);
  const dice: RolledDice[][] = [];
  let row = 0;
  try {
    for (const [cell, wanted] of games.entries()) {
      const rows = stored.games[cell]!;
      const tally = new CellTally(storedDice?.cells[cell]);
      if (stored.block !== undefined) writer.add(stored.block, row, row + rows);
      row += rows;
      for (const part of parts) {
        if (part.cell !== cell || part.from >= wanted) continue;
        const chunk = await readPart(part);
        if (chunk === undefined) throw new Error(`${part.file}: was damaged while the run went on; run the experiment again to replace it`);
        const taken = Math.min(part.to, wanted) - part.from;
        writer.add(blockOf(chunk, columns), 0, taken);
        tally.addGames(chunk.rolls, 0, taken);
      }
      dice.push(system.chances === undefined ? [] : tally.rolled(system.chances(cells[cell]!.patch)));
    }
    const isCounted = storedRows === 0 || storedDice !== undefined; // else they could not be told apart
    if (isCounted) await prepareDice(folder, { rows: games.reduce((sum, count) => sum + count, 0), cells: dice });
    writer.finish();
    if (isCounted) await settleDice(folder);
  } catch (thrown) {
    writer.abandon();
    throw thrown;
  }
}

/** Asked of the rows: failures.json may have been thrown away. */
function isComplete({ block }: Stored, columns: readonly Column[]): boolean {
  const failures = (block?.columns[columns.findIndex(({ name }) => name === 'failure')] ?? []) as readonly string[];
  return failures.every((kind) => kind === '');
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

/** What a run's file has already. */
export async function storedGames(folder: string, columns: readonly Column[], cells: number): Promise<Stored> {
  const block = await readGames(join(folder, GAMES), columns);
  const games = Array.from({ length: cells }, () => 0);
  const cellOf = (block?.columns[columns.findIndex(({ name }) => name === 'cell')] ?? []) as ArrayLike<number>;
  for (let row = 0; row < cellOf.length; row++) games[cellOf[row]!]! += 1;
  return { block, games };
}
