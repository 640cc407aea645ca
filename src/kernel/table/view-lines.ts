/** Which straight lines a view may be taken along; one of a book's options. */
import type { Base } from './bases.ts';
import type { Point } from './outline.ts';

/**
 * `centres`: only from centre to centre.
 * `edges`: also along either side of the two bases, from the points of each base farthest to the left and right of that line. One clear
 * line is a view; lines between other points of the bases are not tried.
 */
export const VIEW_LINES = ['centres', 'edges'] as const;
export type ViewLines = (typeof VIEW_LINES)[number];

/** The lines to try, the one between centres first; from b to a they are the same, turned round. Ends never lie outside the bases. */
export function viewLines(a: Base, b: Base, how: ViewLines): readonly (readonly [from: Point, to: Point])[] {
  const centres = [[a.x, a.y], [b.x, b.y]] as const;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  if (how === 'centres' || length === 0) return [centres];
  const beside = ({ x, y, diameter }: Base, side: 1 | -1): Point => [
    x - side * Math.trunc((dy * diameter) / (2 * length)),
    y + side * Math.trunc((dx * diameter) / (2 * length)),
  ];
  return [centres, [beside(a, 1), beside(b, 1)], [beside(a, -1), beside(b, -1)]];
}
