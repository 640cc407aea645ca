/** How the board may lie where it is not turned: under each side that shows, any piece that has it and does not lie open elsewhere ("Into the Caves"). */
import { shuffle, type Rng } from '../../../kernel/rng.ts';
import { canHangTogether } from '../board-layouts.ts';
import type { Ground } from '../ground.ts';
import { allPieces } from '../missions/lay-board.ts';
import type { Secret } from '../secret.ts';
import type { Battle, BoardPiece } from '../state.ts';

/** A layout that may not be laid is drawn again; so often at most, for boards that are laid by hand. */
const TRIES = 50;

export function imaginePieces(ground: Ground, battle: Readonly<Battle>, rng: Rng): Pick<Secret, 'pieces' | 'stock'> {
  let drawn = draw(battle, rng);
  for (let tries = 1; tries < TRIES && !mayLie(ground, battle, drawn); tries++) drawn = draw(battle, rng);
  return drawn;
}

function draw({ board: { level, faces, backs } }: Readonly<Battle>, rng: Rng): Pick<Secret, 'pieces' | 'stock'> {
  const back = (piece: BoardPiece) => (level === 'caves' ? piece.jungle : piece.cave);
  const stock = shuffle(allPieces(), rng);
  const take = (fits: (piece: BoardPiece) => boolean): BoardPiece | undefined => {
    const found = stock.findIndex(fits);
    return found < 0 ? undefined : stock.splice(found, 1)[0];
  };
  for (const face of faces) if (face !== null) take(({ cave, jungle }) => cave === face.cave && jungle === face.jungle);
  const pieces = faces.map((face, section) => {
    if (face !== null || backs[section] === null) return face;
    const piece = take((piece) => back(piece) === backs[section]);
    return piece === undefined ? null : { ...piece, turned: rng.below(2) === 1 };
  });
  return { pieces, stock };
}

function mayLie(ground: Ground, { board }: Readonly<Battle>, { pieces, stock }: Pick<Secret, 'pieces' | 'stock'>): boolean {
  return board.level !== 'caves' || ground.book.options.cutOffBoards || canHangTogether(pieces, stock);
}
