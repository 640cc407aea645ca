/** Shapes that a unit may be drawn up in: a line abreast, a block about as deep as wide, a column in file. Bases nearly touch. */
import type { Point } from '../../../kernel/table/outline.ts';
import type { Shape } from '../vocabulary.ts';

/** Hundredths of an inch between bases. */
const APART = 20;

/** How many stand abreast. */
function frontage(shape: Exclude<Shape, 'keep'>, count: number): number {
  switch (shape) {
    case 'line':
      return count;
    case 'block':
      return Math.ceil(Math.sqrt(count));
    case 'column':
      return 1;
  }
}

/** Places for so many bases that face along (dx, dy), the middle of the front at (x, y): rank by rank, in each from the middle outward, to either side in turn. */
export function drawnUp(shape: Exclude<Shape, 'keep'>, count: number, diameter: number, x: number, y: number, dx: number, dy: number): Point[][] {
  const length = Math.sqrt(dx * dx + dy * dy);
  const [ux, uy] = [dx / length, dy / length];
  const abreast = frontage(shape, count);
  const every = diameter + APART;
  const ranks: Point[][] = [];
  for (let place = 0; place < count; place++) {
    const rank = Math.floor(place / abreast);
    const file = place % abreast;
    const back = rank * every;
    const aside = (file % 2 === 0 ? file / 2 : -(file + 1) / 2) * every;
    (ranks[rank] ??= []).push([x + Math.round(-ux * back - uy * aside), y + Math.round(-uy * back + ux * aside)]);
  }
  return ranks;
}
