/** What a position holds, worked out by the rules: where each figure gets, whom it sees and what its attacks promise. */
import type { Seat } from './game.ts';
import type { Modifier } from './odds.ts';

/** [column, row], zero-based from the top left. */
export type Place = readonly [column: number, row: number];

export interface Inspection {
  board: BoardReport;
  figures: readonly FigureReport[];
}

export interface FigureReport {
  id: string;
  unit: string;
  seat: Seat;
  squad: string;
  at: Place;
  /** One character for the figure's kind on a drawn board. */
  mark: string;
  /** Actions that the answers below count with: what is left of a turn under way, else those of a fresh one. */
  actions: number;
  /** Every square it can get to with all of them, nearest first; the one it stands on is none. */
  reach: readonly Reached[];
  /** Every enemy on the board. */
  sight: readonly Sight[];
  /** Every attack it may make from where it stands. */
  attacks: readonly AttackReport[];
}

export interface Reached {
  at: Place;
  /** The least steps there. */
  steps: number;
  /** Moves that they take: 1 is within one move, 0 within the steps that are left of one. */
  moves: number;
}

export interface Sight {
  to: string;
  clear: boolean;
  /** What blocks the line, or what it leaves the target for cover: from the seer's end on, square by square. */
  because: readonly string[];
}

export interface AttackReport {
  kind: string;
  aimed?: boolean;
  target: string;
  /** Where it is made from, if the attacker moves for it. */
  from?: Place;
  /** All targets, where the attack is one part of an action against several. */
  together?: readonly string[];
  attackDice: string;
  armorDice: string;
  /** The chance that it eliminates the target, and the same exactly: "35/128". */
  kill: number;
  fraction: string;
  modifiers: readonly Modifier[];
}

/** How a kind of square looks in a picture. */
export const LOOKS = ['open', 'green', 'rough', 'block', 'floor', 'gap', 'water', 'pit', 'height'] as const;
export type Look = (typeof LOOKS)[number];

export interface BoardReport {
  columns: number;
  rows: number;
  /** The kinds of squares that the board has, in the order of the rules. `mark`: its character on a drawn board. */
  kinds: readonly { name: string; mark: string; look: Look }[];
  /** By square, row by row: a place in `kinds`. */
  squares: readonly number[];
  /** Edges with something on them: of square `at`, its upper or its left one. `heavy`: nothing gets through. */
  edges: readonly { name: string; mark: string; heavy: boolean; at: Place; side: 'top' | 'left' }[];
  /** Squares that the mission marks, such as those where a squad starts. */
  marked: readonly { name: string; mark: string; of: string; at: Place }[];
}
