/** Where the Starting/Goal Squares of Mission One lie: three along one edge, five along the opposite. The diagram is lost; the places are assumed. */
import type { Squad } from '../vocabulary.ts';

/** [column, row] of the north-west space of each 2 x 2 square, on a field of 24 x 24. */
export const STARTING_SQUARES: Readonly<Record<Squad, readonly [number, number]>> = {
  'clan-1': [3, 22],
  'clan-2': [11, 22],
  'clan-3': [19, 22],
  'legion-1': [1, 0],
  'legion-2': [6, 0],
  'legion-3': [11, 0],
  'legion-4': [16, 0],
  'legion-5': [21, 0],
};
