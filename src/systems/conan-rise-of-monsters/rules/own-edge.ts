/** The two players' edges of the table: one side's is the upper one ("First Turn Setup", "Morale Checks"). */
import type { Seat } from '../../../kernel/game.ts';
import type { Battle } from '../state.ts';

/** The way down the table, as y goes, to a seat's own edge: -1 up, 1 down. */
export function homeward({ top }: Readonly<Battle>, seat: Seat): -1 | 1 {
  return seat === top ? -1 : 1;
}

/** Where the middle of a base is when it touches the upper (-1) or the lower (1) edge from within. */
export function atEdge({ table }: Readonly<Battle>, edge: -1 | 1, diameter: number): number {
  const half = Math.ceil(diameter / 2);
  return edge < 0 ? half : table.height - half;
}
