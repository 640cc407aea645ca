/** What is fought over, as a set-up names it ("Victory"). */
import type { Outline } from '../../../kernel/table/outline.ts';
import type { Piece } from '../../../kernel/table/table.ts';
import type { Objective } from '../state.ts';

export function pieceObjective({ name, outline }: Piece, number: number): Objective {
  const [x, y] = middleOf(outline);
  return { name, piece: number, figure: -1, x, y };
}

export const figureObjective = (id: string, figure: number): Objective => ({ name: id, piece: -1, figure, x: 0, y: 0 });

/** The middle of its box. */
function middleOf(outline: Outline): readonly [number, number] {
  const middle = (at: number[]) => Math.round((Math.min(...at) + Math.max(...at)) / 2);
  return [middle(outline.map(([x]) => x)), middle(outline.map(([, y]) => y))];
}
