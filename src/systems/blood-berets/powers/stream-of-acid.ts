/** Stream of Acid: a block of two squares by two that burns; what becomes of it: `rules/acid.ts` ("Dark Symmetry"). */
import { EAST, SOUTH } from '../../../kernel/grid/directions.ts';
import type { Battlefield } from '../battlefield.ts';
import { pourAcid } from '../rules/acid.ts';
import { seesAny } from '../rules/sees-any.ts';
import type { PowerCard } from './card.ts';

/** `to`: the upper left square of the four. */
export const streamOfAcid: PowerCard = {
  save: false,

  aims(ground, view, figure) {
    const squares = Array.from(ground.board(view.open).section.keys());
    return squares.filter((to) => streamOfAcid.refuse(ground, view, figure, { to }) === undefined).map((to) => ({ to }));
  },

  refuse(ground, { open }, figure, { to }) {
    const block = to === undefined ? null : blockAt(ground.board(open), to);
    if (block === null) return `to: expected the upper left one of four squares on which figures could stand, found ${String(to)} ("Dark Symmetry")`;
    return seesAny(ground, open, figure, block) ? undefined : `${ground.piece(figure).id} would see no part of the acid ("Dark Symmetry")`;
  },

  work(ground, state, figure, { to }, _, chance) {
    pourAcid(ground, state, figure, blockAt(ground.board(state.open), to!)!, chance);
  },
};

/** Null where one of the four is no floor, or beyond the board. */
function blockAt(field: Battlefield, corner: number): number[] | null {
  if (!field.isGround(corner)) return null;
  const right = field.next[corner * 8 + EAST]!;
  const below = field.next[corner * 8 + SOUTH]!;
  if (right < 0 || below < 0) return null;
  const block = [corner, right, below, below + 1];
  return block.every((square) => field.isGround(square)) ? block : null;
}
