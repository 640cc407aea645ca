/** Mission Two's places on a field of 24 x 24, as [column, row] of the north-west space of each 2 x 2. Its diagram is lost; they are assumed, and may be replaced here. */
import type { Place } from '../board.ts';

/** Around the edges: A, B, then the six for the squares that are shuffled. Each with the way, in columns and rows, that the ring is drawn in. */
export const RING: readonly { readonly at: Place; readonly inward: Place }[] = [
  { at: [5, 0], inward: [0, 1] },
  { at: [17, 22], inward: [0, -1] },
  { at: [17, 0], inward: [0, 1] },
  { at: [22, 5], inward: [-1, 0] },
  { at: [22, 17], inward: [-1, 0] },
  { at: [5, 22], inward: [0, -1] },
  { at: [0, 17], inward: [1, 0] },
  { at: [0, 5], inward: [1, 0] },
];

/** What layout files call them. */
export const RING_NAMES = ['place-a', 'place-b', 'place-1', 'place-2', 'place-3', 'place-4', 'place-5', 'place-6'] as const;

/** So many of them are not shuffled. */
export const PLACES_A_AND_B = 2;

/** The most that a ring can be drawn in before its places meet at the corners. */
export const MOST_INSET = 3;

/** One for each Clan squad, on the section in the centre. */
export const CLAN_AREAS: readonly Place[] = [[8, 8], [14, 8], [11, 14]];
