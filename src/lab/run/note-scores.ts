/** What the games that are there say, for those who decide when to stop. */
import type { Column } from '../../kernel/game.ts';
import { isNumber } from '../rows.ts';
import type { Scores } from '../stopping/scores.ts';
import type { Stored } from '../store/collect.ts';
import type { Measure } from '../stopping/measure.ts';
import type { Chunk } from './task.ts';

export function noteStored(scores: Scores, { block }: Stored, columns: readonly Column[], { column, of }: Measure): void {
  const [cells, games, units, failures, entries] = ['cell', 'game', 'pair', 'failure', column].map((name) => (block?.columns[at(columns, name)] ?? []) as ArrayLike<number | string>);
  for (let row = 0; row < cells!.length; row++) scores.note(Number(cells![row]), Number(games![row]), Number(units![row]), failures![row] === '' ? of(entries![row]!) : NaN);
}

export function noteChunk(scores: Scores, { cell, from, to, numbers, texts }: Chunk, columns: readonly Column[], { column, of }: Measure): void {
  const rows = to - from;
  const numbered = columns.filter(isNumber);
  const written = columns.filter((each) => !isNumber(each));
  const entriesOf = (name: string): ArrayLike<number | string> => (at(numbered, name) === -1 ? texts[at(written, name)]! : numbers.subarray(at(numbered, name) * rows, (at(numbered, name) + 1) * rows));
  const [units, failures, entries] = [entriesOf('pair'), entriesOf('failure'), entriesOf(column)];
  for (let row = 0; row < rows; row++) scores.note(cell, from + row, Number(units[row]), failures[row] === '' ? of(entries[row]!) : NaN);
}

const at = (columns: readonly Column[], name: string): number => columns.findIndex((column) => column.name === name);
