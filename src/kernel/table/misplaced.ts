/** Bases that cannot stand where a file puts them: over the rim of the table, on ground that nobody may enter, or on one another. */
import { Bases, overlap, type Base } from './bases.ts';
import { inInches } from './inches.ts';
import { Movement } from './movement.ts';
import { terrainOf, type Table } from './table.ts';

export interface Misplaced {
  /** Its place in the list. */
  figure: number;
  /** "r1" at [4.5, 3]: why. */
  problem: string;
}

/** `blocks`: the kinds of terrain that nobody may enter. */
export function misplaced<K extends string>(table: Table<K>, blocks: readonly K[], figures: readonly (Base & { readonly id: string })[]): Misplaced[] {
  const nobody = new Bases(0);
  const walls = table.pieces.filter(({ kind }) => blocks.includes(kind)).map((piece) => ({ piece, movement: new Movement(table, terrainOf({ ...table, pieces: [piece] }, [piece.kind]), 1, nobody) }));
  const passes = new Uint8Array(0);
  return figures.flatMap((figure, number): Misplaced[] => {
    const { id, x, y, diameter } = figure;
    const problem = (why: string): Misplaced => ({ figure: number, problem: `"${id}" at [${inInches(x)}, ${inInches(y)}] ${why}` });
    const size = `its base is ${inWords(diameter)} wide`;
    if (2 * x < diameter || 2 * y < diameter || 2 * (table.width - x) < diameter || 2 * (table.height - y) < diameter) {
      return [problem(`is not wholly on the table, which is ${inInches(table.width)} x ${inInches(table.height)} inches; ${size}`)];
    }
    const wall = walls.find(({ movement }) => !movement.fits({ diameter, passes }, x, y));
    const under = figures.findIndex((other, earlier) => earlier < number && overlap(figure, other));
    return [
      ...(wall === undefined ? [] : [problem(`stands in "${wall.piece.name}" (${wall.piece.kind}), which nobody can enter; ${size}`)]),
      ...(under < 0 ? [] : [problem(`overlaps the base of "${figures[under]!.id}"; two that touch have their middles ${inWords(Math.ceil((diameter + figures[under]!.diameter) / 2))} apart`)]),
    ];
  });
}

const inWords = (length: number) => (inInches(length) === 1 ? '1 inch' : `${inInches(length)} inches`);
