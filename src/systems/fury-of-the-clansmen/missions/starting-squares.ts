/** Starting/Goal Squares: counters of two spaces by two, one a squad, laid on the board ("Starting/Goal Squares"). */
import { spacesOf, type Field, type Place } from '../board.ts';

const NO_SQUAD = -1;

export interface StartingSquares {
  /** The north-west space of each. */
  readonly corners: readonly Place[];
  /** The four spaces of a squad's square, row by row. */
  spaces(squad: number): readonly number[];
  /** The squad whose square this space belongs to, -1 for none. */
  squadAt(square: number): number;
  /** By square of the board: 1 on the spaces of the chosen squads' squares. */
  mask(squads: readonly boolean[]): Uint8Array;
}

/** `corners`: by squad, null where a squad has none. */
export function startingSquares({ columns: width, rows: height }: Field, corners: readonly (Place | null)[]): StartingSquares {
  const spaces = corners.map((corner) => (corner === null ? [] : spacesOf(corner, width)));
  const owner = new Int8Array(width * height).fill(NO_SQUAD);
  for (const [squad, squares] of spaces.entries()) for (const square of squares) owner[square] = squad;
  return {
    corners: corners.filter((corner) => corner !== null),
    spaces: (squad) => spaces[squad]!,
    squadAt: (square) => owner[square]!,
    mask(squads) {
      const marks = new Uint8Array(width * height);
      for (const [squad, squares] of spaces.entries()) if (squads[squad]) for (const square of squares) marks[square] = 1;
      return marks;
    },
  };
}
