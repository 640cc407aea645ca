/** A drawn map with the numbers of its columns above and of its rows to the left, so that [17, 8] can be found. */
import type { GridMap } from './map.ts';

/** What the numbers are; to stand near the map. */
export const NUMBERS_MEAN = 'Squares are [column, row] from the top left, counted from 0.';

/** `drawing`: what `drawMap` made of the map. Tens stand above ones, as a column is two characters wide. */
export function numbered(drawing: string, { width, height }: GridMap): string {
  const lines = drawing.split('\n');
  const step = lines.length > height ? 2 : 1; // every second line may be one of edges
  const margin = String(height - 1).length + 1;
  const across = (digit: (column: number) => string) => (' '.repeat(margin) + Array.from({ length: width }, (_, column) => digit(column)).join(' ')).trimEnd();
  return [
    ...(width > 10 ? [across((column) => (column >= 10 && column % 10 === 0 ? String(column / 10) : ' '))] : []),
    across((column) => String(column % 10)),
    ...lines.map((line, i) => ((i % step === 0 ? String(i / step).padStart(margin - 1) : ' '.repeat(margin - 1)) + ` ${line}`).trimEnd()),
  ].join('\n');
}
