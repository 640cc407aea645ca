/** A figure or a piece that may become one: where it is, what it bears, what ails it, as plain data. Only `apply` and what it calls write to it. */
import type { Seat } from '../../kernel/game.ts';
import type { Equipment, Facing, Weapon } from './vocabulary.ts';

/**
 * Where a piece's story stands. `away`: not in the game yet. `outside`: a Blood Beret who is still to come. `hidden`: a troop counter, on the
 * display or on the board, and only the Legion player knows which. `held`: a Legion figure that waits outside the section it has to enter.
 * `warped`: in another dimension. `below`: went down the tunnel and waits to come out of it. `safe`: out again with the map. `spotted`: a dummy found out. `left`: on the ground when the fight went below.
 */
export const FATES = ['away', 'outside', 'hidden', 'in-play', 'held', 'warped', 'below', 'safe', 'spotted', 'left', 'dead'] as const;
export type Fate = (typeof FATES)[number];

export interface Figure {
  fate: Fate;
  /** Whose it is now: an imprisoned Blood Beret serves the Legion. */
  seat: Seat;
  /** Its square (row * width + column), or the last one it stood on; -1 before. */
  at: number;
  facing: Facing;
  /** Area that a held figure has to enter; -1. */
  into: number;
  /** Wounds suffered. */
  wounds: number;
  /** Its initiative counter lies beside it; of a hidden piece it lies beside the counter. */
  acted: boolean;
  /** A stunned-marker lies beside it: the owner spends a draw on it. */
  stunned: boolean;
  /** Own activations for which it stays blind. */
  blind: number;
  /** Turn in which burning plasma lets it do nothing but move; 0. */
  burning: number;
  /** Weapons that jam. */
  jammed: Weapon[];
  /** Its scanner jams. */
  scannerJams: boolean;
  /** Its gun blew up: only the blade is left. */
  disarmed: boolean;
  /** Cards that it bears, and those that a malfunction destroyed. */
  gear: Equipment[];
  broken: Equipment[];
  /** Whom it has taken aim at; -1. */
  aim: number;
  /** What the dark aura of this turn does to it; none: it has not seen it. */
  awe: 'none' | 'laughs' | 'kept-off' | 'cowed' | 'flees';
  /** Its own aura, until the turn ends; perfect: results are moved down one step. */
  aura: 'none' | 'plain' | 'perfect';
  /** Dark powers used this turn. */
  powers: number;
  /** Turn in which a nefasti was last fired; 0. */
  nefasti: number;
  /** A nafai was fired, a Time Death was tried: once only. */
  spent: ('nafai' | 'time-death')[];
  /** The hyperactivator is on, until its next own activation. */
  hyper: boolean;
  /** Turn at the end of which it comes back from another dimension; 0. */
  warped: number;
}

export function newFigure(seat: Seat): Figure {
  return {
    fate: 'away', seat, at: -1, facing: 'north', into: -1, wounds: 0, acted: false, stunned: false, blind: 0, burning: 0, jammed: [], scannerJams: false, disarmed: false,
    gear: [], broken: [], aim: -1, awe: 'none', aura: 'none', powers: 0, nefasti: 0, spent: [], hyper: false, warped: 0,
  };
}

/** On the board as a figure: standing in a section, or held outside one. */
export const standing = ({ fate }: Readonly<Figure>): boolean => fate === 'in-play' || fate === 'held';
