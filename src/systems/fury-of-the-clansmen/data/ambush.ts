/** Mission Five's places on a field of 24 x 24, as [column, row] of the north-west space of each 2 x 2. Its diagram is lost; they are assumed, and may be replaced here. */
import type { Place } from '../board.ts';

/** A, B and C, where the landslide has left the Clan, and their transports at the other end of the valley. */
export const CLAN_AREAS: readonly Place[] = [[3, 22], [11, 22], [19, 22]];
export const TRANSPORTS: readonly Place[] = [[3, 0], [11, 0], [19, 0]];

/** Where the caves of the five Legion squads open: `cliffs` in the two rock walls; `near` and `far` there too, nearer to the Clan or to its transports; `valley` with one in the middle of the valley. */
export const CAVE_PLACES = ['cliffs', 'near', 'far', 'valley'] as const;

export const CAVES: Readonly<Record<(typeof CAVE_PLACES)[number], readonly Place[]>> = {
  cliffs: [[0, 6], [0, 13], [22, 3], [22, 9], [22, 15]],
  near: [[0, 11], [0, 16], [22, 8], [22, 13], [22, 18]],
  far: [[0, 3], [0, 8], [22, 3], [22, 7], [22, 11]],
  valley: [[0, 5], [0, 12], [22, 5], [22, 12], [11, 10]],
};
