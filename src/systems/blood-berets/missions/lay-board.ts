/** The nine double-sided pieces of the board, and who lays them out: the Legion player, or the lot ("The Game Board Sections", "Preparations for Play"). */
import type { Chance } from '../../../kernel/chance.ts';
import { layByLot, layPiece } from '../board-layouts.ts';
import type { Ground } from '../ground.ts';
import { SECTIONS } from '../data/sections.ts';
import type { BeretsState, BoardPiece } from '../state.ts';
import { CAVES, JUNGLES } from '../vocabulary.ts';

/** "Each variety of jungle contains one each of the cave pieces on its back". */
export const allPieces = (): BoardPiece[] => JUNGLES.flatMap((jungle) => CAVES.map((cave): BoardPiece => ({ cave, jungle, turned: false })));

/** All pieces are to be laid, but those that a layout has laid beforehand. */
export function openBox(ground: Ground, state: BeretsState): void {
  state.secret.stock = allPieces();
  ground.layout.pieces.forEach((piece, section) => {
    if (piece !== null) layPiece(state, section, piece);
  });
}

/** Puts the sections that have no piece yet on the agenda, the first in reading order uppermost; or lays them by lot. */
export function layBoard(ground: Ground, state: BeretsState, chance: Chance): void {
  if (ground.book.setup.board === 'drawn') {
    layByLot(ground, state, chance.dice.stream('setup'));
    return;
  }
  for (let section = SECTIONS - 1; section >= 0; section--) if (state.secret.pieces[section] === null) state.open.agenda.push({ step: 'lay', section });
}
