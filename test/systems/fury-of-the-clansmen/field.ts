/** A battlefield drawn in a test, and its squares by column and row. */
import { squareAt } from '../../../src/kernel/grid/squares.ts';
import { Battlefield } from '../../../src/systems/fury-of-the-clansmen/battlefield.ts';
import { readBoard } from '../../../src/systems/fury-of-the-clansmen/board-text.ts';
import { numbersOf } from '../../../src/systems/fury-of-the-clansmen/book.ts';

export const BOOK = numbersOf();

export function fieldOf(board: string, figures: readonly [column: number, row: number][] = []): Battlefield {
  const field = new Battlefield(readBoard(board), BOOK);
  field.stand(figures.map(([column, row]) => squareAt(field.width, column, row)));
  return field;
}

/** The first square of a board one row high is (0, 0). */
export const at = (field: Battlefield, column: number, row = 0): number => squareAt(field.width, column, row);
