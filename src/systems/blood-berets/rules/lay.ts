/** The Legion player lays out the board, piece by piece, as he likes; halls and labyrinths have to hang together ("Preparations for Play"). */
import type { ActionRule } from '../actions.ts';
import { canHangTogether, layPiece } from '../board-layouts.ts';
import type { Ground } from '../ground.ts';
import type { Secret } from '../secret.ts';
import type { BeretsView, BoardPiece } from '../state.ts';
import { CAVES, JUNGLES, type Cave, type Jungle } from '../vocabulary.ts';

/** On the section that is asked for. */
export interface Lay {
  do: 'lay';
  cave: Cave;
  jungle: Jungle;
  /** Upside down. */
  turned: boolean;
}

export const lay: ActionRule<Lay> = {
  options(ground, view) {
    if (askedSection(view) === null) return [];
    const options: Lay[] = [];
    for (const { cave, jungle } of view.secret!.stock) {
      if (refusePiece(ground, view, { cave, jungle, turned: false }) !== undefined) continue;
      for (const turned of [false, true]) options.push({ do: 'lay', cave, jungle, turned });
    }
    return options;
  },

  refuse(ground, view, { cave, jungle, turned }) {
    if (askedSection(view) === null) return 'no piece of the board is to be laid now ("Preparations for Play")';
    if (!CAVES.includes(cave)) return `cave: expected ${CAVES.join(', ')}, found ${String(cave)}`;
    if (!JUNGLES.includes(jungle)) return `jungle: expected ${JUNGLES.join(', ')}, found ${String(jungle)}`;
    if (typeof turned !== 'boolean') return `turned: expected true or false, found ${String(turned)}`;
    return refusePiece(ground, view, { cave, jungle, turned });
  },

  apply(_, state, { cave, jungle, turned }) {
    const step = state.open.agenda.pop();
    if (step?.step === 'lay') layPiece(state, step.section, { cave, jungle, turned });
  },
};

function askedSection({ asked, secret }: BeretsView): number | null {
  return asked?.step === 'lay' && secret !== null ? asked.section : null;
}

function refusePiece(ground: Ground, view: BeretsView, piece: BoardPiece): string | undefined {
  const { pieces, stock } = view.secret as Readonly<Secret>;
  const taken = stock.findIndex(({ cave, jungle }) => cave === piece.cave && jungle === piece.jungle);
  if (taken < 0) return `the ${piece.cave} behind ${piece.jungle} is laid already`;
  if (view.open.board.level !== 'caves' || ground.book.options.cutOffBoards) return undefined;
  const section = askedSection(view);
  const laid = pieces.map((other, i) => (i === section ? piece : other));
  if (canHangTogether(laid, stock.filter((_, i) => i !== taken))) return undefined;
  return 'halls and labyrinths could not hang together any more, whatever is laid next (options.cutOffBoards)';
}
