/** The part of a board that is worth drawing: without the rows and columns around it that are nothing but a gap, such as board sections that nobody has turned yet. */
import type { BoardReport, FigureReport } from '../kernel/inspect.ts';

/** Squares from `left` to before `right`, and from `top` to before `bottom`. */
export interface BoardWindow {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** What is left out, in a few words: "not turned"; null where nothing is. */
  without: string | null;
}

/** Of the gap around, so much is drawn, to be seen for what it is. */
const MARGIN = 1;

/** Whatever stands, is marked, or can be reached is in it. */
export function boardWindow({ columns, rows, kinds, squares, edges, marked }: BoardReport, figures: readonly FigureReport[]): BoardWindow {
  const filled = squares.flatMap((kind, place) => (kinds[kind]!.look === 'gap' ? [] : [place]));
  const places = [...edges, ...marked, ...figures, ...figures.flatMap(({ reach }) => reach)].map(({ at: [column, row] }) => [column, row] as const);
  const all = [...filled.map((place) => [place % columns, Math.floor(place / columns)] as const), ...places];
  if (all.length === 0) return { left: 0, top: 0, right: columns, bottom: rows, without: null };
  const span = (axis: 0 | 1, length: number): [number, number] => {
    const on = all.map((at) => at[axis]);
    return [Math.max(0, Math.min(...on) - MARGIN), Math.min(length, Math.max(...on) + 1 + MARGIN)];
  };
  const [left, right] = span(0, columns);
  const [top, bottom] = span(1, rows);
  const isWhole = right - left === columns && bottom - top === rows;
  return { left, top, right, bottom, without: isWhole ? null : kinds.filter(({ look }) => look === 'gap').map(({ name }) => name).join(' or ') };
}

export const isWithin = ({ left, top, right, bottom }: BoardWindow, column: number, row: number): boolean => column >= left && column < right && row >= top && row < bottom;
