/** A table as plain text: columns parted by two blanks, numbers to the right, nothing cut; a long last column is broken into lines. */
import { wrapped } from '../lab/summary/table.ts';
import { lineWidth } from './width.ts';

export interface Align {
  /** Columns (by index) that stand to the right. */
  right?: readonly number[];
  indent?: string;
  /** Characters that the caller puts before each line. */
  margin?: number;
}

/** Below this the last column would be a thread; lines are then longer than the terminal. */
const LEAST_LAST = 24;

export function table(rows: readonly (readonly string[])[], { right = [], indent = '', margin = 0 }: Align = {}): string[] {
  const widths: number[] = [];
  for (const row of rows) row.forEach((text, column) => (widths[column] = Math.max(widths[column] ?? 0, text.length)));
  const last = widths.length - 1;
  const before = indent.length + widths.slice(0, last).reduce((sum, width) => sum + width + 2, 0);
  const room = lineWidth() - margin - before;
  return rows.flatMap((row) => {
    const isLong = row.length - 1 === last && row[last]!.length > room && room >= LEAST_LAST;
    const [first, ...more] = isLong ? wrapped(row[last]!, room) : [row[last] ?? ''];
    const cells = row.map((text, column) => {
      const shown = column === last ? first! : text;
      return right.includes(column) ? shown.padStart(widths[column]!) : shown.padEnd(widths[column]!);
    });
    return [(indent + cells.join('  ')).trimEnd(), ...more.map((line) => ' '.repeat(before) + line)];
  });
}
