/** What the Legion player alone knows, as plain data: what lies under the board, behind troop counters, in the jungle and in a Nepharite's hand. Only `apply` and what it calls write to it. */
import type { Sleeper } from './data/weapons.ts';
import { SECTIONS } from './data/sections.ts';
import type { BoardPiece } from './state.ts';
import type { Hidden, Necrotech, Power } from './vocabulary.ts';

/** A Nepharite's cards. */
export interface Hand {
  readonly powers: readonly Power[];
  readonly necrotech: readonly Necrotech[];
  readonly awake: readonly Sleeper[];
  /** Turn in which it roused a sleeper as a troop counter, and so has acted; its initiative counter lies on the card, not beside the troop counter. */
  readonly aroused: number;
  /** Attack strength of its alimahn this turn; 0. */
  readonly strength: number;
}

/** What the Legion player alone knows; entries are replaced, never written to. */
export interface Secret {
  /** By section: the piece that lies there. Null before it is laid. */
  pieces: (BoardPiece | null)[];
  /** Pieces still to be laid. */
  stock: BoardPiece[];
  /** By slot: the piece that the counter stands for; -1. */
  faces: number[];
  /** By section: what is hidden there. */
  hidden: Hidden[][];
  /** By id of a marker. */
  kinds: Hidden[];
  /** By piece; null for whoever has no cards. */
  hands: (Hand | null)[];
}

export function newSecret(pieces: number, slots: number): Secret {
  return {
    pieces: Array<null>(SECTIONS).fill(null),
    stock: [],
    faces: Array<number>(slots).fill(-1),
    hidden: Array.from({ length: SECTIONS }, () => []),
    kinds: [],
    hands: Array<null>(pieces).fill(null),
  };
}

export function copySecret({ pieces, stock, faces, hidden, kinds, hands }: Readonly<Secret>): Secret {
  return { pieces: [...pieces], stock: [...stock], faces: [...faces], hidden: hidden.map((kinds) => [...kinds]), kinds: [...kinds], hands: [...hands] };
}
