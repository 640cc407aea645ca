/** Set-ups "exactly as shown": the sections in their fixed places, and where the mission's squares and areas lie on them. */
import { columnOf, rowOf, squareAt } from '../../../kernel/grid/squares.ts';
import type { Field, Layout, Place } from '../board.ts';

/** Numbers at the head of a layout: one a section. A mission may let others follow. */
export const SECTION_NUMBERS = 9;

/** Sections 1 to 9 in reading order, none of them turned. The diagrams are lost: assumed. */
export const IN_READING_ORDER: Layout = Array.from({ length: SECTION_NUMBERS }, (_, section) => 4 * section);

/** Places as numbers of a layout: their squares on a field so many columns wide. */
export const squareOf = (columns: number) => ([column, row]: Place): number => squareAt(columns, column, row);
export const placeOf = (columns: number) => (square: number): Place => [columnOf(columns, square), rowOf(columns, square)];

/** By square of a field: 1 on these squares. */
export function marked({ columns, rows }: Field, squares: Iterable<number>): Uint8Array {
  const marks = new Uint8Array(columns * rows);
  for (const square of squares) marks[square] = 1;
  return marks;
}

/** What a mission works out from a layout, once for each. */
export function perLayout<T>(workOut: (layout: Layout) => T): (layout: Layout | null) => T {
  const known = new WeakMap<Layout, T>();
  return (layout) => {
    if (layout === null) throw new Error('where the squares lie is in the layout, and there is none');
    let result = known.get(layout);
    if (result === undefined) known.set(layout, (result = workOut(layout)));
    return result;
  };
}
