/**
 * Shapes that a unit may be drawn up in: a line abreast, a block about as deep as wide, a column in file.
 *
 * Each has a leading place, in the middle of the front, that all others are counted from; they are filled from the front backward.
 */
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

export interface Places {
  readonly x: number[];
  readonly y: number[];
}

/**
 * Places for so many bases that face along (dx, dy), the leading one at (x, y). First the leading place, then rank by rank, in each from the
 * middle outward, left and right in turn.
 */
export function drawnUp(shape: Exclude<Shape, 'keep'>, count: number, diameter: number, x: number, y: number, dx: number, dy: number): Places {
  const length = Math.sqrt(dx * dx + dy * dy);
  const [ux, uy] = length === 0 ? [0, 1] : [dx / length, dy / length];
  const abreast = frontage(shape, count);
  const every = diameter + APART;
  const places: Places = { x: [], y: [] };
  for (let place = 0; place < count; place++) {
    const back = Math.floor(place / abreast) * every;
    const rank = place % abreast;
    const aside = (rank % 2 === 0 ? rank / 2 : -(rank + 1) / 2) * every;
    places.x.push(x + Math.round(-ux * back - uy * aside));
    places.y.push(y + Math.round(-uy * back + ux * aside));
  }
  return places;
}
