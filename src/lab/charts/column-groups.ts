/** Which columns are charted together. */
import type { Column } from '../../kernel/game.ts';
import { ownNumbers } from '../summary/columns.ts';

/** Columns of one group and one unit, in their order. */
export function groupsOf(columns: readonly Column[]): Column[][] {
  const groups = new Map<string, Column[]>();
  for (const column of ownNumbers(columns)) {
    if (column.group === undefined) continue;
    const key = `${column.group} (${column.unit})`;
    groups.set(key, [...(groups.get(key) ?? []), column]);
  }
  return [...groups.values()];
}

/** A group that is one count, kept for each seat. */
export function isTally(columns: readonly Column[], seats: readonly string[]): boolean {
  return columns.length === seats.length && seats.every((_, seat) => columns[seat]!.seat === seat);
}
