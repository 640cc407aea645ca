/** A die: its faces, each as likely as the others, and what each face shows. */

/** Symbol -> how many of it. A numbered die shows `pips`; a blank face shows nothing: `{}`. */
export type Face = Readonly<Record<string, number>>;

export interface Die {
  readonly name: string;
  readonly faces: readonly Face[];
  /** Faces that are picked up and rolled once more, after all dice of the pool have been rolled; the second face stays. */
  readonly rerolls?: (face: Face) => boolean;
}

/** A die with one symbol on each of so many faces, in that order, and blanks after them: `{ hit: 2 }`. */
export function symbolDie(name: string, sides: number, faces: Readonly<Record<string, number>>): Die {
  const shown: Face[] = Object.entries(faces).flatMap(([symbol, count]) => repeated({ [symbol]: 1 }, count));
  if (shown.length > sides) throw new RangeError(`die: ${name} has ${sides} sides, not ${shown.length}`);
  return { name, faces: [...shown, ...repeated({}, sides - shown.length)] };
}

/** A die with 1 to `sides` pips. */
export function numberedDie(sides: number): Die {
  return { name: `d${sides}`, faces: Array.from({ length: sides }, (_, i) => ({ pips: i + 1 })) };
}

/** The same die, some faces read as something else, before any die is kept or counted. */
export function converted(die: Die, read: (face: Face) => Face): Die {
  return { ...die, faces: die.faces.map(read) };
}

/** The same numbered die, some pips read as others: `{ 1: 2 }` reads ones as twos. */
export function pipsConverted(die: Die, pips: Readonly<Record<number, number>>): Die {
  return converted(die, (face) => ({ ...face, pips: pips[face.pips ?? 0] ?? face.pips ?? 0 }));
}

/** The same die, rolled once more where it shows `symbol` (as read, if its faces are converted). */
export function rerolling(die: Die, symbol: string): Die {
  return { ...die, rerolls: (face) => (face[symbol] ?? 0) > 0 };
}

function repeated(face: Face, count: number): Face[] {
  if (!Number.isInteger(count) || count < 0) throw new RangeError(`die: ${count} faces of a kind, not a whole number from 0`);
  return Array<Face>(count).fill(face);
}
