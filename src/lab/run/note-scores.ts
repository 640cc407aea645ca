/** What the games that are there say of the score, for those who decide when to stop. */
import type { Column } from '../../kernel/game.ts';
import { isNumber } from '../rows.ts';
import type { Scores } from '../stopping/scores.ts';
import type { Stored } from '../store/collect.ts';
import type { Chunk } from './task.ts';

export function noteStored(scores: Scores, { block }: Stored, columns: readonly Column[]): void {
  const [cells, games, values] = ['cell', 'game', 'score'].map((name) => (block?.columns[columns.findIndex((column) => column.name === name)] ?? []) as ArrayLike<number>);
  for (let row = 0; row < cells!.length; row++) scores.note(cells![row]!, games![row]!, values![row]!);
}

export function noteChunk(scores: Scores, { cell, from, to, numbers }: Chunk, columns: readonly Column[]): void {
  const at = columns.filter(isNumber).findIndex(({ name }) => name === 'score');
  for (let game = from; game < to; game++) scores.note(cell, game, numbers[at * (to - from) + game - from]!);
}
