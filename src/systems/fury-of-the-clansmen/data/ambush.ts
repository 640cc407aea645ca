/** Mission Five's places on a field of 24 x 24, as [column, row] of the north-west space of each 2 x 2. Its diagram is lost; they are assumed, and may be replaced here. */
import type { Place } from '../board.ts';

/** B, the middle one of the areas where the Clan has run to from the landslide, at the end of the valley; A and C lie beside it. */
export const MIDDLE_AREA: Place = [11, 22];

/** Its transport, at the other end of the valley; the others lie in the same lanes. */
export const MIDDLE_TRANSPORT: Place = [11, 0];

/** Where the caves of the five Legion squads open: all in the western cliff; in both, all along, nearer to the Clan or nearer to its transports; or one of them in the middle of the valley. */
export const CAVE_PLACES = ['west', 'both', 'both-near', 'both-far', 'valley'] as const;

export const CAVES: Readonly<Record<(typeof CAVE_PLACES)[number], readonly Place[]>> = {
  west: [[0, 2], [0, 6], [0, 10], [0, 14], [0, 18]],
  both: [[0, 6], [0, 13], [22, 3], [22, 9], [22, 15]],
  'both-near': [[0, 11], [0, 16], [22, 8], [22, 13], [22, 18]],
  'both-far': [[0, 3], [0, 8], [22, 3], [22, 7], [22, 11]],
  valley: [[0, 5], [0, 12], [22, 5], [22, 12], [11, 10]],
};
