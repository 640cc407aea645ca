/** A piece of terrain or wall on a board section, and how dense the board must be for it to stand there. */
export interface Piece {
  layer: 'squares' | 'upright' | 'level';
  index: number;
  code: number;
  /** It stands from this density on. */
  from: number;
}

/** Features grow to this many times the size drawn: the highest density of the book. */
export const MOST_DENSITY = 2;

/** When the piece of this rank (from 0) of a feature of `size` pieces stands: half-way, so that at 1 all that is drawn stands and no more. */
export function standsFrom(rank: number, size: number): number {
  return (rank + 0.5) / size;
}
