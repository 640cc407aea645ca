/** How a mission lies where a layout file says so: sides of the pieces, where they are laid, and what of the set-up is settled beforehand ("Preparations for Play", "Preparations"). */
import { STANDARD, type Sections } from './sections.ts';
import { SECTIONS } from './data/sections.ts';
import type { BoardPiece } from './state.ts';

export interface Layout {
  /** What the file holds, to be kept with positions; null: there is none. */
  readonly content: unknown;
  readonly sections: Sections;
  /** By section: the piece that lies there; null: it is laid in the set-up. */
  readonly pieces: readonly (BoardPiece | null)[];
  /** By name of a Legion piece: the box of the display where its troop counter begins; those not named are deployed by their player. */
  readonly display: Readonly<Record<string, number>>;
  /** Sections where tunnel entrances are hidden, and troop mines; null: the Legion player hides them. */
  readonly tunnels: readonly number[] | null;
  readonly troopMines: readonly number[] | null;
  /** Where the Blood Berets come in; null: as they like. */
  readonly entry: number | null;
}

/** All of it is chosen in the set-up. */
export const AS_PRINTED: Layout = {
  content: null,
  sections: STANDARD,
  pieces: Array<null>(SECTIONS).fill(null),
  display: {},
  tunnels: null,
  troopMines: null,
  entry: null,
};
