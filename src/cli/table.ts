/** A table as plain text: columns parted by two blanks, numbers to the right, nothing cut. */
export interface Align {
  /** Columns (by index) that stand to the right. */
  right?: readonly number[];
  indent?: string;
}

export function table(rows: readonly (readonly string[])[], { right = [], indent = '' }: Align = {}): string[] {
  const widths: number[] = [];
  for (const row of rows) row.forEach((text, column) => (widths[column] = Math.max(widths[column] ?? 0, text.length)));
  return rows.map((row) => {
    const cells = row.map((text, column) => (right.includes(column) ? text.padStart(widths[column]!) : text.padEnd(widths[column]!)));
    return (indent + cells.join('  ')).trimEnd();
  });
}
