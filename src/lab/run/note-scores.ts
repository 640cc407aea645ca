/** What the games that are there say of the score, for those who decide when to stop. */
import type { Column } from '../../kernel/game.ts';
import { isNumber } from '../rows.ts';
import type { Scores } from '../stopping/scores.ts';
import type { Stored } from '../store/collect.ts';
import type { Chunk } from './task.ts';

export function noteStored(scores: Scores, { block }: Stored, columns: readonly Column[]): void {
  const [cells, games, units, values] = ['cell', 'game', 'pair', 'score'].map((name) => (block?.columns[at(columns, name)] ?? []) as ArrayLike<number>);
  for (let row = 0; row < cells!.length; row++) scores.note(cells![row]!, games![row]!, units![row]!, values![row]!);
}

export function noteChunk(scores: Scores, { cell, from, to, numbers }: Chunk, columns: readonly Column[]): void {
  const rows = to - from;
  const numbered = columns.filter(isNumber);
  const [unit, score] = [at(numbered, 'pair') * rows, at(numbered, 'score') * rows];
  for (let row = 0; row < rows; row++) scores.note(cell, from + row, numbers[unit + row]!, numbers[score + row]!);
}

const at = (columns: readonly Column[], name: string): number => columns.findIndex((column) => column.name === name);
