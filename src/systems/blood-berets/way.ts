/** A way in whole numbers: each entry is the square that is entered next and where the figure looks as it does; its own square again: it only turns. */
import { FACINGS, type Facing } from './vocabulary.ts';

export interface Pace {
  readonly square: number;
  readonly facing: Facing;
}

export const packPace = (square: number, facing: number): number => square * FACINGS.length + facing;

export function unpackPace(packed: number): Pace {
  return { square: Math.floor(packed / FACINGS.length), facing: FACINGS[packed % FACINGS.length]! };
}
