/** Whether the pieces of a mission can lie as they are placed. */
import { openChance } from '../../../kernel/chance.ts';
import type { FileProblem } from '../../../kernel/file-error.ts';
import { distancesTo, NO_WAY } from '../../../kernel/grid/distances.ts';
import type { Battlefield } from '../battlefield.ts';
import type { Field } from '../board.ts';
import { terrainCode } from '../board-text.ts';
import type { Numbers } from '../book.ts';
import { TERRAIN } from '../data/terrain.ts';
import type { Mission } from './mission.ts';
import type { OwnLayout, Piece } from './site.ts';

/** Those that stick out of the board, lie on each other or face the wrong way. */
export function misplaced(pieces: readonly Piece[], { columns, rows }: Field): FileProblem[] {
  return pieces.flatMap((piece, number): FileProblem[] => {
    const { name, at: [column, row], inside = 0, end } = piece;
    const [lastColumn, lastRow] = [columns - piece.columns - inside, rows - piece.rows - inside];
    if (column < inside || row < inside || column > lastColumn || row > lastRow) {
      const size = `is ${piece.columns} x ${piece.rows} squares${inside > 0 ? ` and keeps ${inside} from every end of the board` : ''}`;
      return [about(piece, `"${name}" at [${column}, ${row}] does not lie on the board: it ${size}, so its column can be ${inside} to ${lastColumn}, its row ${inside} to ${lastRow}`)];
    }
    if (end === 'any' && column > 0 && row > 0 && column < lastColumn && row < lastRow) return [about(piece, `"${name}" at [${column}, ${row}] is left by the end of the board beside it, so it has to lie at one: column 0 or ${lastColumn}, or row 0 or ${lastRow}`)];
    const endRow = end === 'north' ? 0 : lastRow;
    if (end !== undefined && end !== 'any' && row !== endRow) return [about(piece, `"${name}" opens onto the ${end} end of the board, so its row has to be ${endRow}, not ${row}`)];
    const under = pieces.slice(0, number).find((other) => overlap(piece, other));
    return under === undefined ? [] : [about(piece, `"${name}" at [${column}, ${row}] lies on "${under.name}" at [${under.at.join(', ')}]; move one of them`)];
  });
}

/** Bridges that do not begin where an open space of the ground does. */
export function notOverOpenSpace(pieces: readonly Piece[], { ground }: OwnLayout): FileProblem[] {
  if (ground === null) return [];
  return pieces.flatMap((piece): FileProblem[] => {
    const { name, at: [column, row], over } = piece;
    if (over === undefined) return [];
    const is = (r: number) => ground.squares[r * ground.width + column] === terrainCode(over);
    return is(row) && !(row > 0 && is(row - 1)) ? [] : [about(piece, `"${name}" at [${column}, ${row}] does not begin at the north side of a ${over} ("${TERRAIN[over].mark}"); move it, or draw one there`)];
  });
}

/** Those that no figure gets to from the first of them. */
export function cutOff(mission: Mission, book: Numbers): FileProblem[] {
  const field = mission.battlefield(mission.layout(openChance('layout', 0), book), book);
  const [first, ...others] = mission.pieces(book).map((piece) => ({ piece, squares: enterable(piece, field) }));
  const steps = distancesTo(first!.squares, field.stepCost, field.width, field.height);
  return others
    .filter(({ squares }) => squares.length > 0 && squares.every((square) => steps[square] === NO_WAY))
    .map(({ piece }) => about(piece, `no figure gets from "${piece.name}" to "${first!.piece.name}"; draw a way between them`));
}

/** The squares of a piece that are not a pillar or the like. */
function enterable({ at: [column, row], columns, rows }: Piece, field: Battlefield): number[] {
  const squares = Array.from({ length: columns * rows }, (_, index) => (row + Math.floor(index / columns)) * field.width + column + (index % columns));
  return squares.filter((square) => TERRAIN[field.terrain(square)].costs !== null);
}

function overlap(a: Piece, b: Piece): boolean {
  return a.at[0] < b.at[0] + b.columns && b.at[0] < a.at[0] + a.columns && a.at[1] < b.at[1] + b.rows && b.at[1] < a.at[1] + a.rows;
}

const about = ({ name }: Piece, message: string): FileProblem => ({ path: ['places', name], part: 'value', message });
