/** Mission Two's places on a field of 24 x 24, as [column, row] of the north-west space of each 2 x 2. Its diagram is lost; they are assumed, and may be replaced here. */
import type { Place } from '../board.ts';

/** Around the edges: A, B, then the six for the squares that are shuffled. `inset`: squares between them and the edge. */
export function ringAt(inset: number): readonly Place[] {
  const near = inset;
  const far = 22 - inset;
  return [[5, near], [17, far], [17, near], [far, 5], [far, 17], [5, far], [near, 17], [near, 5]];
}

/** So many of them are not shuffled. */
export const PLACES_A_AND_B = 2;

/** The most that a ring can be drawn in before its places meet at the corners. */
export const MOST_INSET = 3;

/** One for each Clan squad, on the section in the centre. */
export const CLAN_AREAS: readonly Place[] = [[8, 8], [14, 8], [11, 14]];
